public import CaptureModel
import CapturePlans
public import CaptureSession
import JSONSource

/// What a check looks for.
public struct CheckOptions: Sendable {
  /// The rules that speak.
  public var selection = RuleSelection()

  /// Targets that were set on the command line; they win over the graph's own.
  public var targets = CostTargets()

  /// The least frame rate that a plan may choose; it wins over the graph's own. `nil` where none was set.
  public var minimumFrameRate: FrameRate?

  /// Whether to say what the system will do.
  public var predicts = false

  /// Whether to say what each camera's next cheaper and next better step would cost.
  public var looksAround = false

  /// Whether every fix is tried, and offered only where it makes no new error.
  public var triesFixes = false

  /// The day on which ignores are judged; `nil` where none expires.
  public var today: CalendarDate?

  /// Whether rules run that read no key of the graph too: only a test asks for it, since they have nothing to say.
  package var runsEveryRule = false

  /// The defaults: every rule, no targets.
  public init() {}

  /// Findings and missing facts in order, without what is deselected or ignored.
  func filtered(
    _ findings: [Finding], _ missing: [MissingFact], in reading: GraphDocument, rulesHaveRun: Bool
  ) -> ([Finding], [MissingFact]) {
    var ignores = IgnoreList(reading: reading, today: today)
    // Faults of the document can't be deselected: they tell how it was read.
    let selected = findings.filter { selection.includes($0.rule) || $0.effect != nil }
    var kept = selected.filter { !ignores.covers($0) }
    // An entry may well match what was not looked for: then nothing can be said of it.
    let ownFindings = ignores.ownFindings { rule in rulesHaveRun && selection.includes(rule) }
    kept += ownFindings.filter { selection.includes($0.rule) }
    return (kept.sorted(by: Finding.isBefore), missing.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) })
  }
}
