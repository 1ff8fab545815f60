import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

extension JudgedGraph {
  /// Runs the rules on the document's graph, on a device.
  init(_ reading: GraphDocument, on profile: DeviceProfile, options: CheckOptions) {
    // A graph is large: only one with guards is copied here.
    let asksFirst = reading.graph?.guards.isEmpty == false
    guard asksFirst, let graph = reading.checkableGraph, let document = reading.document else {
      self.init(reading, as: reading.checkableGraph, on: profile, options: options)
      return
    }
    self = GuardedViews(reading, graph, document, on: profile, options).judged()
  }

  /// Runs the rules on a graph as changed by a plan, or on none. Its values keep their places in the document.
  init(_ reading: GraphDocument, as graph: CaptureGraph?, on profile: DeviceProfile, options: CheckOptions) {
    guard let graph, let document = reading.document else {
      self.init(reading, on: profile.id, billed: nil, SiftedFindings(reading, rulesHaveRun: false, options: options))
      return
    }
    let session = SessionResolver.resolve(graph, on: profile)
    let billed = BilledSession(session, CostModel.costs(of: session))
    var emitter = Emitter(for: billed, document, options)
    emitter.run(SessionCheck.places(reading: graph.keys, includesAll: options.runsEveryRule), on: session)
    self.init(reading, emitter, of: billed, on: profile, options)
  }

  /// What the rules have reported of a session.
  init(
    _ reading: GraphDocument, _ reports: Emitter, of billed: BilledSession, on profile: DeviceProfile,
    _ options: CheckOptions
  ) {
    let draft = OpenDraft(reading)
    let spoken = draft.map { draft in reports.findings.filter { !draft.mayRemove($0) } } ?? reports.findings
    let sifted = SiftedFindings(
      reading, spoken: spoken, missing: billed.session.answerable(reports.missing), rulesHaveRun: true,
      options: options)
    self.init(reading, on: profile.id, billed: billed, sifted)
  }

  /// The same with the things that the app leaves out, and the findings that follow from that.
  func guarded(
    by guards: SettledGuards, hiding hidden: [Finding]? = nil, findings: [Finding]? = nil,
    missing: [MissingFact]? = nil, costs: SessionCosts? = nil,
    verdict: Verdict? = nil, least: BilledSession? = nil
  ) -> JudgedGraph {
    JudgedGraph(
      reading, on: profile, billed: billed.map { BilledSession($0.session, costs ?? $0.costs) },
      findings: findings ?? self.findings, hiddenRefusals: hidden ?? hiddenRefusals, ignoredRefusals: ignoredRefusals,
      missing: missing ?? self.missing, guards: guards, verdict: verdict, least: least)
  }

  /// The same with other findings.
  func reporting(_ findings: [Finding]) -> JudgedGraph {
    JudgedGraph(
      reading, on: profile, billed: billed, findings: findings, hiddenRefusals: hiddenRefusals,
      ignoredRefusals: ignoredRefusals, missing: missing, guards: guards, verdict: verdict, least: least)
  }

  private init(_ reading: GraphDocument, on profile: String, billed: BilledSession?, _ sifted: SiftedFindings) {
    self.init(
      reading, on: profile, billed: billed, findings: sifted.findings, hiddenRefusals: sifted.hiddenRefusals,
      ignoredRefusals: sifted.ignoredRefusals, missing: sifted.missing,
      verdict: billed == nil && reading.lacksOnlyUnreadKeys ? .unverified : nil)
  }
}

extension Emitter {
  /// Runs the rules on a session.
  init(for billed: BilledSession, _ document: JSONDocument, _ options: CheckOptions) {
    self.init(
      costs: billed.costs, aims: options.aims(for: billed.session.graph), document: document)
  }

  /// Runs the rules at some places of `SessionCheck.all` on the session.
  mutating func run(_ places: [Int], on session: ResolvedSession) {
    let all = SessionCheck.all
    for place in places { run(all[place], on: session) }
  }

  /// Runs one rule on the session.
  mutating func run(_ rule: SessionCheck, on session: ResolvedSession) {
    begin(rule.id, rule.severity)
    rule.find(session, &self)
  }
}
