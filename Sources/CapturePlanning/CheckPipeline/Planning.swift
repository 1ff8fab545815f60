public import CaptureModel
public import CapturePlans
import CaptureSession
public import JSONSource
import RuleKit

/// The whole pipeline: text → document → graph → session → findings and costs.
public enum Planning {
  /// Reads a graph from its text and collects every fault of the document.
  ///
  /// `infoPlist` reads the Info.plist that the graph names, if any. `profiles` are the existing profiles.
  public static func read(
    _ source: SourceText, profiles: ProfileDirectory, infoPlist: ((_ path: String) -> InfoPlistReading)? = nil
  ) -> GraphDocument {
    let parsed = JSONParser.parse(source, limit: GraphLimits.bytes)
    guard let document = parsed.document, parsed.isTreeReliable else {
      var findings = parsed.findings
      if parsed.isSwift { for index in findings.indices { findings[index].help = Self.waysFromSwift } }
      return GraphDocument(source: source, document: parsed.document, graph: nil, findings: findings)
    }
    var decoded = GraphDecoder.decode(document, profiles: profiles)
    let findings = (parsed.findings + decoded.findings).sorted { $0.range < $1.range }
    if !document.mayBeQuoted, findings.contains(where: { $0.severity == .error }) {
      // The text may not be a graph at all, so its keys are not judged.
      return GraphDocument(source: source, document: nil, graph: nil, findings: findings.map(\.withoutQuotes))
    }
    if let path = decoded.graph?.app?.infoPlist?.value, !path.isEmpty { decoded.graph?.infoPlist = infoPlist?(path) }
    return GraphDocument(source: source, document: document, graph: decoded.graph, findings: findings)
  }

  /// The ways to make a graph from an app's Swift code.
  private static let waysFromSwift = """
    `capplan draft` reads the graph of a session from your app's Swift; `capplan record` writes Swift with which your app \
    writes it; `capplan init` writes a graph to start from
    """

  /// Reads a graph from its text; `profiles` are the ids of the existing profiles.
  public static func read(
    _ source: SourceText, profiles: [String], infoPlist: ((_ path: String) -> InfoPlistReading)? = nil
  ) -> GraphDocument {
    read(source, profiles: ProfileDirectory(profiles), infoPlist: infoPlist)
  }

  /// Runs the rules on a graph and a device, without trying a plan.
  public static func judge(
    _ reading: GraphDocument, on profile: DeviceProfile, options: CheckOptions
  ) -> JudgedGraph {
    JudgedGraph(reading, on: profile, options: options)
  }

  /// Checks a graph against a device: its findings, its costs, and whether it runs.
  public static func check(_ reading: GraphDocument, on profile: DeviceProfile, options: CheckOptions) -> CheckResult {
    CheckResult(WeighedGraph(reading, on: profile, options), on: profile, options)
  }
}

extension CheckResult {
  /// Reports the findings of a weighed graph.
  fileprivate init(_ weighed: WeighedGraph, on profile: DeviceProfile, _ options: CheckOptions) {
    let (planned, judged) = (weighed.planned, weighed.planned.judged)
    let session = judged.billed?.session
    var findings = weighed.findings
    if !judged.reading.source.mayBeQuoted {
      // An edit may copy the text that it moves.
      findings = findings.offering(findings.map { _ in [] })
    } else if options.triesFixes, judged.verdict != .invalid, findings.contains(where: { !$0.fixes.isEmpty }) {
      // No rule has run on an incomplete graph, so any fix could uncover errors that are there already.
      findings = findings.offering(FixTrial.harmlessFixes(of: judged, on: profile, options))
    }
    self.init(
      profile: judged.profile, verdict: planned.verdict, findings: findings.choosing(options.severities),
      hiddenRefusals: judged.hiddenRefusals,
      missing: session.map { session in planned.missing.settled(in: session) } ?? planned.missing,
      costs: judged.billed?.costs, formats: session?.cameras.map { ChosenFormat($0) } ?? [],
      targets: session.map { options.aims(for: $0.graph).targets } ?? CostTargets(),
      hasUntestedTarget: session.map { session in
        !session.isMultiCam && judged.billed?.costs.areNone == true
          && options.aims(for: session.graph).hardwareTarget != nil
      } ?? false,
      plan: planned.plan, basis: weighed.basis, restsOn: weighed.restsOn,
      leftOut: weighed.leftOut, supportNotKnown: judged.supportNotKnown,
      predictions: options.predicts ? (session?.predictions() ?? []).telling(weighed.leftOut) : [],
      outlooks: options.findsOutlooks
        ? WhatIf.outlooks(judged.reading, on: profile, judge: Judge(options)) : nil,
      connectsNothing: session?.connections.isEmpty ?? false,
      neverGetsApp: session?.systemWithoutApp != nil)
  }
}

extension JudgedGraph {
  /// What may or may not be supported: all that leaves the answer open, and Live Photos. Every phone takes them under the
  /// photo preset; nothing says so of formats that an app chooses, nor of several cameras.
  fileprivate var supportNotKnown: [GraphGuard] {
    let open = guards?.unknown ?? []
    guard let session = billed?.session,
      session.isMultiCam || session.cameras.contains(where: { $0.input.activeFormat != nil })
    else { return open }
    let guards = session.graph.guards
    guard guards.contains(where: { !$0.isIdle && $0.key == Self.livePhotos }) else { return open }
    var named = open
    for guarded in guards
    where !guarded.isIdle && (guarded.key == Self.livePhotos || guarded.asks(Self.livePhotos)) {
      // In the order of the text, as those that are open.
      let place = named.indices.partitioningIndex { guarded.range < named[$0].range }
      if place == 0 || named[place - 1] != guarded { named.insert(guarded, at: place) }
    }
    return named
  }

  // By name: no other key of which every phone is known to have it depends on who chooses the format.
  private static let livePhotos = "livePhotoCaptureEnabled"
}

extension [Finding] {
  /// The findings, each with these fixes.
  fileprivate func offering(_ fixes: [[Fix]]) -> [Finding] {
    zip(self, fixes).map { finding, fixes in
      var finding = finding
      finding.fixes = fixes
      return finding
    }
  }

  /// The findings with the severities that the user chose, in text order; the verdict doesn't depend on them.
  ///
  /// An unreadable or unjudged text stays an error: nothing else would be reported.
  fileprivate func choosing(_ severities: [RuleID: Severity]) -> [Finding] {
    guard !severities.isEmpty else { return self }
    let chosen = map { finding in
      finding.mayBeHidden ? severities[finding.rule].map { finding.chosen($0) } ?? finding : finding
    }
    return chosen.sorted(by: Finding.isBefore)
  }
}
