import CaptureModel

/// A share of what was requested, as an exact fraction.
public struct Share: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The numerator of the fraction in lowest terms.
  public let numerator: UInt64

  /// The denominator; 0 for the share of a disabled camera.
  public let denominator: UInt64

  /// A fraction in lowest terms.
  private init(lowest numerator: UInt64, _ denominator: UInt64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A fraction; O(log of the smaller number).
  init(_ numerator: UInt64, of denominator: UInt64) {
    let divisor = Self.divisor(numerator, denominator)
    self.init(lowest: numerator / divisor, denominator / divisor)
  }

  /// One rate as a share of another, in millionths of a frame, which is finer than any camera's clock.
  init(_ rate: FrameRate, of other: FrameRate) {
    self.init(Self.millionths(min(rate, other)), of: max(1, Self.millionths(other)))
  }

  /// The whole.
  public static let whole = Share(lowest: 1, 1)

  /// The share of a disabled camera: it compares as more than the whole, so that it never counts as the worst.
  static let none = Share(lowest: 1, 0)

  /// Whether it is the whole.
  public var isWhole: Bool { numerator >= denominator }

  /// Whole percent, rounded down.
  public var percent: Int {
    isWhole ? 100 : Int(denominator.dividingFullWidth(numerator.multipliedFullWidth(by: 100)).quotient)
  }

  /// Whole percent for people: `56%`, `under 1%`.
  public var words: String { percent < 1 ? "under 1%" : "\(percent)%" }

  /// `9/16`; `1` for the whole.
  public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  /// Orders by size.
  public static func < (left: Share, right: Share) -> Bool {
    let (first, second) = (
      left.numerator.multipliedFullWidth(by: right.denominator),
      right.numerator.multipliedFullWidth(by: left.denominator)
    )
    return (first.high, first.low) < (second.high, second.low)
  }

  /// A share of a share.
  ///
  /// Sides of a picture have at most five digits and rates ten, so the products don't overflow.
  static func * (left: Share, right: Share) -> Share {
    let first = divisor(left.numerator, right.denominator)
    let second = divisor(right.numerator, left.denominator)
    let above = (left.numerator / first).multipliedReportingOverflow(by: right.numerator / second)
    let below = (left.denominator / second).multipliedReportingOverflow(by: right.denominator / first)
    return above.overflow || below.overflow
      ? Share(lowest: 0, 1) : Share(lowest: above.partialValue, below.partialValue)
  }

  private static func millionths(_ rate: FrameRate) -> UInt64 {
    UInt64((Swift.min(Swift.max(rate.value, 0), 1e9) * 1e6).rounded())
  }

  private static func divisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return Swift.max(left, 1)
  }
}
