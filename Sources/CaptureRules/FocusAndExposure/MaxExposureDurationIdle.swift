import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A maximum exposure duration is set only where exposure is automatic.
  static var maxExposureDurationIdle: Rule {
    Rule(
      "max-exposure-duration-idle",
      title: "Longest exposure does nothing",
      area: .inputs,
      rationale: """
        activeMaxExposureDuration limits automatic exposure only: while the exposure is locked, or custom with no automatic \
        part, it has no effect.
        """,
      availability: .iOS(OSVersion(12)),
      sources: [.symbol("AVCaptureDevice.activeMaxExposureDuration")],
      setting: IdleSetting(
        "activeMaxExposureDuration", \ResolvedCamera.input.light.activeMaxExposureDuration, isUsed: { $0.value != nil },
        what: { "the limit on exposures of \"\($0.id)\"" },
        because: { camera, _ in
          // Parts that are automatic are held to it.
          if camera.hasAutomaticExposure { return nil }
          if let custom = camera.input.light.exposureDuration?.range ?? camera.input.light.iso?.range {
            return IdleSetting.Reason("the exposure is custom", at: custom)
          }
          guard let mode = camera.input.exposureMode, [.locked, .custom].contains(mode.value) else { return nil }
          return IdleSetting.Reason("the exposure is not automatic", at: mode.range)
        }, help: "set it beside autoExpose or continuousAutoExposure"),
      examples: [
        .passing("single | back 1280x720 activeMaxExposureDuration=0.02 | video"),
        .passing("single | back 1280x720 activeMaxExposureDuration=0.02 exposureMode=continuousAutoExposure | video"),
        .failing("single | back 1280x720 activeMaxExposureDuration=⟦0.02⟧ exposureMode=locked | video"),
        .failing("single | back 1280x720 activeMaxExposureDuration=⟦0.02⟧ iso=100 | video"),
        .passing("single | back 1280x720 activeMaxExposureDuration=0.02 exposureDuration=auto iso=100 | video"),
      ])
  }
}
