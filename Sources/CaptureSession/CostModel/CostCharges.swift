import CaptureModel
import JSONSource

/// The charges that the terms of the cost model have added so far.
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

  /// Adds an item. Its basis is the weakest of the model's, its source's and the given one.
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

  /// Adds a camera's pixels. Their basis is the weakest of the model's, the format's and the readout's. Bounds don't
  /// count.
  mutating func add(_ pixels: PixelCharge, of input: String) {
    missing += pixels.missing
    total = total + pixels.cost
    guard isItemized else { return }
    items.append(
      CostBill.Item(
        input: input, factor: .pixels, cost: pixels.cost, basis: basis(of: pixels),
        source: coefficients[.pixelBudget]?.source, pixels: pixels.term))
  }

  /// The basis for the pixels of a camera; needed only for items.
  func basis(of pixels: PixelCharge) -> FactKind {
    guard isItemized, pixels.hasFormat else { return model }
    let format = model.weaker(kind(ofSource: pixels.source))
    return pixels.readoutSource.map { format.weaker(kind(ofSource: $0)) } ?? format
  }

  /// The basis of the model as a whole.
  private var model: FactKind { coefficients.basis ?? .estimated }

  /// The kind of facts from this source, as in `DeviceProfile.kind(ofSource:)`.
  private func kind(ofSource id: String?) -> FactKind {
    id.flatMap { id in sources.first { $0.id == id } }?.kind ?? .reported
  }

  /// Adds a coefficient as an item; if it is unknown, it is added to the missing facts.
  mutating func add(_ factor: CostFactor, of input: String, _ key: CoefficientKey) {
    let coefficient = coefficients[key]
    if coefficient == nil { missing.append(.coefficient(key)) }
    add(factor, of: input, coefficient?.interval ?? .unbounded, source: coefficient?.source)
  }
}
