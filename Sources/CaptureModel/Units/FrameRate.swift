import JSONSource

/// A frame rate, in frames per second.
public struct FrameRate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Frames per second.
  public let value: Double

  /// A rate.
  public init(_ value: Double) { self.value = value }

  /// Orders by speed.
  public static func < (left: FrameRate, right: FrameRate) -> Bool { left.value < right.value }

  /// `30`, `23.98`.
  public var description: String { JSONNumber.text(of: value) }

  /// `30 frames a second`, `1 frame a second`.
  public var perSecond: String { value == 1 ? "1 frame a second" : "\(self) frames a second" }
}

extension Shape where Value == FrameRate {
  /// Frames per second, from 0.01 (one frame in 100 seconds) to 1000.
  package static var frameRate: Shape {
    Shape<Double>.number(0.01...1000, "frames a second").map({ FrameRate($0) }, back: \.value)
  }
}
