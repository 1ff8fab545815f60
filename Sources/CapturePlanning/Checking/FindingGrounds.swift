import CaptureModel
import CapturePlans
import CaptureRules
import CaptureSession
import JSONSource
import RuleKit

/// Finds out what findings rest on: facts are taken away from the device, the weakest last, and what is still found with
/// those that are left needs no others.
struct FindingGrounds {
  private let session: ResolvedSession
  private let document: JSONDocument
  private let options: CheckOptions

  /// A finding, by what speaks, where, and whether it refuses the graph: its words may name what is known beside it.
  private struct Place: Hashable {
    let rule: RuleID
    let range: SourceRange
    let refuses: Bool

    init(_ finding: Finding) {
      rule = finding.rule
      range = finding.range
      refuses = finding.refuses
    }
  }

  /// What each finding rests on; those that need no fact of the device have no entry.
  private var found: [Place: Grounds] = [:]

  /// The findings that need facts which were taken away so far, with these.
  private var open: [Place: Grounds] = [:]

  /// What each of them says.
  private var messages: [Place: String] = [:]

  /// Where the inputs of the cameras stand.
  private let inputs: [SourceRange]

  /// What some findings in a session rest on.
  init(_ findings: [Finding], in billed: BilledSession, _ document: JSONDocument, _ options: CheckOptions) {
    session = billed.session
    inputs = session.cameras.map(\.input.range)
    self.document = document
    self.options = options
    for finding in findings where finding.effect == nil {
      open[Place(finding)] = Grounds()
      messages[Place(finding)] = finding.message
    }
    guard !open.isEmpty else { return }
    settleCosts(billed.costs)
    settle()
  }

  /// What a finding rests on; `nil` where it needs no fact of the device.
  subscript(finding: Finding) -> Grounds? { found[Place(finding)] }

  /// What the value of a cost decided is an estimate.
  private mutating func settleCosts(_ costs: SessionCosts) {
    let targets = options.targets.or(session.graph.targets)
    let decided = [CostJudgement.metByValue, .missedByValue].flatMap { costs.decidedByValue($0, targets) }
    guard !decided.isEmpty else { return }
    var grounds = Grounds()
    for (cost, bill) in decided {
      grounds.add(Ground(.cost(cost, bill.total), .estimated, source: session.profile.costModel.note))
    }
    for place in open.keys where Rule.isAboutCosts(place.rule) {
      found[place] = grounds
      open[place] = nil
    }
  }

  private mutating func settle() {
    let kinds = session.profile.factKinds
    for level in [nil] + kinds.dropLast().map({ Optional($0) }) {
      guard !open.isEmpty else { return }
      let known = session.profile.trusting(level, forgetsSystems: true)
      let weaker = SessionResolver.resolve(session.graph, on: known)
      let rules = Set(open.keys.map(\.rule))
      var emitter = Emitter(for: BilledSession(weaker, CostModel.costs(of: weaker)), document, options)
      for rule in SessionCheck.all where rules.contains(rule.id) { emitter.run(rule, on: weaker) }
      let places = Set(emitter.findings.map { Place($0) })
      let loss = loss(in: weaker)
      for place in open.keys {
        if places.contains(place) {
          settle(place, as: level)
        } else {
          addMissing(emitter.missing, loss, to: place)
        }
      }
    }
    for place in open.keys { settle(place, as: kinds.last) }
  }

  private mutating func settle(_ place: Place, as kind: FactKind?) {
    defer { open[place] = nil }
    guard let kind, var grounds = open[place] else { return }
    // Which systems a device runs is no fact that a rule asks for: it holds or not.
    if grounds.facts.isEmpty, let last = session.profile.lastOperatingSystem {
      let provenance = session.profile.provenance(ofSource: last.source)
      if provenance.kind.isAsStrong(as: kind) { grounds.add(Ground(.lastSystem, provenance)) }
    }
    found[place] = grounds.settled(as: kind)
    if found[place]?.names(kind) == false { addCameras(knownAs: kind, to: place) }
  }

  /// What is known of the cameras with a kind that a finding needs, where nothing else says what it needs. A place in an
  /// input has to do with its camera first.
  private mutating func addCameras(knownAs kind: FactKind, to place: Place) {
    let own = session.cameras.filter { $0.input.range.contains(place.range) }
    for cameras in [own, session.cameras] {
      for ground in CameraGrounds(session: session).facts(of: cameras, knownAs: kind) { found[place]?.add(ground) }
      if found[place]?.names(kind) == true { return }
    }
  }

  /// What is so where a fact is known that a finding needs: whether something is, the finding itself says.
  private func answer(to fact: Fact, in place: Place) -> Ground.Subject {
    guard case .asked = fact, let message = messages[place] else { return .asked(fact) }
    return .found(message)
  }

  /// What is not known of cameras where less is: that they are there, and the formats that they run.
  private struct Loss {
    var cameras: [(input: SourceRange, ground: Ground)] = []
    var formats: [(input: SourceRange, fact: Fact)] = []
  }

  private func loss(in weaker: ResolvedSession) -> Loss {
    func isKnown(_ camera: ResolvedCamera) -> Bool {
      if case .unknown = camera.format { false } else { true }
    }
    var loss = Loss()
    for (camera, input) in zip(session.cameras, inputs) {
      let other = weaker.camera(ofInput: camera.inputIndex)
      if let device = camera.device, other?.device == nil {
        loss.cameras.append((input, Ground(.camera(camera.key), session.profile.presenceProvenance(of: device))))
      } else if let other, other.device != nil, isKnown(camera), !isKnown(other) {
        loss.formats.append((input, .asked(camera.fact(.formats), words: "the formats of \"\(camera.id)\"")))
      }
    }
    return loss
  }

  /// What a finding misses where less is known. A place in an input has to do with its camera, another one with all.
  private mutating func addMissing(_ missing: [MissingFact], _ loss: Loss, to place: Place) {
    let isOfOne = inputs.contains { $0.contains(place.range) }
    for lost in loss.cameras where !isOfOne || lost.input.contains(place.range) { open[place]?.add(lost.ground) }
    var asked = missing.filter { $0.rule == place.rule && $0.range.overlaps(place.range) }.map(\.fact)
    if asked.isEmpty {
      // Not every rule asks for the formats that it goes by.
      asked = loss.formats.filter { !isOfOne || $0.input.contains(place.range) }.map(\.fact)
    }
    for fact in asked {
      guard let provenance = session.provenance(of: fact) else { continue }
      let ground = Ground(answer(to: fact, in: place), provenance)
      open[place]?.add(ground)
    }
  }
}
