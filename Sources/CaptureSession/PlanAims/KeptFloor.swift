import JSONSource
public import CaptureModel

/// An input, and what it must keep.
public struct KeptInput: Hashable, Sendable {
  /// The id of the input.
  public let input: String

  /// The quality that a plan must keep.
  public let floor: KeptFloor

  /// An input with its floor.
  public init(_ input: String, _ floor: KeptFloor) {
    self.input = input
    self.floor = floor
  }
}

/// What an input must keep.
public struct KeptFloor: Hashable, Sendable {
  /// Nothing about the input may change.
  public var isUntouched = false

  /// The minimum width.
  public var width: Int?

  /// The minimum height.
  public var height: Int?

  /// The minimum frame rate.
  public var frameRate: FrameRate?

  /// The binning that must stay.
  public var binned: Bool?

  /// A floor that keeps nothing.
  public init() {}

  /// The floor that a graph's plan asks for.
  init(_ quality: KeptQuality) {
    width = quality.width?.value
    height = quality.height?.value
    frameRate = quality.frameRate?.value
    binned = quality.binned?.value
  }
}
