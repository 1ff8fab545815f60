public import CaptureModel

/// The costs of a session that changes step by step; only the inputs that a step changes are charged again.
public struct CostLedger: Sendable {
  private var model: CostModel

  // By cost: the charges of each camera, in the order of the session, then those of the microphones.
  private var hardware: [Entry] = []
  private var pressure: [Entry] = []

  /// The charges of one input, and the facts missing for a value.
  struct Entry: Sendable {
    var items: [CostBill.Item] = []
    var missing: [Fact] = []

    /// The high end of the charges together.
    fileprivate var high: Double { items.reduce(0) { $0 + ($1.cost.high ?? .infinity) } }
  }

  /// The ledger of a session; O(connections).
  public init(_ session: ResolvedSession) { self.init(CostModel(session)) }

  init(_ model: CostModel) {
    self.model = model
    chargeAll()
  }

  /// Both costs, item by item, or from a reading if one fits the session.
  public var costs: SessionCosts {
    let reading = model.fittingReading
    let hardware = reading.flatMap { CostBill($0, $0.hardwareInterval) } ?? unreadBill
    guard model.session.isMultiCam else { return SessionCosts(hardware: hardware, pressure: nil) }
    let read = reading.flatMap { CostBill($0, $0.systemPressureCost?.interval) }
    return SessionCosts(hardware: hardware, pressure: read ?? CostBill(pressure, alsoMissing: hardware.missing))
  }

  private var unreadBill: CostBill {
    let coefficients = model.coefficients
    return CostBill(charged, roundedTo: CostStep(coefficients), source: coefficients[.pixelBudget]?.source)
  }

  /// The charges that add up: in a plain session, which has one camera at a time, only those of the most expensive one.
  private var charged: [Entry] {
    let session = model.session
    guard !session.isMultiCam, !session.isForMac, session.cameras.count > 1 else { return hardware }
    let highest = session.cameraIndices.map(\.value).reduce(0) { hardware[$0].high < hardware[$1].high ? $1 : $0 }
    return [hardware[highest], hardware[hardware.count - 1]]
  }

  /// Updates the costs after a step that changes formats or rates of some cameras, and perhaps their streams.
  public mutating func follow(_ session: ResolvedSession, changing cameras: [CameraIndex], changesStreams: Bool) {
    guard !changesStreams else {
      model = CostModel(session)
      return chargeAll()
    }
    model = CostModel(session, streamingAs: model)
    var charges = CostCharges(model, isItemized: true)
    for camera in cameras { charge(camera, &charges) }
  }

  private mutating func chargeAll() {
    hardware = Array(repeating: Entry(), count: model.session.cameras.count + 1)
    pressure = hardware
    var charges = CostCharges(model, isItemized: true)
    for camera in model.session.cameraIndices { charge(camera, &charges) }
    let last = hardware.count - 1
    model.chargeMicrophones(Self.terms.hardware, to: &charges)
    hardware[last] = charges.taken()
    model.chargeMicrophones(Self.terms.pressure, to: &charges)
    pressure[last] = charges.taken()
  }

  private mutating func charge(_ index: CameraIndex, _ charges: inout CostCharges) {
    guard model.isCharged(index) else { return }
    let use = model.use(of: index)
    model.charge(Self.terms.hardware, for: use, to: &charges)
    hardware[index.value] = charges.taken()
    model.charge(Self.terms.pressure, for: use, to: &charges)
    pressure[index.value] = charges.taken()
  }

  private static let terms = CostTerms { _ in true }
}

extension CostCharges {
  /// The charges of one input; the next input starts from zero.
  fileprivate mutating func taken() -> CostLedger.Entry {
    defer { clear() }
    return CostLedger.Entry(items: items, missing: missing)
  }
}
