import CaptureModel
import JSONSource

/// The charges of the terms so far.
struct CostCharges {
  /// The coefficients of the profile.
  let coefficients: CostCoefficients

  // The sources of the profile's facts.
  private let sources: [ProfileSource]

  /// The sum.
  private(set) var total = CostInterval.zero

  /// The items of the bill; empty if only the sum is needed.
  private(set) var items: [CostBill.Item] = []

  /// The facts missing for a value.
  var missing: [Fact] = []

  private let isItemized: Bool

  init(_ model: CostModel, isItemized: Bool) {
    coefficients = model.coefficients
    sources = model.sources
    self.isItemized = isItemized
  }

  /// Starts again from zero.
  mutating func clear() { (total, items, missing) = (.zero, [], []) }

  /// Adds an item, known as well as the weakest of the model, its source and whatever else counts.
  mutating func add(
    _ factor: CostFactor, of input: String, _ cost: CostInterval, atMost basis: FactKind? = nil, source: String?
  ) {
    total = total + cost
    guard isItemized else { return }
    let own = source.map { kind(ofSource: $0) } ?? model
    items.append(
      CostBill.Item(
        input: input, factor: factor, cost: cost, basis: model.weaker(own).weaker(basis ?? model), source: source,
        pixels: nil))
  }

  /// Adds a camera's pixels, known as well as the weakest of the model, the format and its readout. Bounds don't count.
  mutating func add(_ pixels: PixelCharge, of input: String) {
    missing += pixels.missing
    total = total + pixels.cost
    guard isItemized else { return }
    items.append(
      CostBill.Item(
        input: input, factor: .pixels, cost: pixels.cost, basis: basis(of: pixels),
        source: coefficients[.pixelBudget]?.source, pixels: pixels.term))
  }

  /// How the pixels of a camera are known; needed only for items.
  func basis(of pixels: PixelCharge) -> FactKind {
    guard isItemized, pixels.hasFormat else { return model }
    let format = model.weaker(kind(ofSource: pixels.source))
    return pixels.readoutSource.map { format.weaker(kind(ofSource: $0)) } ?? format
  }

  /// How the model is known as a whole.
  private var model: FactKind { coefficients.basis ?? .estimated }

  /// How facts with this source are known, as in `DeviceProfile.kind(ofSource:)`.
  private func kind(ofSource id: String?) -> FactKind {
    id.flatMap { id in sources.first { $0.id == id } }?.kind ?? .reported
  }

  /// Adds a coefficient as an item; an unknown one is missing.
  mutating func add(_ factor: CostFactor, of input: String, _ key: CoefficientKey) {
    let coefficient = coefficients[key]
    if coefficient == nil { missing.append(.coefficient(key)) }
    add(factor, of: input, coefficient?.interval ?? .unbounded, source: coefficient?.source)
  }
}
