/// Takes what a rule finds.
public struct Emitter: Sendable {
  /// The costs of the session.
  package let costs: SessionCosts

  /// The highest costs that someone allowed.
  package let targets: CostTargets

  /// Makes the edits of fixes.
  package let edit: DocumentEditor

  /// The rule that speaks, and how much its findings matter.
  private var rule: Rule.ID = ""
  private var severity = Severity.error

  /// What was found so far.
  package private(set) var findings: [Finding] = []

  /// What could not be decided so far.
  package private(set) var missing: [MissingFact] = []

  init(costs: SessionCosts, targets: CostTargets, document: JSONDocument) {
    self.costs = costs
    self.targets = targets
    edit = DocumentEditor(document)
  }

  /// Lets another rule speak.
  mutating func begin(_ rule: Rule.ID, _ severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// Reports a place that breaks the rule.
  package mutating func emit(
    _ message: String, at range: SourceRange, severity: Severity? = nil, label: String? = nil,
    notes: [Finding.Note] = [], fixes: [Fix] = [], help: String? = nil
  ) {
    findings.append(
      Finding(
        rule: rule, severity: severity ?? self.severity, message: message, range: range, label: label,
        notes: notes, fixes: fixes, help: help))
  }

  /// Reports that the rule can't be judged here, since the profile lacks a fact: `the depth formats of "back"`.
  ///
  /// The fact decides whether the graph runs where the rule's findings are errors, unless `decides` says otherwise.
  package mutating func unverified(_ fact: String, at range: SourceRange, decides: Bool? = nil) {
    missing.append(MissingFact(rule: rule, fact: fact, range: range, decides: decides ?? (severity == .error)))
  }
}

/// A fact that the profile lacks and a rule would need.
public struct MissingFact: Hashable, Sendable {
  /// The rule that can't be judged.
  public let rule: Rule.ID

  /// The fact, in words.
  public let fact: String

  /// The place in the graph that needs it.
  public let range: SourceRange

  /// Whether the graph can't be called runnable without it.
  public let decides: Bool
}

/// The highest costs that someone allowed; `nil` where none was set.
public struct CostTargets: Hashable, Sendable {
  /// The highest `hardwareCost`.
  public var hardware: Double?

  /// The highest `systemPressureCost`.
  public var pressure: Double?

  /// Targets.
  public init(hardware: Double? = nil, pressure: Double? = nil) {
    self.hardware = hardware
    self.pressure = pressure
  }

  /// These targets, and another's where these say nothing.
  public func or(_ other: CostTargets) -> CostTargets {
    CostTargets(hardware: hardware ?? other.hardware, pressure: pressure ?? other.pressure)
  }
}
