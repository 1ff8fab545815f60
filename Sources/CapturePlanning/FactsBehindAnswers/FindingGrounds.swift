import CaptureModel
import CapturePlans
import CaptureRules
import CaptureSession
import JSONSource
import RuleKit

/// Finds out which facts findings depend on.
///
/// It judges the session on more and more facts of the device, the most certain first. A finding that is there already
/// needs none of the facts that follow.
struct FindingGrounds {
  private let session: ResolvedSession
  private let document: JSONDocument

  /// The graph, if facts also decide what it leaves out; `nil` if it asks nothing at run time.
  private let guarded: GraphDocument?
  private let options: CheckOptions

  private typealias Place = FindingPlace

  /// The facts that each finding depends on; findings that need no fact of the device have no entry.
  private var found: [Place: Grounds] = [:]

  /// The findings not settled yet, each with the facts found so far that it needs.
  private var open: [Place: Grounds] = [:]

  /// The message of each finding.
  private var messages: [Place: String] = [:]

  private var provenances = KnownProvenances()

  /// The rules of the findings that are open at first, in the order they run.
  private var checks: [SessionCheck] = []

  /// The ranges of the cameras' inputs.
  private let inputs: [SourceRange]

  /// Finds the facts that the findings in a session depend on.
  init(
    _ findings: [Finding], in billed: BilledSession, _ document: JSONDocument, _ options: CheckOptions,
    guarded: GraphDocument? = nil
  ) {
    self.guarded = guarded
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
    checks = SessionCheck.named(Set(open.keys.map(\.rule)))
    settle()
  }

  /// The facts that a finding depends on; `nil` if it needs no fact of the device.
  subscript(finding: Finding) -> Grounds? { found[Place(finding)] }

  /// Settles the findings about costs: if the best guess of a cost decided them, they depend on an estimate.
  private mutating func settleCosts(_ costs: SessionCosts) {
    let targets = options.aims(for: session.graph).targets
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
      let weaker = guarded.flatMap { answers(of: $0, on: known) } ?? answers(on: known)
      let places = Set(weaker.findings.map { Place($0) })
      let loss = loss(in: weaker.session)
      let missing = Dictionary(grouping: weaker.missing + missingOfLostCameras(loss, trusting: level), by: \.rule)
      for place in open.keys {
        if places.contains(place) {
          settle(place, as: level)
        } else {
          addMissing(missing[place.rule] ?? [], loss, to: place)
        }
      }
    }
    for place in open.keys { settle(place, as: kinds.last) }
  }

  /// The answers of the rules when fewer facts are known.
  private struct WeakerAnswers {
    let session: ResolvedSession
    let findings: [Finding]
    let missing: [MissingFact]
  }

  /// What rules would lack of the cameras that aren't known with fewer facts. They ask nothing about a camera that is
  /// not there, so the camera stays and only what it can do is forgotten.
  private func missingOfLostCameras(_ loss: Loss, trusting level: FactKind?) -> [MissingFact] {
    guard let level, !loss.cameras.isEmpty else { return [] }
    return answers(in: session.forgettingCapabilities(weakerThan: level)).missing
  }

  private func answers(on known: DeviceProfile) -> WeakerAnswers {
    answers(in: SessionResolver.resolve(session.graph, on: known))
  }

  private func answers(in weaker: ResolvedSession) -> WeakerAnswers {
    let rules = Set(open.keys.map(\.rule))
    var emitter = Emitter(for: BilledSession(weaker, CostModel.costs(of: weaker)), document, options)
    for rule in checks where rules.contains(rule.id) { emitter.run(rule, on: weaker) }
    return WeakerAnswers(session: weaker, findings: emitter.findings, missing: emitter.missing)
  }

  /// The same for a graph with guards, where facts also decide what it leaves out.
  private func answers(of reading: GraphDocument, on known: DeviceProfile) -> WeakerAnswers? {
    var options = options
    options.selection = RuleSelection()
    let judged = JudgedGraph(reading, on: known, options: options)
    return judged.billed.map {
      WeakerAnswers(session: $0.session, findings: judged.findings + judged.hiddenRefusals, missing: judged.missing)
    }
  }

  private mutating func settle(_ place: Place, as kind: FactKind?) {
    defer { open[place] = nil }
    guard let kind, var grounds = open[place] else { return }
    // Rules don't ask for the device's last system, so it is never among the missing facts. It decides something only
    // on a device that gets no newer one.
    if grounds.facts.isEmpty, let last = session.profile.lastOperatingSystem, case .version = last.value {
      let provenance = session.profile.provenance(ofSource: last.source)
      if provenance.kind.isAsStrong(as: kind) { grounds.add(Ground(.lastSystem, provenance)) }
    }
    found[place] = grounds.settled(as: kind)
    if found[place]?.names(kind) == false { addCameras(knownAs: kind, to: place) }
    // What rules out a feature of a whole camera is no fact of one format: the finding says it itself.
    if found[place]?.names(kind) == false, let message = messages[place] {
      let ground = Ground(.found(message), kind, source: source(of: place, knownAs: kind))
      found[place]?.add(ground)
    }
  }

  /// The source of what a camera as a whole has or lacks, if a finding is about its color space; `nil` if none is known.
  private func source(of place: Place, knownAs kind: FactKind) -> String? {
    let camera = session.cameras.first { $0.input.range.contains(place.range) }
    guard let camera, let space = camera.input.activeColorSpace?.value, let id = camera.source(of: space),
      case let provenance = session.profile.provenance(ofSource: id), provenance.kind == kind
    else { return nil }
    return provenance.source?.reference
  }

  /// Adds the camera facts of one kind to a finding for which nothing more specific is known.
  ///
  /// For a finding inside an input, that input's camera comes first.
  private mutating func addCameras(knownAs kind: FactKind, to place: Place) {
    let own = session.cameras.filter { $0.input.range.contains(place.range) }
    for cameras in [own, session.cameras] {
      for ground in CameraGrounds(session: session).facts(of: cameras, knownAs: kind) { found[place]?.add(ground) }
      if found[place]?.names(kind) == true { return }
    }
  }

  /// The answer to a fact that a finding needs. For a yes-or-no question, the finding's own message is the answer.
  private func answer(to fact: Fact, in place: Place) -> Ground.Subject {
    guard case .asked = fact, let message = messages[place] else { return .asked(fact) }
    return .found(message)
  }

  /// The facts about cameras that are lost when fewer facts are trusted: that the cameras exist, and which formats they
  /// run.
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
        loss.formats.append((input, .asked(camera.fact(.formats), .name("the formats of \"\(camera.id)\""))))
      }
    }
    return loss
  }

  /// Adds the facts that a finding lacks when fewer are trusted, of those that its rule lacks. A finding inside an input is about that camera, others
  /// are about all cameras.
  private mutating func addMissing(_ missing: [MissingFact], _ loss: Loss, to place: Place) {
    let isOfOne = inputs.contains { $0.contains(place.range) }
    for lost in loss.cameras where !isOfOne || lost.input.contains(place.range) { open[place]?.add(lost.ground) }
    var asked = missing.filter { $0.range.overlaps(place.range) }.map(\.fact)
    if asked.isEmpty {
      // Not every rule asks for the formats that it uses.
      asked = loss.formats.filter { !isOfOne || $0.input.contains(place.range) }.map(\.fact)
    }
    for fact in asked {
      guard let provenance = provenances.provenance(of: fact, in: session) else { continue }
      let ground = Ground(answer(to: fact, in: place), provenance)
      open[place]?.add(ground)
    }
  }
}
