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
        .passing(
          .graph(
            inputs: [.back(.binned(1920, 1440))],
            more: [
              .list(
                of: "operations", #"{ "op": "addInput", "target": "back" }"#,
                #"{ "op": "setMaxFrameRateOverride", "target": "back" }"#)
            ])),
        .failing(
          .graph(
            inputs: [.back(.binned(1920, 1440))],
            more: [
              .list(
                of: "operations", #"⟦{ "op": "setMaxFrameRateOverride", "target": "back" }⟧"#,
                #"{ "op": "addInput", "target": "back" }"#)
            ])),
      ])
  }
}
