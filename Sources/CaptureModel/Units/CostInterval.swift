/// A number that is known to lie between two ends.
public struct CostInterval: Hashable, Sendable {
  /// The least that it can be.
  public let low: Double

  /// The best guess; `nil` where a coefficient is missing.
  public let value: Double?

  /// The most that it can be; `nil` where nothing bounds it.
  public let high: Double?

  /// A number that is known exactly.
  public init(_ value: Double) { self.init(low: value, value: value, high: value) }

  /// A number between two ends.
  public init(low: Double, value: Double?, high: Double?) {
    self.low = low
    self.value = value
    self.high = high
  }

  /// Nothing.
  public static let zero = CostInterval(0)

  /// Anything from 0 up.
  public static let unbounded = CostInterval(low: 0, value: nil, high: nil)

  /// The sum, end by end.
  public static func + (left: CostInterval, right: CostInterval) -> CostInterval {
    CostInterval(
      low: left.low + right.low, value: both(left.value, right.value, +), high: both(left.high, right.high, +))
  }

  /// The product of two numbers that are not negative, end by end.
  public static func * (left: CostInterval, right: CostInterval) -> CostInterval {
    CostInterval(
      low: left.low * right.low, value: both(left.value, right.value, *), high: both(left.high, right.high, *))
  }

  /// The quotient of two numbers that are not negative: least over most, most over least.
  public static func / (left: CostInterval, right: CostInterval) -> CostInterval {
    CostInterval(
      low: right.high.map { $0 > 0 ? left.low / $0 : 0 } ?? 0,
      value: right.value == 0 ? nil : both(left.value, right.value, /),
      high: right.low > 0 ? left.high.map { $0 / right.low } : nil)
  }

  /// The least interval that holds both; the value is this one's.
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
