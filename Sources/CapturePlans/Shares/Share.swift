import CaptureModel

/// How much of something that was asked for is still there, as an exact fraction.
public struct Share: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// What is above the line of the fraction in lowest terms.
  public let numerator: UInt64

  /// What is below it.
  public let denominator: UInt64

  /// A fraction in lowest terms.
  private init(lowest numerator: UInt64, _ denominator: UInt64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A fraction; O(log of the smaller).
  init(_ numerator: UInt64, of denominator: UInt64) {
    let divisor = Self.divisor(numerator, denominator)
    self.init(lowest: numerator / divisor, denominator / divisor)
  }

  /// One rate as a share of another. Rates count in millionths of a frame, which is finer than any clock of a camera.
  init(_ rate: FrameRate, of other: FrameRate) {
    self.init(Self.millionths(min(rate, other)), of: max(1, Self.millionths(other)))
  }

  /// All of it.
  public static let whole = Share(lowest: 1, 1)

  /// What compares as more than all of it: the share of a camera that is disabled and counts for none.
  static let none = Share(lowest: 1, 0)

  /// Whether nothing is lost.
  public var isWhole: Bool { numerator >= denominator }

  /// The whole percents, rounded down.
  public var percent: Int {
    isWhole ? 100 : Int(denominator.dividingFullWidth(numerator.multipliedFullWidth(by: 100)).quotient)
  }

  /// Whole percents for people: `56%`, `under 1%`.
  public var words: String { percent < 1 ? "under 1%" : "\(percent)%" }

  /// `9/16`; `1` for all of it.
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
  /// The sides of a picture have five digits and a rate ten, so that the products fit.
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
