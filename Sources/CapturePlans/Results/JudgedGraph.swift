public import CaptureSession
public import JSONSource

/// What the rules say of a graph on a device, without a look at what a plan could do.
public struct JudgedGraph: Sendable {
  /// What was read.
  public let reading: GraphDocument

  /// The id of the profile.
  public let profile: String

  /// The session that the rules looked at; `nil` where the document is no graph that they can judge.
  public let billed: BilledSession?

  /// What is wrong, in order of place.
  public let findings: [Finding]

  /// What else keeps the graph from running, of rules that are not reported.
  public let hiddenRefusals: [Finding]

  /// The rules whose refusals the graph's author overrules (`ignore`).
  package let ignoredRefusals: [RuleID]

  /// What could not be decided.
  public let missing: [MissingFact]

  /// Whether the graph runs as it is: never `adjusted`.
  public let verdict: Verdict

  /// Why the graph does not run; empty where it does, or where that is not known.
  public var refusals: [Finding] { findings.filter(\.refuses) + hiddenRefusals }

  /// What was found; the verdict follows from it.
  package init(
    _ reading: GraphDocument, on profile: String, billed: BilledSession?, findings: [Finding],
    hiddenRefusals: [Finding], ignoredRefusals: [RuleID], missing: [MissingFact]
  ) {
    self.reading = reading
    self.profile = profile
    self.billed = billed
    self.findings = findings
    self.hiddenRefusals = hiddenRefusals
    self.ignoredRefusals = ignoredRefusals
    self.missing = missing
    let refusals = findings.filter(\.refuses) + hiddenRefusals
    if billed == nil || refusals.contains(where: { $0.effect != nil }) {
      verdict = .invalid
    } else if !refusals.isEmpty {
      verdict = .cannotRun
    } else {
      verdict = missing.contains(where: \.decides) ? .unverified : .runs
    }
  }
}

/// A session and its costs.
public struct BilledSession: Sendable {
  /// The session.
  public let session: ResolvedSession

  /// What it costs.
  public let costs: SessionCosts

  package init(_ session: ResolvedSession, _ costs: SessionCosts) {
    self.session = session
    self.costs = costs
  }
}
