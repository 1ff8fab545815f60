public import CaptureSession
public import JSONSource

extension Emitter {
  /// Reports the use of a symbol that one of the app's systems lacks: a note, since Swift makes the app check
  /// availability first; an error on a device that never runs a system with it.
  public mutating func emit(
    _ message: String, at range: SourceRange, lackingOn system: OlderSystem, label: String? = nil, fixes: [Fix] = [],
    help: String? = nil
  ) {
    if let device = system.device {
      return emit(
        message, at: range, severity: .error, label: label,
        notes: [Finding.Note("iOS \(system.version) is the last system of \(device)")], fixes: fixes, help: help)
    }
    let ranges = system.range.flatMap { $0 == range ? nil : SourceRange.inOrder($0, range) }
    let note = ranges?.later == range ? "the app runs on iOS \(system.version) and later" : "it is used here"
    emit(
      message, at: ranges?.later ?? range, severity: .note, label: label,
      notes: ranges.map { [Finding.Note(note, at: $0.earlier)] } ?? [], fixes: fixes, help: help)
  }
}
