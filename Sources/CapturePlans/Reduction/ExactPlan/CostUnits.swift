import CaptureSession

/// Costs as whole numbers, in units of 10⁻¹², so that sums are exact in any order.
enum CostUnits {
  private static let scale = 1e12

  /// Larger costs are cut to this; they miss every target anyway.
  private static let most = 1e4

  /// A cost.
  static func units(_ cost: Double) -> Int { cost < most ? Int((cost * scale).rounded()) : Int(most * scale) }

  /// The highest sum that meets a target, with the tolerance of every comparison.
  static func limit(_ target: Double) -> Int { Int(((min(target, most) + CostModel.tolerance) * scale).rounded(.down)) }

  /// A number of units as a cost.
  static func cost(_ units: Int) -> Double { Double(units) / scale }
}
