import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Automatic frame rate is switched on after the format is chosen.
  static var autoFrameRateSetTooEarly: Rule {
    Rule(
      "auto-frame-rate-set-too-early",
      title: "Automatic frame rate is reset after it is set",
      area: .formats,
      rationale: """
        isAutoVideoFrameRateEnabled returns to false when the active format changes. What was set before that is silently \
        lost.
        """,
      availability: .iOS(OSVersion(18)),
      sources: [
        .symbol("AVCaptureDevice.isAutoVideoFrameRateEnabled"), .symbol("AVCaptureDevice.activeFormat"),
      ],
      step: EarlyStep(
        .setAutoVideoFrameRate, after: { $0.resets(.setActiveFormat) }, onlyLatest: true,
        message: { "the automatic frame rate of \"\($0)\" is reset after it is set" }, label: "set too early",
        note: { _ in "setting the format resets it" }, fix: "set it after the format"),
      examples: [
        .passing("single | back | out: photo | shot | steps addInput back, lockForConfiguration back, setActiveFormat")
          .with("back, setAutoVideoFrameRate back, unlockForConfiguration back"),
        .failing("single | back | out: photo | shot | steps addInput back, lockForConfiguration back,")
          .with("setAutoVideoFrameRate ⟦back⟧, setActiveFormat back, unlockForConfiguration back"),
      ])
  }
}
