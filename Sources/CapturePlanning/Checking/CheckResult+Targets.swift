public import CapturePlans
import CaptureRules
public import JSONSource
import RuleKit

extension CheckResult {
  /// Whether a cost is above the target that was set for it.
  public var missesTarget: Bool { !missedTargets.isEmpty }

  /// What says so: one finding for each such cost.
  public var missedTargets: [Finding] { findings.filter(\.isMissedTarget) }
}
