import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A target for hardwareCost is set only if the session has such a cost.
  static var hardwareCostZeroPlain: Rule {
    Rule(
      "hardware-cost-zero-plain",
      title: "Target for a hardwareCost that is always 0",
      area: .cost,
      severity: .note,
      rationale: """
        A plain session reports a hardwareCost other than 0 only since iOS 16, and only with several video data outputs, \
        or with a movie file output beside one. Without them any target for it is met.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["hardwareCost"],
      sources: [.symbol("AVCaptureSession.hardwareCost")],
      examples: [
        .passing("single | SDK 16.0 | back 1280x720 | video | movie | plan targets=(hardwareCost=0.9)"),
        .failing("single | back | video | plan targets=(hardwareCost=⟦0.9⟧)"),
      ]
    ) { session, report in
      guard !session.isMultiCam, let target = session.graph.plan?.targets?.hardwareCost, !session.cameras.isEmpty,
        report.costs.hardware.items.isEmpty
      else { return }
      report.emit(
        "hardwareCost of this session is 0, whatever its cameras do", at: target.range, label: "always met",
        notes: [Finding.Note("a plain session has a cost with several video data outputs, or a movie beside one")],
        help: "leave the target out")
    }
  }
}
