public import CaptureModel

/// The levels on which plans are compared, the most important first.
public enum QualityLevel: Int, CaseIterable, Sendable {
  /// The camera streams at all.
  case enabled

  /// The shape of the picture is as asked.
  case aspectRatio

  /// Frames a second: the more the better.
  case frameRate

  /// Pixels of the picture: the more the better.
  case pixels

  /// The sensor adds up pixels, or does not, as asked.
  case binning

  /// The format is the one that was asked for.
  case askedFormat

  /// The connections of a virtual device stay on its own port.
  case switchingPort
}

/// What a camera has on a level.
public enum QualityValue: Hashable, Sendable {
  /// Whether it streams.
  case enabled(Bool)

  /// Whether the picture has the shape that was asked for.
  case aspectRatio(asAsked: Bool)

  /// Its frame rate.
  case frameRate(FrameRate)

  /// The size of its picture; `nil` where it is what the graph has.
  case size(Dimensions?)

  /// Whether the sensor adds up pixels as it reads.
  case binned(Bool)

  /// Whether the format is the one that was asked for.
  case format(asAsked: Bool)

  /// Whether its video comes from the port that switches between constituents.
  case port(isSwitching: Bool)
}
