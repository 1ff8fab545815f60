/// A number of the cost model with its bounds, and where it comes from.
public struct Coefficient: Sendable {
  public var low = 0.0
  public var value = 0.0
  public var high = 0.0
  public var source: String?

  /// The bounds alone.
  public var interval: CostInterval { CostInterval(low: low, value: value, high: high) }
}

/// The coefficients of a profile's cost model; one that is `nil` is not known.
public struct CostCoefficients: Sendable {
  public var basis: CostBasis?
  public var note: String?

  /// Whether readings suggest that costs move in steps.
  public var quantized = false

  /// The pixel budget of the image signal processor, in pixels a second, at no weight of delivered pixels.
  public var pixelBudget: Coefficient?

  /// What a unit of that weight adds to the budget.
  public var pixelBudgetPerWeight: Coefficient?

  /// How much a delivered pixel weighs against a sensor pixel.
  public var deliveredWeight: Coefficient?

  /// What each camera that streams depth costs.
  public var depthStream: Coefficient?

  /// What video HDR multiplies the sensor rate by.
  public var hdrFactor: Coefficient?

  /// What the sensor part of hardwareCost costs in system pressure.
  public var perHardwareCost: Coefficient?
  public var stabilization: [(mode: StabilizationMode, cost: Coefficient)] = []
  public var opticalStabilization: Coefficient?
  public var videoHDR: Coefficient?
  public var depthProjector: Coefficient?
  public var lidar: Coefficient?
  public var microphoneBeam: Coefficient?

  /// Whether the pressure coefficients rest on a reading of this device.
  public var pressureRestsOnReading = false

  /// Public readings of the device.
  public var readings: [CostReading] = []
}

/// How a cost is known.
public enum CostBasis: String, Vocabulary {
  case measured, derived, estimated
}

/// What a device of this kind once reported as its costs.
public struct CostReading: Sendable {
  public var id = ""
  public var hardwareCost: [Double] = []
  public var systemPressureCost: Double?
  public var configuration: String?
  public var source: String?
}
