import CaptureModel
import JSONSource

/// What terms have charged.
struct CostCharges {
  /// The coefficients of the profile.
  let coefficients: CostCoefficients

  // Where the profile's facts come from.
  private let sources: [ProfileSource]

  /// The sum.
  private(set) var total = CostInterval.zero

  /// The items of the bill; none where only the sum is asked for.
  private(set) var items: [CostBill.Item] = []

  /// What is missing for a value.
  var missing: [Fact] = []

  private let isItemized: Bool

  init(_ model: CostModel, isItemized: Bool) {
    coefficients = model.coefficients
    sources = model.sources
    self.isItemized = isItemized
  }

  /// Starts again at nothing.
  mutating func clear() { (total, items, missing) = (.zero, [], []) }

  /// Adds an item; it is known as the model is, or its source, or what else counts, where that is known less well.
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

  /// Adds a camera's pixels, which are known as the model is, or as its format or what that reads, where they are known
  /// less well. What only bounds them does not count.
  mutating func add(_ pixels: PixelCharge, of input: String) {
    missing += pixels.missing
    total = total + pixels.cost
    guard isItemized else { return }
    items.append(
      CostBill.Item(
        input: input, factor: .pixels, cost: pixels.cost, basis: basis(of: pixels),
        source: coefficients[.pixelBudget]?.source, pixels: pixels.term))
  }

  /// How the pixels of a camera are known; nobody asks where nothing is itemized.
  func basis(of pixels: PixelCharge) -> FactKind {
    guard isItemized, pixels.hasFormat else { return model }
    let format = model.weaker(kind(ofSource: pixels.source))
    return pixels.readoutSource.map { format.weaker(kind(ofSource: $0)) } ?? format
  }

  /// How the model is known as a whole.
  private var model: FactKind { coefficients.basis ?? .estimated }

  /// How what has a source is known, as `DeviceProfile.kind(ofSource:)` says.
  private func kind(ofSource id: String?) -> FactKind {
    id.flatMap { id in sources.first { $0.id == id } }?.kind ?? .reported
  }

  /// Adds an item that is a coefficient as it stands; one that is not known is missing.
  mutating func add(_ factor: CostFactor, of input: String, _ key: CoefficientKey) {
    let coefficient = coefficients[key]
    if coefficient == nil { missing.append(.coefficient(key)) }
    add(factor, of: input, coefficient?.interval ?? .unbounded, source: coefficient?.source)
  }
}
