import CaptureModel
import CapturePlans
import CaptureRules
import CaptureSession
import JSONSource
import RuleKit

/// Collects the facts behind the verdict that a session runs.
///
/// These facts say that the session's cameras exist, run together and have their formats, and that the device supports
/// whatever else the session asks for. If a cost's interval contains its limit, the cost is on the right side of it.
struct SessionGrounds {
  /// The session, adjusted by the plan if the graph has one.
  let billed: BilledSession
  let document: JSONDocument
  let options: CheckOptions

  /// Whether to leave out the facts that only decide what the app goes without.
  var skipsGuarded = false

  /// All facts together.
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

  /// Whether sound from one side is recorded.
  private var recordsBeams: Bool {
    func isBeam(_ resolution: PortResolution) -> Bool {
      if case .beam? = resolution.port?.source { true } else { false }
    }
    return session.connections.contains { isBeam($0.port) || $0.otherPorts.contains(where: isBeam) }
  }

  /// Adds the facts that rules would lack if only documented facts of the device were known. Those that are printed are not
  /// named, but the answer is no better known than they are.
  private func addCapabilities(to grounds: inout Grounds) {
    let keys = session.graph.keys
    // Where a preset chooses the format, any rule may go by the list of formats.
    let goesByLists = session.cameras.contains { session.presetChoosesUnknownFormat(of: $0) }
    let asking = goesByLists ? SessionCheck.places(reading: keys) : SessionCheck.placesAskingDevice(reading: keys)
    guard !asking.isEmpty else { return }
    let weaker = BilledSession(session.forgettingCapabilities(weakerThan: .documented), billed.costs)
    var emitter = Emitter(for: weaker, document, options)
    emitter.run(asking, on: weaker.session)
    var provenances = KnownProvenances()
    for missing in emitter.missing where missing.decides && !(skipsGuarded && isGuarded(missing)) {
      if case .asked(.activeFormat(let input), _) = missing.fact, let camera = session.camera(ofInput: input) {
        CameraGrounds(session: session).addFormatLists(of: [camera], to: &grounds)
      } else if let provenance = provenances.provenance(of: missing.fact, in: session) {
        grounds.add(Ground(.asked(missing.fact), provenance))
      }
    }
  }

  /// Whether the app asks the device what the missing fact would tell.
  private func isGuarded(_ missing: MissingFact) -> Bool {
    missing.lack.map { lack in session.graph.guards.contains { $0.isMeant(by: lack) } } ?? false
  }

  private func addCosts(to grounds: inout Grounds) {
    for (cost, bill) in billed.costs.decidedByValue(.metByValue, options.aims(for: session.graph).targets) {
      grounds.add(Ground(.cost(cost, bill.total), .estimated, source: profile.costModel.note))
    }
  }
}

extension SessionCosts {
  /// The costs with their limit inside the interval, so that only the best guess decides whether they are above it.
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

/// How a profile knows facts, each looked up once: the same one may be missing at many places.
struct KnownProvenances {
  private var known: [Fact: Provenance?] = [:]

  /// How the profile of a session, always the same one, knows a fact; `nil` if it doesn't.
  mutating func provenance(of fact: Fact, in session: ResolvedSession) -> Provenance? {
    if let provenance = known[fact] { return provenance }
    let provenance = session.provenance(of: fact)
    known[fact] = .some(provenance)
    return provenance
  }
}

extension ResolvedSession {
  /// How the profile knows a fact that a rule would lack; `nil` if it doesn't know it, or has no key for it.
  func provenance(of fact: Fact) -> Provenance? {
    if case .asked(let key, _) = fact { return provenance(of: key) }
    return profile.provenance(of: fact)
  }
}
