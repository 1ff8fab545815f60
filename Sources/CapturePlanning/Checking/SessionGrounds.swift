import CaptureModel
import CapturePlans
import CaptureRules
import CaptureSession
import JSONSource
import RuleKit

/// Collects what it rests on that a session runs: that its cameras are there and run together, that they have their
/// formats, what else it asks of the device, and a cost that has an end on either side of its limit.
struct SessionGrounds {
  /// The session, as the plan has it where the graph has one.
  let billed: BilledSession
  let document: JSONDocument
  let options: CheckOptions

  /// All of it.
  func collected() -> Grounds {
    var grounds = Grounds()
    CameraGrounds(session: session).add(session.cameras, to: &grounds)
    addMicrophones(to: &grounds)
    addCapabilities(to: &grounds)
    addCosts(to: &grounds)
    return grounds
  }

  private var session: ResolvedSession { billed.session }
  private var profile: DeviceProfile { session.profile }

  private func addMicrophones(to grounds: inout Grounds) {
    guard session.isMultiCam, !session.microphones.isEmpty, recordsBeams,
      let microphones = profile.microphones
    else { return }
    grounds.add(Ground(.beams, profile.provenance(ofSource: microphones.source)))
  }

  /// Whether sound of one side is recorded.
  private var recordsBeams: Bool {
    session.connections.contains { connection in
      connection.ports.contains { resolution in
        if case .beam? = resolution.port?.source { true } else { false }
      }
    }
  }

  /// What rules would miss if no more were known of the device than what it printed.
  private func addCapabilities(to grounds: inout Grounds) {
    let keys = session.graph.keys
    let asking = SessionCheck.all.filter { $0.asksDevice && $0.mayRead(keys) }
    guard !asking.isEmpty else { return }
    let weaker = BilledSession(session.forgettingCapabilities(weakerThan: .printed), billed.costs)
    var emitter = Emitter(for: weaker, document, options)
    for rule in asking { emitter.run(rule, on: weaker.session) }
    for missing in emitter.missing where missing.decides {
      session.provenance(of: missing.fact).map { grounds.add(Ground(.asked(missing.fact), $0)) }
    }
  }

  private func addCosts(to grounds: inout Grounds) {
    for (cost, bill) in billed.costs.decidedByValue(.metByValue, options.targets.or(session.graph.targets)) {
      grounds.add(Ground(.cost(cost, bill.total), .estimated, source: profile.costModel.note))
    }
  }
}

extension SessionCosts {
  /// The costs whose value alone decides how they stand to a limit: below it, or above.
  func decidedByValue(_ judgement: CostJudgement, _ targets: CostTargets) -> [(SessionCost, CostBill)] {
    var decided: [(SessionCost, CostBill)] = []
    if [1, targets.hardware].contains(where: { $0.map { hardware.total.judged(against: $0) } == judgement }) {
      decided.append((.hardwareCost, hardware))
    }
    if let pressure, targets.pressure.map({ pressure.total.judged(against: $0) }) == judgement {
      decided.append((.systemPressureCost, pressure))
    }
    return decided
  }
}

extension ResolvedSession {
  /// How the profile knows a fact that a rule would miss; `nil` where it does not, or has no key for it.
  func provenance(of fact: Fact) -> Provenance? {
    if case .asked(let key, _) = fact { return provenance(of: key) }
    return profile.provenance(of: fact)
  }
}
