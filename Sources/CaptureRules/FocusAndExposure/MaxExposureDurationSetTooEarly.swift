import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The longest automatic exposure is set after the format is chosen.
  static var maxExposureDurationSetTooEarly: Rule {
    Rule(
      "max-exposure-duration-set-too-early",
      title: "Longest exposure is reset after it is set",
      area: .formats,
      rationale: """
        activeMaxExposureDuration returns to the default when the active format or the preset changes. What was set before \
        that is silently lost.
        """,
      availability: .iOS(OSVersion(12)),
      sources: [
        .symbol("AVCaptureDevice.activeMaxExposureDuration"), .symbol("AVCaptureDevice.activeFormat"),
      ],
      step: EarlyStep(
        .setMaxExposureDuration, after: { $0.resets(.setActiveFormat, .setPreset) }, onlyLatest: true,
        message: { "the longest exposure of \"\($0)\" is reset after it is set" }, label: "set too early",
        note: { $0?.resetting ?? "" }, fix: "set it after the step that resets it"),
      examples: [
        .passing("single | back | out: photo | shot | steps addInput back, lockForConfiguration back, setActiveFormat")
          .with("back, setMaxExposureDuration back, unlockForConfiguration back"),
        .failing("single | back | out: photo | shot | steps addInput back, lockForConfiguration back,")
          .with("setMaxExposureDuration ⟦back⟧, setActiveFormat back, unlockForConfiguration back"),
      ])
  }
}
