package import CaptureModel
package import CaptureSession

/// A session with costs that were read on a device.
package struct CalibrationReading: Sendable {
  /// The name of the reading.
  package let id: String

  /// The cost that was read; `nil` if none was.
  package let hardware: ReadCost?
  package let pressure: ReadCost?

  private let model: CostModel

  /// A session on the device's profile, and the costs read from it.
  package init(id: String, session: ResolvedSession, hardware: ReadCost?, pressure: ReadCost?) {
    (self.id, self.hardware, self.pressure) = (id, hardware, pressure)
    model = CostModel(session)
  }

  /// A cost of the session with some coefficients, not rounded to steps; `nil` if the session has none.
  func cost(_ cost: SessionCost, _ coefficients: CostCoefficients) -> CostInterval? {
    model.cost(cost, charging: coefficients)?.total
  }

  /// The missing facts of the session; they don't depend on the coefficients.
  func missing(_ cost: SessionCost) -> [Fact] {
    model.cost(cost, charging: DriverValues.unit.coefficients)?.missing ?? []
  }

  func read(_ cost: SessionCost) -> ReadCost? { cost == .hardwareCost ? hardware : pressure }
}

extension DriverValues {
  /// Values at which each driver costs something of a realistic magnitude.
  static var unit: DriverValues {
    var unit = DriverValues(CostCoefficients())
    for driver in CostDriver.all { unit[driver] = CostDriver.pixels.contains(driver) ? 5e-10 : 1 }
    return unit
  }
}
