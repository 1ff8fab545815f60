import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// A target for systemPressureCost is set only if the session has such a cost.
  static var pressureCostMulticamOnly: Rule {
    Rule(
      "pressure-cost-multicam-only",
      title: "Target for a systemPressureCost that does not exist",
      area: .cost,
      severity: .note,
      rationale: """
        Only AVCaptureMultiCamSession has a systemPressureCost. The pressure of a plain session can't be predicted; \
        the camera's systemPressureState shows it while the session runs.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["systemPressureCost"],
      sources: [
        .symbol("AVCaptureMultiCamSession.systemPressureCost"), .symbol("AVCaptureDevice.systemPressureState"),
      ],
      examples: [
        .passing("multi | back 1280x720 | video | plan targets=(systemPressureCost=1.0)"),
        .failing("single | back | video | plan targets=(systemPressureCost=⟦1.0⟧)"),
      ]
    ) { session, report in
      guard !session.isMultiCam, let target = session.graph.plan?.targets?.systemPressureCost else { return }
      report.emit(
        "a single-camera session has no systemPressureCost", at: target.range, label: "not judged",
        help: "leave the target out, and observe the camera's systemPressureState")
    }
  }
}
