public import JSONSource

/// The coefficients of a profile's cost model; `nil` if unknown.
public struct CostCoefficients: Sendable {
  /// How the coefficients are known.
  public var basis: FactKind?

  /// For people: which readings they come from, and how sure they are.
  public var note: String?

  /// Whether readings suggest that costs move in steps.
  public var quantized = false

  /// The step to whose multiples hardwareCost is rounded up; `nil` if none is known.
  public var step: Double?

  /// What each stabilization mode adds to systemPressureCost; missing modes are unknown.
  public var stabilization: [StabilizationCost] = []

  /// Whether the pressure coefficients come from a reading of this device.
  public var pressureRestsOnReading = false

  /// Public readings of the device.
  public var readings: [CostReading] = []

  // The coefficients by key number, except those of stabilization modes.
  var known = [Coefficient?](repeating: nil, count: CoefficientKey.allCases.count)

  /// Coefficients, all unknown.
  package init() {}

  /// A coefficient; `nil` if unknown.
  public subscript(key: CoefficientKey) -> Coefficient? {
    get { known[key.rawValue] }
    set { known[key.rawValue] = newValue }
  }
}

extension CostCoefficients: KeyedObject, ShapedObject {
  package static var blank: CostCoefficients { CostCoefficients() }

  package static let shape = ObjectShape(keysOf: CostCoefficients.self)

  /// A model without a basis is empty.
  package var isLeftOut: Bool { basis == nil }

  /// A model without a basis is written as estimated.
  package var written: CostCoefficients {
    var model = self
    model.basis = basis ?? .estimated
    return model
  }

  package static func visit(_ keys: inout some KeyVisitor<CostCoefficients>) {
    keys.key("basis", .known(.name("kind of fact")), about: "How the coefficients are known", .required) {
      $1(&$0.basis)
    }
    keys.key("note", .nullable(.text()), about: "For people: which readings they come from, and how sure they are") {
      $1(&$0.note)
    }
    keys.key("quantized", .boolean, about: "Whether readings suggest that costs move in steps") { $1(&$0.quantized) }
    keys.key(
      "step", .known(.number(1e-6...1)),
      about: "The step to whose multiples hardwareCost is rounded up; left out if none is known"
    ) { $1(&$0.step) }
    keys.group("hardware", about: "The coefficients of hardwareCost", .always) { keys in
      keys.group("pixelBudget", about: "How many pixels a session may read per second", []) { keys in
        visit(.pixelBudget, &keys, .required)
        keys.read("source", .sourceID, about: KeySentence.source) {
          for key in CoefficientKey.keys(of: .pixelBudget) { $0[key]?.source = $1.value }
        }
      }
      visit(.hardware, &keys)
    }
    keys.group("systemPressure", about: "The coefficients of systemPressureCost", .always) { keys in
      visit(.systemPressure, &keys)
      keys.key(
        "stabilization", StabilizationCost.list,
        about: "What each stabilization mode adds to systemPressureCost; missing modes are unknown"
      ) { $1(&$0.stabilization) }
      keys.key(
        "restsOnReading", .boolean, about: "Whether the pressure coefficients come from a reading of this device"
      ) { $1(&$0.pressureRestsOnReading) }
    }
    keys.key("readings", .values(of: .object(CostReading.self)), about: "Public readings of the device") {
      $1(&$0.readings)
    }
  }

  /// Visits one key for each coefficient of a section.
  private static func visit(
    _ section: CoefficientKey.Section, _ keys: inout some KeyVisitor<CostCoefficients>, _ options: KeyOptions = []
  ) {
    for key in CoefficientKey.keys(of: section) {
      // The budget is a divisor.
      keys.key(
        key.name, .known(key == .pixelBudget ? Coefficient.divisor : Coefficient.shape),
        about: key.about, options
      ) { $1(&$0[key]) }
    }
  }
}
