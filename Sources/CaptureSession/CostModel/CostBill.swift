public import CaptureModel
public import JSONSource

/// The cost of a session: items that add up, and how sure the sum is.
public struct CostBill: Sendable {
  /// One line of the bill.
  public struct Item: Sendable {
    /// The id of the input that causes it; `nil` for the session as a whole.
    public let input: String?

    /// The factor that costs.
    public let factor: CostFactor

    /// The cost.
    public let cost: CostInterval

    /// How the cost is known.
    public let basis: FactKind

    /// The id of the profile's source.
    public let source: String?

    /// The parts of a camera's pixel term.
    public let pixels: PixelTerm?
  }

  /// Camera by camera, factor by factor, in the order of the graph; computed on each call.
  public var items: [Item] { entries.flatMap(\.items) }

  // The entries, one for each input. Bills of other steps of a plan share them.
  private let entries: [CostLedger.Entry]

  /// The sum.
  public let total: CostInterval

  /// How the sum is known: the weakest basis of its items; `documented` if there are none.
  public let basis: FactKind

  /// The facts missing for a value: a coefficient, or a fact of a camera.
  public let missing: [Fact]

  /// Whether the cost was read from an equal session on a device, not computed by the model.
  public var isRead: Bool { entries.first?.items.first.map { $0.input == nil } ?? false }

  /// The bill of the charges; with steps, rounding adds an item for the session as a whole.
  init(_ entries: [CostLedger.Entry], alsoMissing: [Fact] = [], roundedTo step: CostStep? = nil, source: String? = nil)
  {
    var entries = entries
    var (total, missing, basis) = (CostInterval.zero, alsoMissing, FactKind.documented)
    for entry in entries {
      for item in entry.items {
        total = total + item.cost
        basis = basis.weaker(item.basis)
      }
      missing += entry.missing
    }
    if let step, entries.contains(where: { !$0.items.isEmpty }) {
      let remainder = step.remainder(of: total)
      let item = Item(input: nil, factor: .step, cost: remainder, basis: basis, source: source, pixels: nil)
      entries.append(CostLedger.Entry(items: [item]))
      total = total + remainder
    }
    self.entries = entries
    self.total = total
    self.missing = missing
    self.basis = basis
  }

  /// The bill of a session with a reading of its whole cost; `nil` if there is none.
  init?(_ reading: CostReading, _ cost: CostInterval?) {
    guard let cost else { return nil }
    let item = Item(
      input: nil, factor: .reading(reading.id), cost: cost, basis: .reported, source: reading.source, pixels: nil)
    self.init([CostLedger.Entry(items: [item])])
  }
}

extension CostFactor {
  /// A reading of an equal session.
  static func reading(_ id: String) -> CostFactor { CostFactor("reading", "read on a device: \(id)") }
}

/// The reason for an item of a bill; each term declares its own.
public struct CostFactor: Hashable, Sendable {
  /// The name in reports: `depthStream`.
  public let name: String

  /// The name in words: `depth stream`.
  public let title: String

  init(_ name: String, _ title: String) {
    self.name = name
    self.title = title
  }
}

/// The two costs of a session.
public struct SessionCosts: Sendable {
  /// `hardwareCost`.
  public let hardware: CostBill

  /// `systemPressureCost`; `nil` on a single-camera session, which has none.
  public let pressure: CostBill?
}

extension SessionCosts {
  /// Whether there is nothing to tell: a single-camera session has a `hardwareCost` only with several video outputs.
  package var areNone: Bool { pressure == nil && hardware.items.isEmpty }

  /// Costs that span these and others, since the device decides which they are.
  package func spanning(_ other: SessionCosts) -> SessionCosts {
    let pressure = pressure.map { own in other.pressure.map { own.spanning($0) } ?? own }
    return SessionCosts(hardware: hardware.spanning(other.hardware), pressure: pressure)
  }
}

/// The amount that one input adds to each of a session's two costs.
public struct CostShare: Sendable {
  /// The part of `hardwareCost`.
  public var hardware: CostInterval

  /// The part of `systemPressureCost`.
  public var pressure: CostInterval

  /// A share.
  public init(hardware: CostInterval, pressure: CostInterval) {
    self.hardware = hardware
    self.pressure = pressure
  }

  /// No cost.
  public static let zero = CostShare(hardware: .zero, pressure: .zero)

  /// The sum.
  public static func + (left: CostShare, right: CostShare) -> CostShare {
    CostShare(hardware: left.hardware + right.hardware, pressure: left.pressure + right.pressure)
  }
}
