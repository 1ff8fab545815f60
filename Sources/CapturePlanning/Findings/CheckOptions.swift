/// What a check looks for.
public struct CheckOptions: Sendable {
  /// The rules that speak.
  public var selection = RuleSelection()

  /// Targets that were set on the command line; they win over the graph's own.
  public var targets = CostTargets()

  /// Whether to say what the system will do.
  public var predicts = false

  /// Whether to say what each camera's next cheaper and next better step would cost.
  public var looksAround = false

  /// The day on which ignores are judged; `nil` where none expires.
  public var today: CalendarDate?

  /// The defaults: every rule, no targets.
  public init() {}

  /// Findings and missing facts in order, without what is deselected or ignored.
  func filtered(
    _ findings: [Finding], _ missing: [MissingFact], in reading: GraphReading, rulesHaveRun: Bool
  ) -> ([Finding], [MissingFact]) {
    var ignores = IgnoreList(reading: reading, today: today)
    let selected = findings.filter { finding in
      Rule.documentIDs.contains(finding.rule) || selection.includes(finding.rule)
    }
    var kept = selected.filter { !ignores.covers($0) }
    // An entry may well match what was not looked for: then nothing can be said of it.
    let ownFindings = ignores.ownFindings { rule in rulesHaveRun && selection.includes(rule) }
    kept += ownFindings.filter { selection.includes($0.rule) }
    return (kept.sorted(by: Finding.isBefore), missing.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) })
  }
}

extension Finding {
  /// Order of place, then of severity, then of rule, then of wording: the same for every run.
  static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.range != right.range { return left.range < right.range }
    if left.severity != right.severity { return left.severity > right.severity }
    return (left.rule.rawValue, left.message) < (right.rule.rawValue, right.message)
  }
}

/// Which rules speak.
public struct RuleSelection: Sendable {
  private final class Choice: Sendable {
    /// Only these; `nil` for all.
    let selected: Set<Rule.ID>?

    /// Not these.
    let ignored: Set<Rule.ID>

    init(_ selected: [Rule.ID]?, _ ignored: [Rule.ID]) {
      self.selected = selected.map { Set($0) }
      self.ignored = Set(ignored)
    }
  }

  /// `nil` for every rule, as nearly always.
  private let choice: Choice?

  /// Every rule.
  public init() { choice = nil }

  /// Only these, or all where they are `nil`; without those that are ignored.
  public init(_ selected: [Rule.ID]?, ignoring ignored: [Rule.ID] = []) {
    choice = selected == nil && ignored.isEmpty ? nil : Choice(selected, ignored)
  }

  /// Whether a rule speaks.
  public func includes(_ rule: Rule) -> Bool { includes(rule.id) }

  /// Whether the rule with this id speaks.
  public func includes(_ id: Rule.ID) -> Bool {
    guard let choice else { return true }
    return choice.selected?.contains(id) ?? true && !choice.ignored.contains(id)
  }
}
