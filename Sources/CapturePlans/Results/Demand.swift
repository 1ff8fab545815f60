public import CaptureModel

/// A condition that a plan must meet.
public enum Demand: Hashable, Sendable {
  /// The camera streams.
  case camera(String)

  /// Nothing about the camera changes.
  case untouched(String)

  /// The camera's picture is no smaller.
  case size(String, width: Int?, height: Int?)

  /// The camera is no slower.
  case frameRate(String, FrameRate)

  /// The camera's binning stays.
  case binning(String, Bool)

  /// No camera is slower.
  case minimumFrameRate(FrameRate)

  /// No picture is smaller.
  case minimumSize(Dimensions)

  /// The cameras, by their inputs' ids, have one rate, as a synchronizer delivers what belongs together.
  case oneRate([String])

  /// The id of the input that it is about; `nil` if it is about all.
  public var input: String? {
    switch self {
    case .camera(let input), .untouched(let input), .size(let input, _, _), .frameRate(let input, _),
      .binning(let input, _):
      input
    case .minimumFrameRate, .minimumSize, .oneRate: nil
    }
  }

  /// Whether it demands that a camera streams.
  public var isCamera: Bool {
    if case .camera = self { return true }
    return false
  }
}
