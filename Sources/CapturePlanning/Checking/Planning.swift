public import CaptureModel
public import CapturePlans
import CaptureSession
public import JSONSource
import RuleKit

/// The whole pipeline: text → document → graph → session → findings and costs.
public enum Planning {
  /// Reads a graph from its text: every fault of the document in one run.
  ///
  /// `infoPlist` is asked for the Info.plist that the graph names, if it names one. `profiles` are those that exist.
  public static func read(
    _ source: SourceText, profiles: ProfileDirectory, infoPlist: ((_ path: String) -> InfoPlistReading)? = nil
  ) -> GraphDocument {
    let parsed = JSONParser.parse(source, limit: GraphLimits.bytes)
    guard let document = parsed.document, parsed.isTreeReliable else {
      return GraphDocument(source: source, document: parsed.document, graph: nil, findings: parsed.findings)
    }
    var decoded = GraphDecoder.decode(document, profiles: profiles)
    let findings = (parsed.findings + decoded.findings).sorted { $0.range < $1.range }
    if !document.mayBeQuoted, findings.contains(where: { $0.severity == .error }) {
      // It may be no graph at all, and its keys are no one's business.
      return GraphDocument(source: source, document: nil, graph: nil, findings: findings.map(\.withoutQuotes))
    }
    if let path = decoded.graph?.app?.infoPlist?.value, !path.isEmpty { decoded.graph?.infoPlist = infoPlist?(path) }
    return GraphDocument(source: source, document: document, graph: decoded.graph, findings: findings)
  }

  /// Reads a graph from its text; `profiles` are the ids of those that exist.
  public static func read(
    _ source: SourceText, profiles: [String], infoPlist: ((_ path: String) -> InfoPlistReading)? = nil
  ) -> GraphDocument {
    read(source, profiles: ProfileDirectory(profiles), infoPlist: infoPlist)
  }

  /// Checks a graph against a device: its findings, its costs, and whether it runs.
  public static func check(_ reading: GraphDocument, on profile: DeviceProfile, options: CheckOptions) -> CheckResult {
    var result = weighed(reading, on: profile, options: options)
    if result.mayRestOnLess {
      // What refuses the graph by itself where less is believed rests on no more than that.
      let kinds: [FactKind] = [.derived, .reported, .printed, .documented]
      for trust in kinds where result.basis?.isWeaker(than: trust) ?? false {
        let other = weighed(reading, on: profile.trusting(trust), options: options.ofVerdict)
        guard result.rests(onRefusalsOf: other) else { break }
      }
    }
    result.choose(options.severities)
    if !reading.source.mayBeQuoted {
      // An edit may copy what it moves.
      for index in result.findings.indices { result.findings[index].fixes = [] }
    }
    return result
  }

  /// The same with the severities that the rules give.
  private static func weighed(
    _ reading: GraphDocument, on profile: DeviceProfile, options: CheckOptions
  ) -> CheckResult {
    var (result, session) = judge(reading, on: profile, options: options)
    if options.looksAround { result.outlooks = WhatIf.outlooks(reading, on: profile, judge: Judge(options)) }
    if options.triesFixes { FixTrial.dropHarmfulFixes(of: &result, reading, on: profile, options) }
    if options.predicts, let session { result.predictions = session.predictions() }
    guard let session, let document = reading.document else { return result }
    var planned: (session: ResolvedSession, costs: SessionCosts)?
    if result.verdict == .cannotRun { planned = adjust(&result, reading, session, options) }
    result.weigh(session, planned: planned, document, options)
    result.missing = result.missing.map { $0.settled(in: session.graph) }
    return result
  }

  /// Says what a plan could do for a graph that does not run as it is; the session that runs, where there is one.
  private static func adjust(
    _ result: inout CheckResult, _ reading: GraphDocument, _ session: ResolvedSession, _ options: CheckOptions
  ) -> (session: ResolvedSession, costs: SessionCosts)? {
    let adjustment = Adjustment.outcome(for: result, of: reading, session: session, judge: Judge(options))
    result.advise(TargetAdvice(adjustment, for: reading, on: session.profile, options))
    switch adjustment {
    case .runs(let plan, let session, let costs):
      result.verdict = .adjusted
      result.plan = plan
      result.configuration = session.configurations
      return (session, costs)
    case .unverified(let missing):
      result.verdict = .unverified
      result.missing = missing
    case .unplanned(let missing):
      result.verdict = .unverified
      result.missing = missing + result.missing.filter { !missing.contains($0) }
    case .cannotRun: break
    }
    return nil
  }

  /// The same without a look at what a reduction could do.
  static func judge(
    _ reading: GraphDocument, on profile: DeviceProfile, options: CheckOptions
  ) -> (result: CheckResult, session: ResolvedSession?) {
    judge(reading, as: reading.checkableGraph, on: profile, options: options)
  }

  /// The same of a graph as a plan would have it; the places of its values are those of the document.
  static func judge(
    _ reading: GraphDocument, as graph: CaptureGraph?, on profile: DeviceProfile, options: CheckOptions
  ) -> (result: CheckResult, session: ResolvedSession?) {
    guard let graph, let document = reading.document else {
      let sifted = SiftedFindings(reading, rulesHaveRun: false, options: options)
      return (
        CheckResult(
          profile: profile.id, verdict: .invalid, findings: sifted.findings, hiddenRefusals: sifted.hiddenRefusals,
          missing: [], costs: nil), nil
      )
    }
    let session = SessionResolver.resolve(graph, on: profile)
    let costs = CostModel.costs(of: session)
    var emitter = Emitter(
      costs: costs, targets: options.targets.or(graph.targets), minimumFrameRate: options.minimumFrameRate,
      document: document)
    let runsEveryRule = options.runsEveryRule
    let keys = graph.keys
    for rule in SessionCheck.all where runsEveryRule || rule.mayRead(keys) { emitter.hear(rule, of: session) }
    let sifted = SiftedFindings(
      reading, spoken: emitter.findings, missing: emitter.missing, rulesHaveRun: true, options: options)
    let refusals = sifted.findings.filter(\.refuses) + sifted.hiddenRefusals
    var result = CheckResult(
      profile: profile.id, verdict: Verdict(refusals: refusals, missing: sifted.missing), findings: sifted.findings,
      hiddenRefusals: sifted.hiddenRefusals, missing: sifted.missing, costs: costs)
    result.judgesPressure = emitter.targets.pressure != nil
    result.ignoredRefusals = sifted.ignoredRefusals
    return (result, session)
  }

  /// What some rules say of a session with these costs.
  static func spoken(
    by rules: [SessionCheck], in session: ResolvedSession, _ costs: SessionCosts, _ document: JSONDocument,
    _ options: CheckOptions
  ) -> Emitter {
    var emitter = Emitter(
      costs: costs, targets: options.targets.or(session.graph.targets),
      minimumFrameRate: options.minimumFrameRate, document: document)
    for rule in rules { emitter.hear(rule, of: session) }
    return emitter
  }
}
