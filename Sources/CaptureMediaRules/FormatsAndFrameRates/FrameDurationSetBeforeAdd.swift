import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Frame rates are set after the format is chosen and the input is added.
  static var frameDurationSetBeforeAdd: Rule {
    Rule(
      "frame-duration-set-before-add",
      title: "Frame rate is reset after it is set",
      area: .formats,
      rationale: """
        A camera's frame durations go back to the format's defaults when its active format or the preset changes, and \
        when its input is added to a session. What was set before that is silently lost.
        """,
      availability: .iOS(OSVersion(7)),
      sources: [.symbol("AVCaptureDevice.activeVideoMinFrameDuration"), .symbol("AVCaptureDevice.activeFormat")],
      step: EarlyStep(
        .setActiveFrameRate, after: { $0.steps(.setActiveFormat, .addInput) }, onlyLatest: true,
        message: { "the frame rate of \"\($0)\" is reset after it is set" }, label: "set too early",
        note: { "\($0 == .addInput ? "adding the input" : "setting the format") resets it" },
        fix: "set it after the step that resets it"),
      examples: [
        .passing("back 1280x720 | video | steps addInput back, lockForConfiguration back, setActiveFormat back,")
          .with("setActiveFrameRate back, unlockForConfiguration back"),
        .failing("back 1280x720 | video | steps addInput back, lockForConfiguration back, setActiveFrameRate ⟦back⟧,")
          .with("setActiveFormat back, unlockForConfiguration back"),
        .failing("back 1280x720 | video | steps lockForConfiguration back, setActiveFormat back, setActiveFrameRate")
          .with("⟦back⟧, unlockForConfiguration back, addInput back"),
      ])
  }
}
