package import CaptureModel
package import CaptureSession

/// A session whose costs were read on a device, as the cost model sees it.
package struct CalibrationReading: Sendable {
  /// What it is called.
  package let id: String

  /// What was read; `nil` where it was not.
  package let hardware: ReadCost?
  package let pressure: ReadCost?

  private let model: CostModel

  /// A session on the device's profile, and what was read of it.
  package init(id: String, session: ResolvedSession, hardware: ReadCost?, pressure: ReadCost?) {
    (self.id, self.hardware, self.pressure) = (id, hardware, pressure)
    model = CostModel(session)
  }

  /// A cost of the session by some coefficients, not rounded to steps; `nil` where the session has none.
  func cost(_ cost: SessionCost, _ coefficients: CostCoefficients) -> CostInterval? {
    model.cost(cost, charging: coefficients)?.total
  }

  /// What is not known of the session, whatever the coefficients are.
  func missing(_ cost: SessionCost) -> [Fact] {
    model.cost(cost, charging: DriverValues.unit.coefficients)?.missing ?? []
  }

  func read(_ cost: SessionCost) -> ReadCost? { cost == .hardwareCost ? hardware : pressure }
}

extension DriverValues {
  /// Every driver costs something, of the order of what it may cost.
  static var unit: DriverValues {
    var unit = DriverValues(CostCoefficients())
    for driver in CostDriver.all { unit[driver] = CostDriver.pixels.contains(driver) ? 5e-10 : 1 }
    return unit
  }
}
