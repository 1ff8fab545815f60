public import CaptureModel

extension CostFactor {
  /// Video stabilization of a connection.
  public static func stabilization(_ mode: StabilizationMode) -> CostFactor {
    CostFactor("stabilization.\(mode.rawValue)", "\(mode.rawValue) stabilization")
  }
}

extension CostTerm {
  /// Each stabilization mode that a camera's connections ask for.
  static let stabilization = CostTerm.ofCamera(.systemPressureCost, dependsOn: .format) { use, charges in
    let known = charges.coefficients.stabilization
    for mode in use.stabilization {
      let coefficient = known.first { $0.mode == mode }?.cost
      if coefficient == nil, mode == .auto, !known.isEmpty {
        // The system chooses anything from no stabilization to the most expensive known mode.
        let high = known.map(\.cost.high).max() ?? 0
        charges.add(
          .stabilization(mode), of: use.id, CostInterval(low: 0, value: nil, high: high),
          source: known.first?.cost.source)
        charges.missing.append(.automaticStabilization(input: use.id))
        continue
      }
      if coefficient == nil { charges.missing.append(.stabilizationCost(mode)) }
      charges.add(
        .stabilization(mode), of: use.id, coefficient?.interval ?? .unbounded, source: coefficient?.source)
    }
  }
}
