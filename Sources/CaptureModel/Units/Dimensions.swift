/// The size of an image in pixels.
public struct Dimensions: Hashable, Sendable, CustomStringConvertible {
  /// Columns, in pixels.
  public let width: Int

  /// Rows, in pixels.
  public let height: Int

  /// A size.
  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var pixels: Int { width * height }

  /// The size after rotation by a quarter turn.
  public var turned: Dimensions { Dimensions(height, width) }

  /// Whether two sizes have the same aspect ratio, within one pixel of rounding.
  public func hasSameAspect(as other: Dimensions) -> Bool {
    let difference = width * other.height - height * other.width
    return abs(difference) <= max(width, other.width)
  }

  /// `1920x1080`.
  public var description: String { "\(width)x\(height)" }
}
