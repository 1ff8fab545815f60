public import CaptureSession
public import JSONSource

/// What the rules find in a graph on a device, before any plan.
public struct JudgedGraph: Sendable {
  /// The document.
  public let reading: GraphDocument

  /// The id of the profile.
  public let profile: String

  /// The session with its costs; `nil` if the document isn't a graph that rules can judge.
  public let billed: BilledSession?

  /// The session without anything of which it isn't known whether the device supports it; `nil` if that is the session.
  package let least: BilledSession?

  /// The findings, in the order of the text.
  public let findings: [Finding]

  /// Refusals by rules that are not reported.
  public let hiddenRefusals: [Finding]

  /// The rules whose refusals the graph's author overrules (`ignore`).
  package let ignoredRefusals: [RuleID]

  /// The missing facts.
  public let missing: [MissingFact]

  /// What the app leaves out on the device; `nil` if the graph asks nothing at run time.
  package let guards: SettledGuards?

  /// Whether the graph runs as it is: never `adjusted`.
  public let verdict: Verdict

  /// Why the graph doesn't run; empty if it runs or that is unknown.
  public var refusals: [Finding] { findings.filter(\.refuses) + hiddenRefusals }

  /// A judged graph; its verdict follows from the findings.
  package init(
    _ reading: GraphDocument, on profile: String, billed: BilledSession?, findings: [Finding],
    hiddenRefusals: [Finding], ignoredRefusals: [RuleID], missing: [MissingFact], guards: SettledGuards? = nil,
    verdict known: Verdict? = nil, least: BilledSession? = nil
  ) {
    self.reading = reading
    self.profile = profile
    self.billed = billed
    self.least = least
    self.findings = findings
    self.hiddenRefusals = hiddenRefusals
    self.ignoredRefusals = ignoredRefusals
    self.missing = missing
    self.guards = guards
    let refusals = findings.filter(\.refuses) + hiddenRefusals
    if let known {
      verdict = known
    } else if billed == nil || refusals.contains(where: { $0.effect != nil }) {
      verdict = .invalid
    } else if !refusals.isEmpty {
      verdict = .cannotRun
    } else {
      verdict = missing.contains(where: \.decides) ? .unverified : .runs
    }
  }
}

/// A session and its costs.
///
/// A class, so that judged, planned and weighed graphs share it: a session is large, and never changes.
public final class BilledSession: Sendable {
  /// The session.
  public let session: ResolvedSession

  /// What it costs.
  public let costs: SessionCosts

  package init(_ session: ResolvedSession, _ costs: SessionCosts) {
    self.session = session
    self.costs = costs
  }
}
