public import CapturePlans
import CaptureRules
public import JSONSource
import RuleKit

extension CheckResult {
  /// Whether a cost is above its target.
  public var missesTarget: Bool { !missedTargets.isEmpty }

  /// One finding for each cost above its target.
  public var missedTargets: [Finding] { findings.filter(\.isMissedTarget) }
}
