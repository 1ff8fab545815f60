/// A number of the cost model with its bounds, and where it comes from.
public struct Coefficient: Sendable {
  /// The least that it can be.
  public var low = 0.0

  /// The best guess.
  public var value = 0.0

  /// The most that it can be.
  public var high = 0.0

  /// The id of the profile's source.
  public var source: String?

  /// The bounds alone.
  public var interval: CostInterval { CostInterval(low: low, value: value, high: high) }
}

/// The coefficients of a profile's cost model; one that is `nil` is not known.
public struct CostCoefficients: Sendable {
  /// How the coefficients are known.
  public var basis: CostBasis?

  /// For people: which readings they rest on, and how sure they are.
  public var note: String?

  /// Whether readings suggest that costs move in steps.
  public var quantized = false

  /// The pixel budget of the image signal processor, in pixels a second, at no weight of delivered pixels.
  public var pixelBudget: Coefficient?

  /// What a unit of that weight adds to the budget.
  public var pixelBudgetPerWeight: Coefficient?

  /// How much a delivered pixel weighs against a sensor pixel.
  public var deliveredWeight: Coefficient?

  /// What each camera that streams depth adds to hardwareCost.
  public var depthStream: Coefficient?

  /// What video HDR multiplies the sensor rate by.
  public var hdrFactor: Coefficient?

  /// What the sensor part of hardwareCost costs in system pressure.
  public var perHardwareCost: Coefficient?

  /// What each stabilization mode adds to systemPressureCost; a mode that is not here is not known.
  public var stabilization: [StabilizationCost] = []

  /// What optical stabilization adds to systemPressureCost.
  public var opticalStabilization: Coefficient?

  /// What a camera in video HDR adds to systemPressureCost.
  public var videoHDR: Coefficient?

  /// What the infrared projector of a TrueDepth camera that streams depth adds to systemPressureCost.
  public var depthProjector: Coefficient?

  /// What a LiDAR scanner that streams depth adds to systemPressureCost.
  public var lidar: Coefficient?

  /// What each microphone beam that is recorded adds to systemPressureCost.
  public var microphoneBeam: Coefficient?

  /// Whether the pressure coefficients rest on a reading of this device.
  public var pressureRestsOnReading = false

  /// Public readings of the device.
  public var readings: [CostReading] = []
}

/// What a stabilization mode adds to systemPressureCost.
public struct StabilizationCost: Sendable {
  /// The mode.
  public var mode: StabilizationMode

  /// What it adds.
  public var cost: Coefficient
}

/// How a cost is known: fitted to readings of the device, derived from published ones, or estimated.
public enum CostBasis: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  case measured, derived, estimated
}

/// What a device of this kind once reported as its costs.
public struct CostReading: Sendable {
  /// What the profile calls the reading.
  public var id = ""

  /// `AVCaptureSession.hardwareCost`: one value, or several of like sessions; empty where it was not read.
  public var hardwareCost: [Double] = []

  /// `AVCaptureMultiCamSession.systemPressureCost`; `nil` where it was not read.
  public var systemPressureCost: Double?

  /// The session that was read, in words.
  public var configuration: String?

  /// The id of the profile's source.
  public var source: String?
}
