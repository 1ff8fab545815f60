package import CaptureModel
package import CaptureSession

/// A session whose costs were read on a device, in terms of the cost model.
package struct CalibrationReading: Sendable {
  /// The name of the reading.
  package let id: String

  /// The cost that was read; `nil` if it was not read.
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

  /// The facts of the session that are missing, whatever the coefficients.
  func missing(_ cost: SessionCost) -> [Fact] {
    model.cost(cost, charging: DriverValues.unit.coefficients)?.missing ?? []
  }

  func read(_ cost: SessionCost) -> ReadCost? { cost == .hardwareCost ? hardware : pressure }
}

extension DriverValues {
  /// Values where each driver costs something, of a realistic order of magnitude.
  static var unit: DriverValues {
    var unit = DriverValues(CostCoefficients())
    for driver in CostDriver.all { unit[driver] = CostDriver.pixels.contains(driver) ? 5e-10 : 1 }
    return unit
  }
}
