public import JSONSource

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

  /// A number between its bounds.
  package init(low: Double = 0, value: Double = 0, high: Double = 0, source: String? = nil) {
    (self.low, self.value, self.high, self.source) = (low, value, high, source)
  }

  /// The bounds alone.
  public var interval: CostInterval { CostInterval(low: low, value: value, high: high) }
}

/// The coefficients of a profile's cost model; one that is `nil` is not known.
public struct CostCoefficients: Sendable {
  /// How the coefficients are known.
  public var basis: FactKind?

  /// For people: which readings they rest on, and how sure they are.
  public var note: String?

  /// Whether readings suggest that costs move in steps.
  public var quantized = false

  /// What hardwareCost is rounded up to multiples of; `nil` where it is not known to move in steps.
  public var step: Double?

  /// What each stabilization mode adds to systemPressureCost; a mode that is not here is not known.
  public var stabilization: [StabilizationCost] = []

  /// Whether the pressure coefficients rest on a reading of this device.
  public var pressureRestsOnReading = false

  /// Public readings of the device.
  public var readings: [CostReading] = []

  // By the number of a key: all coefficients but those of stabilization modes.
  var known = [Coefficient?](repeating: nil, count: CoefficientKey.allCases.count)

  /// Coefficients of which none is known.
  package init() {}

  /// A coefficient; `nil` where it is not known.
  public subscript(key: CoefficientKey) -> Coefficient? {
    get { known[key.rawValue] }
    set { known[key.rawValue] = newValue }
  }

  /// Takes over what another one knows of a section.
  mutating func take(_ section: CoefficientKey.Section, from other: CostCoefficients) {
    for key in CoefficientKey.keys(of: section) { self[key] = other[key] }
  }
}

/// What a stabilization mode adds to systemPressureCost.
public struct StabilizationCost: Sendable {
  /// The mode.
  public var mode: StabilizationMode

  /// What it adds.
  public var cost: Coefficient

  /// A mode, and what it adds.
  package init(mode: StabilizationMode, cost: Coefficient) { (self.mode, self.cost) = (mode, cost) }
}
