import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Global tone mapping is switched on after the format is chosen and the input is added.
  static var globalToneMappingSetTooEarly: Rule {
    Rule(
      "global-tone-mapping-set-too-early",
      title: "Global tone mapping is reset after it is set",
      area: .formats,
      rationale: """
        isGlobalToneMappingEnabled returns to false when the active format or the preset changes, and when the input is added \
        to a session. What was set before that is silently lost.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .symbol("AVCaptureDevice.isGlobalToneMappingEnabled"), .symbol("AVCaptureDevice.activeFormat"),
      ],
      step: EarlyStep(
        .setGlobalToneMapping, after: { $0.resets(.setActiveFormat, .setPreset, .addInput) }, onlyLatest: true,
        message: { "the tone mapping of \"\($0)\" is reset after it is set" }, label: "set too early",
        note: { $0?.resetting ?? "" }, fix: "set it after the step that resets it"),
      examples: [
        .passing("single | back | out: photo | shot | steps addInput back, lockForConfiguration back, setActiveFormat")
          .with("back, setGlobalToneMapping back, unlockForConfiguration back"),
        .failing("single | back | out: photo | shot | steps addInput back, lockForConfiguration back,")
          .with("setGlobalToneMapping ⟦back⟧, setActiveFormat back, unlockForConfiguration back"),
      ])
  }
}
