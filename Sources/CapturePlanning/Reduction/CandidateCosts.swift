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
  private let streams: CameraStreams

  // With every connection moved that can move.
  private let movedSession: ResolvedSession
  private let movedStreams: CameraStreams

  // By place: what does not depend on the format, such as depth and stabilization.
  private let fixed: [Share]

  init(_ session: ResolvedSession) {
    self.session = session
    streams = CameraStreams(session)
    var moved = session
    for camera in session.cameras {
      for index in PortMove(of: camera, in: session).connections { moved.connections[index].port = PortMove.wide }
    }
    movedSession = moved
    movedStreams = CameraStreams(moved)
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
    var camera = session.cameras[place]
    var movesPorts = false
    switch change {
    case .disable: return .zero
    case .none: break
    case .run(let index, let rate, let moves):
      camera.format = .chosen(index, among: [index])
      camera.rateOverride = rate
      movesPorts = moves
    }
    let streams = movesPorts ? movedStreams : streams
    let model = HardwareCost(session: movesPorts ? movedSession : session, streams: streams)
    guard model.isCharged, streams.cameras[place].isStreaming else { return fixed[place] }
    var missing: [String] = []
    let pixels = model.pixelTerm(of: camera, streams.cameras[place], missing: &missing).0
    guard session.isMultiCam else { return Share(hardware: pixels + fixed[place].hardware, pressure: .zero) }
    let weight = session.profile.costModel.perHardwareCost?.interval ?? CostInterval(low: 0, value: nil, high: nil)
    return Share(hardware: pixels + fixed[place].hardware, pressure: pixels * weight + fixed[place].pressure)
  }
}

/// Costs as whole numbers, in billionths of a thousandth: sums of them are exact whatever their order.
enum CostUnits {
  private static let scale = 1e12

  /// No cost is larger; beyond it every target is missed anyway.
  private static let most = 1e4

  /// A cost.
  static func units(_ cost: Double) -> Int { Int((min(cost, most) * scale).rounded()) }

  /// The highest sum that meets a target, with the tolerance of every comparison.
  static func limit(_ target: Double) -> Int { Int(((min(target, most) + CostModel.tolerance) * scale).rounded(.down)) }

  /// A cost in units as a number.
  static func cost(_ units: Int) -> Double { Double(units) / scale }
}
