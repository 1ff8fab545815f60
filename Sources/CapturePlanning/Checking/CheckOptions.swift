public import CaptureModel
import CapturePlans
public import CaptureSession
public import JSONSource

/// What a check looks for.
public struct CheckOptions: Sendable {
  /// The rules whose findings are reported; it makes no difference to a verdict.
  public var selection = RuleSelection()

  /// How much the findings of some rules matter, where the user chose it; it makes no difference to a verdict.
  public var severities: [RuleID: Severity] = [:]

  /// Targets that were set on the command line; they win over the graph's own.
  public var targets = CostTargets()

  /// The least frame rate that a plan may choose; it wins over the graph's own. `nil` where none was set.
  public var minimumFrameRate: FrameRate?

  /// The least size of a picture that a plan may choose; it wins over the graph's own. `nil` where none was set.
  public var minimumSize: Dimensions?

  /// Whether to say what the system will do.
  public var predicts = false

  /// Whether to say what each camera's next cheaper and next better step would cost.
  public var findsOutlooks = false

  /// Whether every fix is tried, and offered only where it makes no new error.
  public var triesFixes = false

  /// The day on which ignores are judged; `nil` where none expires.
  public var today: CalendarDate?

  /// Whether the findings that the graph's author accepts are left out.
  public var appliesIgnores = true

  /// Whether rules run that read no key of the graph too: only a test asks for it, since they have nothing to say.
  package var runsEveryRule = false

  /// How the user named what is checked, so that advice names it again.
  public var naming = CommandNaming()

  /// The defaults: every rule, no targets.
  public init() {}
}
