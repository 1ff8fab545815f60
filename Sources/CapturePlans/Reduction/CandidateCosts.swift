import CaptureModel
import CaptureSession

/// What each camera adds to the two costs, one way of running it or another.
///
/// Both costs add up over the inputs, so the share of one camera does not depend on how the others run.
struct CandidateCosts {
  /// A share of both costs.
  struct Share: Sendable {
    /// Of `hardwareCost`.
    var hardware: CostInterval

    /// Of `systemPressureCost`.
    var pressure: CostInterval

    /// Nothing.
    static let zero = Share(hardware: .zero, pressure: .zero)
  }

  /// What the inputs that are no cameras add.
  let base: Share

  private let session: ResolvedSession
  private let model: HardwareCost

  // With every connection moved that can move.
  private let movedModel: HardwareCost

  // Moved connections keep their outputs, so the session is charged or not however they are.
  private let isCharged: Bool

  // What a share of `hardwareCost` weighs in `systemPressureCost`.
  private let weight: CostInterval

  // By place: what video HDR multiplies the sensor rate by.
  private let hdr: [CostInterval]

  // By place: what does not depend on the format, such as depth and stabilization.
  private let fixed: [Share]

  init(_ session: ResolvedSession) {
    self.session = session
    model = HardwareCost(session: session, streams: CameraStreams(session))
    isCharged = model.isCharged
    weight = session.profile.costModel.perHardwareCost?.interval ?? CostInterval(low: 0, value: nil, high: nil)
    var moved = session
    for camera in session.cameras {
      for index in PortMove(of: camera, in: session).connections { moved.connections[index].port = PortMove.wide }
    }
    movedModel = HardwareCost(session: moved, streams: CameraStreams(moved))
    var missing: [String] = []
    hdr = session.cameras.map { [model] in model.hdrFactor(of: $0, missing: &missing) }
    let bills = CostModel.costs(of: session)
    func share(_ isOwn: (String) -> Bool) -> Share {
      func sum(_ bill: CostBill?, without factor: CostFactor) -> CostInterval {
        (bill?.items ?? []).reduce(.zero) { $1.factor != factor && isOwn($1.input) ? $0 + $1.cost : $0 }
      }
      return Share(hardware: sum(bills.hardware, without: .pixels), pressure: sum(bills.pressure, without: .sensors))
    }
    fixed = session.cameras.map { camera in share { $0 == camera.id } }
    base = share { input in !session.cameras.contains { $0.id == input } }
  }

  /// The share of a camera, by place, after a change.
  func share(of place: Int, _ change: CameraChange) -> Share {
    switch change {
    case .disable: return .zero
    case .none:
      guard isCharged, model.streams.cameras[place].isStreaming else { return fixed[place] }
      var missing: [String] = []
      let camera = session.cameras[place]
      return share(of: place, pixels: model.pixelTerm(of: camera, model.streams.cameras[place], missing: &missing).0)
    case .run(let index, let rate, let movesPorts):
      return share(of: place, perFrame: perFrame(of: place, format: index, movesPorts: movesPorts), at: rate)
    }
  }

  /// What each frame a second of a camera's format adds to `hardwareCost`; `nil` where its pixels are not charged.
  func perFrame(of place: Int, format index: Int, movesPorts: Bool) -> CostInterval? {
    let model = movesPorts ? movedModel : model
    let stream = model.streams.cameras[place]
    guard isCharged, stream.isStreaming, let formats = session.cameras[place].device?.formats else { return nil }
    return model.costPerFrame(of: formats[index], hdr: hdr[place], stream)
  }

  /// The share of a camera that runs a format at a rate.
  func share(of place: Int, perFrame: CostInterval?, at rate: FrameRate) -> Share {
    guard let perFrame else { return fixed[place] }
    return share(of: place, pixels: perFrame * CostInterval(rate.value))
  }

  private func share(of place: Int, pixels: CostInterval) -> Share {
    guard session.isMultiCam else { return Share(hardware: pixels + fixed[place].hardware, pressure: .zero) }
    return Share(hardware: pixels + fixed[place].hardware, pressure: pixels * weight + fixed[place].pressure)
  }
}

/// Costs as whole numbers, in billionths of a thousandth: sums of them are exact whatever their order.
enum CostUnits {
  private static let scale = 1e12

  /// No cost is larger; beyond it every target is missed anyway.
  private static let most = 1e4

  /// A cost.
  static func units(_ cost: Double) -> Int { cost < most ? Int((cost * scale).rounded()) : Int(most * scale) }

  /// The highest sum that meets a target, with the tolerance of every comparison.
  static func limit(_ target: Double) -> Int { Int(((min(target, most) + CostModel.tolerance) * scale).rounded(.down)) }

  /// A cost in units as a number.
  static func cost(_ units: Int) -> Double { Double(units) / scale }
}
