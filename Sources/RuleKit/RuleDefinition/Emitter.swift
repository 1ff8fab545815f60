import CaptureModel
public import CaptureSession
public import JSONSource

/// Collects the reports of a rule.
public struct Emitter: Sendable {
  /// The costs of the session.
  public let costs: SessionCosts

  /// What plans for the graph aim at: its own aims and those set outside it.
  public let aims: PlanAims

  /// Makes the edits of fixes.
  public let edit: DocumentEditor

  /// The current rule, and the severity of its findings.
  private var rule: RuleID = ""
  private var severity = Severity.error

  /// The findings so far.
  public private(set) var findings: [Finding] = []

  /// The facts missing so far.
  public private(set) var missing: [MissingFact] = []

  /// An emitter for one session: its costs, what plans for it aim at, and the document that fixes edit.
  public init(costs: SessionCosts, aims: PlanAims, document: JSONDocument) {
    self.costs = costs
    self.aims = aims
    edit = DocumentEditor(document)
  }

  /// Switches to another rule.
  package mutating func begin(_ rule: RuleID, _ severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// Reports a place that breaks the rule. If it is an error, the graph can't run, unless `refuses` says otherwise.
  ///
  /// `isBeyondPlans` means that no plan removes the finding, whatever the rule's remedy. `subjects` are the places of
  /// the elements that it is about, if they aren't its own place and those of its notes. `cost` is too high. `lack`
  /// means that the device, its format or its system lacks something that an app can ask for at run time.
  public mutating func emit(
    _ message: String, at range: SourceRange, lack: Lack? = nil, severity: Severity? = nil, refuses: Bool? = nil,
    isBeyondPlans: Bool = false, label: String? = nil, suggestion: String? = nil, notes: [Finding.Note] = [],
    fixes: [Fix] = [], help: String? = nil, subjects: [SourceRange]? = nil, cost: Finding.Cost? = nil
  ) {
    var finding = Finding(
      rule: rule, severity: severity ?? self.severity, refuses: refuses, message: message, range: range,
      label: label, suggestion: suggestion, notes: notes, fixes: fixes, help: help, subjects: subjects)
    finding.isBeyondPlans = isBeyondPlans
    finding.cost = cost
    finding.lack = lack?.at(range)
    findings.append(finding)
  }

  /// Reports that the rule can't be judged here because a fact is missing: `the depth formats of "back"`.
  ///
  /// `key` would settle it. If the rule's findings are errors, the fact decides whether the graph runs, unless
  /// `decides` says otherwise. `lack` is what the device lacks if the answer is no.
  public mutating func unverified(
    _ name: String, settledBy key: FactKey, at range: SourceRange, lack: Lack? = nil, decides: Bool? = nil
  ) {
    unverified(.asked(key, .name(name)), at: range, lack: lack, decides: decides)
  }

  /// Reports that the rule can't decide here, because the answer to a yes-or-no question is unknown: `"back" has a
  /// flash`.
  public mutating func unverified(
    whether statement: String, settledBy key: FactKey, at range: SourceRange, lack: Lack? = nil, decides: Bool? = nil
  ) {
    unverified(.asked(key, .whether(statement)), at: range, lack: lack, decides: decides)
  }

  /// Reports a missing fact; the reports put it into words.
  public mutating func unverified(_ fact: Fact, at range: SourceRange, lack: Lack? = nil, decides: Bool? = nil) {
    missing.append(
      MissingFact(
        rule: rule, fact: fact, range: range, decides: decides ?? (severity == .error), lack: lack?.at(range)))
  }

  /// Reports the use of a symbol that one of the app's systems lacks. It is a note, since Swift makes the app check
  /// availability; it is an error on a device that never runs a system with the symbol. `uses` are all places that use
  /// it, if there are several.
  public mutating func emit(
    _ message: String, at range: SourceRange, lackingOn system: OlderSystem, uses: [SourceRange] = [],
    isOfElement: Bool = false, label: String? = nil, fixes: [Fix] = [], help: String? = nil
  ) {
    let lack: Lack = isOfElement ? .elements(uses) : .values(uses)
    let places = AlikeElements.subjects(uses.isEmpty ? [range] : uses) ?? [range]
    if system.isLastOfDevice {
      return emit(
        message, at: range, lack: lack.at(range), severity: .error, label: label,
        notes: [Finding.Note("iOS \(system.version) is the last version that runs on the device")], fixes: fixes,
        help: help, subjects: places)
    }
    let ranges = system.range.flatMap { $0 == range ? nil : SourceRange.inOrder($0, range) }
    let note = ranges?.later == range ? "the app runs on iOS \(system.version) and later" : "it is used here"
    emit(
      message, at: ranges?.later ?? range, lack: lack.at(range), severity: .note, label: label,
      notes: ranges.map { [Finding.Note(note, at: $0.earlier)] } ?? [], fixes: fixes, help: help,
      subjects: places + [system.range].compactMap(\.self))
  }
}
