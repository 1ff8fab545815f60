import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An override is set after its input is added.
  static var overrideResetOnAdd: Rule {
    Rule(
      "override-reset-on-add",
      title: "Override is set before its input is added",
      area: .cost,
      severity: .warning,
      rationale: """
        Adding an input to a session sets its videoMinFrameDurationOverride back to invalid, so an earlier promise \
        is silently lost.
        """,
      sources: [.symbol("AVCaptureDeviceInput.videoMinFrameDurationOverride")],
      step: EarlyStep(
        .setMaxFrameRateOverride, after: { $0.steps(.addInput) }, at: .step,
        message: { "the override of \"\($0)\" is lost when its input is added" }, label: "too early",
        note: { _ in "the input is added here" }, fix: "set it after the input is added", .safe),
      examples: [
        .passing("back 1920x1440@60 binned | video | steps addInput back, setMaxFrameRateOverride back"),
        .failing("back 1920x1440@60 binned | video | steps ⟦setMaxFrameRateOverride back⟧, addInput back"),
      ])
  }
}
