import JSONSource

/// The size of an image in pixels.
public struct Dimensions: Hashable, Sendable, CustomStringConvertible {
  /// Columns.
  public let width: Int

  /// Rows.
  public let height: Int

  /// A size.
  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// Pixels in all.
  public var pixels: Int { width * height }

  /// Whether two sizes have the same shape, within the rounding of one pixel.
  public func hasSameAspect(as other: Dimensions) -> Bool {
    let difference = width * other.height - height * other.width
    return abs(difference) <= max(width, other.width)
  }

  /// `1920x1080`.
  public var description: String { "\(width)x\(height)" }
}

/// Frames a second.
public struct FrameRate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of frames in a second.
  public let value: Double

  /// A rate.
  public init(_ value: Double) { self.value = value }

  /// Orders by speed.
  public static func < (left: FrameRate, right: FrameRate) -> Bool { left.value < right.value }

  /// `30`, `23.98`.
  public var description: String { JSONNumber.text(of: value) }
}

extension Shape where Value == FrameRate {
  /// Frames a second, from one in a hundred seconds to a thousand.
  package static var frameRate: Shape {
    Shape<Double>.number(0.01...1000, "frames a second").map { FrameRate($0) }
  }
}
