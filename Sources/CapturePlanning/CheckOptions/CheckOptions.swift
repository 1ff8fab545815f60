public import CaptureModel
import CapturePlans
public import CaptureSession
public import JSONSource

/// The options of a check.
public struct CheckOptions: Sendable {
  /// The rules to report findings of; the verdict doesn't depend on it.
  public var selection = RuleSelection()

  /// The severities that the user chose for some rules; the verdict doesn't depend on them.
  public var severities: [RuleID: Severity] = [:]

  /// What plans aim at, as set outside the graph. `aims(for:)` has the graph's own too.
  public var aims = PlanAims()

  /// Whether to predict what the system will do.
  public var predicts = false

  /// Whether to compute what each camera's next cheaper and next better step would cost.
  public var findsOutlooks = false

  /// Whether to try every fix, and offer only those that cause no new error.
  public var triesFixes = false

  /// The day that expiry dates of ignores are compared with; `nil` if none expires.
  public var today: CalendarDate?

  /// Whether to leave out the findings that the graph's author accepts.
  public var appliesIgnores = true

  /// Whether to run rules even if the graph has none of their keys. They find nothing then, so only tests set this.
  package var runsEveryRule = false

  /// How the user named the graph and profiles, so that advice can use the same names.
  public var naming = CommandNaming()

  /// The defaults: every rule, no targets.
  public init() {}

  /// What plans for a graph aim at.
  public func aims(for graph: CaptureGraph) -> PlanAims { aims.combined(with: graph.aims) }
}
