import CaptureModel
import CapturePlans
import CaptureRules
import CaptureSession
import JSONSource
import RuleKit

/// Collects what it rests on that a session runs: that its cameras are there and run together, that they have their
/// formats, what else it asks of the device, and a cost that has an end on either side of its limit.
struct SessionGrounds {
  let session: ResolvedSession
  let document: JSONDocument
  let options: CheckOptions

  /// The session with its costs, which the plan of a graph has changed.
  let costs: SessionCosts

  /// All of it.
  func collected() -> Grounds {
    var grounds = Grounds()
    for camera in session.cameras { addCamera(camera, to: &grounds) }
    addDeviceSet(to: &grounds)
    for camera in session.cameras { addFormat(of: camera, to: &grounds) }
    addMicrophones(to: &grounds)
    addCapabilities(to: &grounds)
    addCosts(to: &grounds)
    return grounds
  }

  private var profile: DeviceProfile { session.profile }

  private func addCamera(_ camera: ResolvedCamera, to grounds: inout Grounds) {
    guard let device = camera.device else { return }
    grounds.add(Ground(.camera(camera.key), profile.presenceProvenance(of: device)))
    let list = profile.camerasComplete.map { profile.provenance(ofSource: $0.source) }
    if (camera.input.position?.value ?? .unspecified) == .unspecified, let list {
      grounds.add(Ground(.onlyCamera(camera.key), list))
    }
  }

  private func addDeviceSet(to grounds: inout Grounds) {
    let keys = session.cameras.map(\.key)
    guard session.isMultiCam, keys.count > 1, let table = profile.multiCamDeviceSets, table.lists(keys) else { return }
    grounds.add(Ground(.deviceSet(keys), profile.provenance(ofSource: table.source(ofSetWith: keys))))
  }

  private func addFormat(of camera: ResolvedCamera, to grounds: inout Grounds) {
    guard let format = camera.activeFormat else { return }
    let name = FormatName(format)
    let source = format.source ?? camera.device?.source
    grounds.add(Ground(.format(name, input: camera.id), profile.provenance(ofSource: source)))
    guard session.requiresMultiCamFormats, let flag = format.multiCamSource else { return }
    grounds.add(Ground(.multiCamFormat(name, input: camera.id), profile.provenance(ofSource: flag)))
  }

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
    let weaker = session.forgettingCapabilities(weakerThan: .printed)
    let spoken = Planning.spoken(by: asking, in: weaker, costs, document, options)
    for missing in spoken.missing where missing.decides {
      session.provenance(of: missing.fact).map { grounds.add(Ground(.asked(missing.fact), $0)) }
    }
  }

  private func addCosts(to grounds: inout Grounds) {
    for (cost, bill) in costs.decidedByValue(.metByValue, options.targets.or(session.graph.targets)) {
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

extension DeviceProfile {
  /// How it is known that the device has a camera, and from where.
  func presenceProvenance(of camera: ProfileCamera) -> Provenance {
    let sources = presenceSources(of: camera)
    let kinds = sources.map { kind(ofSource: $0) }
    // The first of the strongest.
    let strongest = kinds.indices.dropFirst().reduce(0) { kinds[$0].isWeaker(than: kinds[$1]) ? $1 : $0 }
    return provenance(ofSource: sources[strongest])
  }
}
