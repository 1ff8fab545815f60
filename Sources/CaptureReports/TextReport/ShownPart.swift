/// A part of a text report that is told in short, or not at all, unless it is asked for. JSON always has all of it.
public enum ShownPart: String, CaseIterable, Sendable {
  /// What the system will do.
  case predictions

  /// The source, the help and the fixes of each note, which is one line without.
  case notes

  /// The settings that may be left out because nothing says whether the device supports them.
  case guards

  /// The facts that each verdict is based on, device by device.
  case sources
}
