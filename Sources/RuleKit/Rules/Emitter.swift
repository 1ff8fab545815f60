public import CaptureModel
public import CaptureSession
public import JSONSource

/// Takes what a rule finds.
public struct Emitter: Sendable {
  /// The costs of the session.
  public let costs: SessionCosts

  /// The highest costs that someone allowed.
  public let targets: CostTargets

  /// The least frame rate of a plan that was set beside the graph; it wins over the graph's own.
  public let minimumFrameRate: FrameRate?

  /// Makes the edits of fixes.
  public let edit: DocumentEditor

  /// The rule that speaks, and how much its findings matter.
  private var rule: RuleID = ""
  private var severity = Severity.error

  /// What was found so far.
  public private(set) var findings: [Finding] = []

  /// What could not be decided so far.
  public private(set) var missing: [MissingFact] = []

  /// An emitter for one session: its costs, the targets and the least rate that were set, and the document that fixes
  /// edit.
  public init(costs: SessionCosts, targets: CostTargets, minimumFrameRate: FrameRate?, document: JSONDocument) {
    self.costs = costs
    self.targets = targets
    self.minimumFrameRate = minimumFrameRate
    edit = DocumentEditor(document)
  }

  /// Lets another rule speak.
  package mutating func begin(_ rule: RuleID, _ severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// Reports a place that breaks the rule; the graph does not run because of it if it is an error, or `refuses` says so.
  /// `isBeyondPlans` says that no plan removes it, whatever the remedy of the rule; `subjects` are the places of what it is
  /// about, where these are others than its own place and those of its notes.
  public mutating func emit(
    _ message: String, at range: SourceRange, severity: Severity? = nil, refuses: Bool? = nil,
    isBeyondPlans: Bool = false, label: String? = nil, suggestion: String? = nil, notes: [Finding.Note] = [],
    fixes: [Fix] = [], help: String? = nil, subjects: [SourceRange]? = nil
  ) {
    var finding = Finding(
      rule: rule, severity: severity ?? self.severity, refuses: refuses, message: message, range: range,
      label: label, suggestion: suggestion, notes: notes, fixes: fixes, help: help, subjects: subjects)
    finding.isBeyondPlans = isBeyondPlans
    findings.append(finding)
  }

  /// Reports that the rule can't be judged here, since a fact is missing: `the depth formats of "back"`.
  ///
  /// `key` is what would settle it. The fact decides whether the graph runs where the rule's findings are errors, unless
  /// `decides` says otherwise.
  public mutating func unverified(
    _ words: String, settledBy key: FactKey, at range: SourceRange, decides: Bool? = nil
  ) {
    unverified(.asked(key, words: words), at: range, decides: decides)
  }

  /// The same of a fact that the reports put into words.
  public mutating func unverified(_ fact: Fact, at range: SourceRange, decides: Bool? = nil) {
    missing.append(MissingFact(rule: rule, fact: fact, range: range, decides: decides ?? (severity == .error)))
  }
}
