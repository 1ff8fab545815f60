public import CapturePlans
import CaptureRules
import JSONSource
import RuleKit

extension CheckResult {
  /// Whether a cost is above the target that was set for it.
  public var missesTarget: Bool { findings.contains { $0.rule == Rule.targetMissed.id } }
}
