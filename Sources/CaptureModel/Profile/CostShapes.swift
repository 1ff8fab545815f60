import JSONSource

extension Coefficient {
  /// From 0: what is added or multiplied.
  static let shape = shape(0...1e15)

  /// From 1: what is divided by.
  static let divisor = shape(1...1e15)

  private static func shape(_ bounds: ClosedRange<Double>) -> Shape<Coefficient> {
    let object = ObjectShape<Coefficient>(
      {
        Field("low", .number(bounds), about: "The least that it can be", isRequired: true) { $0.low = $1.value }
        Field("value", .number(bounds), about: "The value", isRequired: true) { $0.value = $1.value }
        Field("high", .number(bounds), about: "The most that it can be", isRequired: true) { $0.high = $1.value }
        Field("source", .sourceID, about: "The id of the profile's source") { $0.source = $1.value }
      },
      make: { _ in Coefficient() })
    return Shape<Coefficient>(object.shape.schema) { reader, value in
      guard let coefficient = object.read(&reader, value) else { return nil }
      guard coefficient.low <= coefficient.value && coefficient.value <= coefficient.high else {
        reader.report(
          .valueOutOfRange(
            "this interval", allowed: "low ≤ value ≤ high", at: reader.document.range(of: value)))
        return nil
      }
      return coefficient
    }
  }
}

extension CostCoefficients: ShapedObject {
  private static let budget = ObjectShape<CostCoefficients>(
    coefficients(of: .pixelBudget)
      + FieldList {
        Field("source", .sourceID, about: "The id of the source that says so") {
          for key in CoefficientKey.keys(of: .pixelBudget) { $0[key]?.source = $1.value }
        }
      },
    make: { _ in CostCoefficients() })

  private static let hardware = ObjectShape<CostCoefficients>(
    FieldList {
      Field("pixelBudget", budget.shape, about: "What a session may read in a second") {
        $0.take(.pixelBudget, from: $1.value)
      }
    }
      + coefficients(of: .hardware),
    make: { _ in CostCoefficients() })

  /// One key for each coefficient of a section.
  private static func coefficients(of section: CoefficientKey.Section) -> FieldList<CostCoefficients> {
    let fields = CoefficientKey.keys(of: section).map { key in
      // The budget is what is divided by, and no budget goes without either part of it.
      let shape = key == .pixelBudget ? Coefficient.divisor : Coefficient.shape
      return Field<CostCoefficients>(
        key.name, shape, about: "A coefficient of the cost model", isRequired: section == .pixelBudget
      ) { $0[key] = $1.value }
    }
    return FieldList(fields)
  }

  private static let stabilization = Shape<[StabilizationCost]>.pairs(of: Coefficient.shape) { key, cost in
    StabilizationMode(rawValue: key).map { StabilizationCost(mode: $0, cost: cost) }
  }

  private static let pressure = ObjectShape<CostCoefficients>(
    coefficients(of: .systemPressure)
      + FieldList {
        Field(
          "stabilization", stabilization,
          about: "What each stabilization mode adds to systemPressureCost; a mode that is not here is not known"
        ) { $0.stabilization = $1.value }
        Field("restsOnReading", .boolean, about: "Whether the pressure coefficients rest on a reading of this device") {
          $0.pressureRestsOnReading = $1.value
        }
      },
    make: { _ in CostCoefficients() })

  package static let shape = ObjectShape<CostCoefficients>(
    {
      Field("basis", .name("kind of fact"), about: "How the coefficients are known", isRequired: true) {
        $0.basis = $1.value
      }
      Field("note", .nullable(.text()), about: "For people: which readings they rest on, and how sure they are") {
        $0.note = $1.value
      }
      Field("quantized", .boolean, about: "Whether readings suggest that costs move in steps") {
        $0.quantized = $1.value
      }
      Field(
        "step", .number(1e-6...1), about: "What hardwareCost is rounded up to multiples of; left out: it is not rounded"
      ) {
        $0.step = $1.value
      }
      Field("hardware", hardware.shape, about: "The coefficients of hardwareCost") {
        $0.take(.pixelBudget, from: $1.value)
        $0.take(.hardware, from: $1.value)
      }
      Field("systemPressure", pressure.shape, about: "The coefficients of systemPressureCost") {
        $0.take(.systemPressure, from: $1.value)
        $0.stabilization = $1.value.stabilization
        $0.pressureRestsOnReading = $1.value.pressureRestsOnReading
      }
      Field("readings", .values(of: .object(CostReading.self)), about: "Public readings of the device") {
        $0.readings = $1.value
      }
    },
    make: { _ in CostCoefficients() })
}
