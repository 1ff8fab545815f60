/// A number between two known ends.
public struct CostInterval: Hashable, Sendable {
  /// The least that it can be.
  public let low: Double

  /// The best guess; `nil` if a coefficient is missing.
  public let value: Double?

  /// The most that it can be; `nil` if unbounded.
  public let high: Double?

  /// An exact number.
  public init(_ value: Double) { self.init(low: value, value: value, high: value) }

  /// A number between two ends.
  public init(low: Double, value: Double?, high: Double?) {
    self.low = low
    self.value = value
    self.high = high
  }

  /// Exactly 0.
  public static let zero = CostInterval(0)

  /// Anything from 0 up.
  public static let unbounded = CostInterval(low: 0, value: nil, high: nil)

  /// The sum, end by end.
  public static func + (left: CostInterval, right: CostInterval) -> CostInterval {
    CostInterval(
      low: left.low + right.low, value: both(left.value, right.value, +), high: both(left.high, right.high, +))
  }

  /// The product of two non-negative numbers, end by end.
  public static func * (left: CostInterval, right: CostInterval) -> CostInterval {
    CostInterval(
      low: left.low * right.low, value: both(left.value, right.value, *), high: both(left.high, right.high, *))
  }

  /// The quotient of two non-negative numbers: low over high, high over low.
  public static func / (left: CostInterval, right: CostInterval) -> CostInterval {
    CostInterval(
      low: right.high.map { $0 > 0 ? left.low / $0 : 0 } ?? 0,
      value: right.value == 0 ? nil : both(left.value, right.value, /),
      high: right.low > 0 ? left.high.map { $0 / right.low } : nil)
  }

  /// The smallest interval that contains both, with the value of this one.
  public func union(_ other: CostInterval) -> CostInterval {
    CostInterval(low: min(low, other.low), value: value, high: Self.both(high, other.high) { max($0, $1) })
  }

  /// The same ends without a best guess.
  public var withoutValue: CostInterval { CostInterval(low: low, value: nil, high: high) }

  private static func both(_ left: Double?, _ right: Double?, _ combine: (Double, Double) -> Double) -> Double? {
    guard let left, let right else { return nil }
    return combine(left, right)
  }
}
