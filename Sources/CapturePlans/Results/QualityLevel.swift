public import CaptureModel

/// The levels on which plans are compared, the most important first.
public enum QualityLevel: Int, CaseIterable, Sendable {
  /// The camera streams at all.
  case enabled

  /// How many of the first 24 frames a second that were asked for still come: the worst-off camera first.
  case motion

  /// How many of the pixels a second that were asked for still come: the worst-off camera first.
  case share

  /// The same, camera by camera in their order.
  case shareInOrder

  /// The shape of the picture is as asked.
  case aspectRatio

  /// Frames a second: the more the better.
  case frameRate

  /// The connections of a virtual device stay on its own port.
  case switchingPort

  /// The sensor adds up pixels, or does not, as asked.
  case binning

  /// The format is the one that was asked for.
  case askedFormat
}

/// What a camera has on a level.
public enum QualityValue: Hashable, Sendable {
  /// Whether it streams.
  case enabled(Bool)

  /// How many frames come of those that count most: the first 24, or all where fewer were asked for.
  case motion(FrameRate, of: FrameRate)

  /// How many of the pixels a second that were asked for come.
  case share(Share)

  /// Whether the picture has the shape that was asked for.
  case aspectRatio(asAsked: Bool)

  /// Its frame rate.
  case frameRate(FrameRate)

  /// Whether its video comes from the port that switches between constituents.
  case port(isSwitching: Bool)

  /// Whether the sensor adds up pixels as it reads.
  case binned(Bool)

  /// Whether the format is the one that was asked for.
  case format(asAsked: Bool)
}
