import CaptureSession

/// Costs as whole numbers, in billionths of a thousandth: sums of them are exact whatever their order.
enum CostUnits {
  private static let scale = 1e12

  /// No cost is larger; beyond it every target is missed anyway.
  private static let most = 1e4

  /// A cost.
  static func units(_ cost: Double) -> Int { cost < most ? Int((cost * scale).rounded()) : Int(most * scale) }

  /// The highest sum that meets a target, with the tolerance of every comparison.
  static func limit(_ target: Double) -> Int { Int(((min(target, most) + CostModel.tolerance) * scale).rounded(.down)) }

  /// A cost in units as a number.
  static func cost(_ units: Int) -> Double { Double(units) / scale }
}
