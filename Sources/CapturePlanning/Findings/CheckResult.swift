/// What a check says of one graph on one device.
public struct CheckResult: Sendable {
  /// The id of the profile.
  public let profile: String

  /// Whether the graph runs.
  public var verdict: Verdict

  /// What is wrong, in order of place.
  public var findings: [Finding]

  /// What could not be decided.
  public internal(set) var missing: [MissingFact]

  /// The costs; `nil` where there is no session to bill.
  public let costs: SessionCosts?

  /// What the system will do, in order of place; empty where nobody asked, or where there is no session.
  public var predictions: [Prediction] = []

  /// What changing one camera alone would do; `nil` where nobody asked, or where there is no session.
  public var outlooks: [CameraOutlook]?

  /// The steps that make an `adjusted` graph run, in one line.
  public var plan: String?
}

/// Whether a graph runs on a device.
public enum Verdict: String, Sendable {
  /// No error, and the costs are within the targets.
  case runs

  /// Runs after a reduction.
  case adjusted

  /// Does not run.
  case cannotRun

  /// No error, but the profile lacks a fact that decides.
  case unverified

  /// The document is no graph.
  case invalid

  init(findings: [Finding], missing: [MissingFact], reading: GraphReading) {
    let errors = findings.filter { $0.severity == .error }
    if errors.contains(where: { Rule.documentIDs.contains($0.rule) }) {
      self = .invalid
    } else if !errors.isEmpty {
      self = .cannotRun
    } else {
      self = missing.contains(where: \.decides) ? .unverified : .runs
    }
  }
}
