import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Defaults of automatic exposure hold where the app sets no values of its own.
  static var unifiedExposureDefaultsIdle: Rule {
    Rule(
      "unified-exposure-defaults-idle",
      title: "Defaults of automatic exposure are not used",
      area: .inputs,
      rationale: """
        unifiedAutoExposureDefaultsEnabled gives all formats and presets the same defaults. Frame rates and a longest \
        exposure that the app sets win over these.
        """,
      availability: .iOS(OSVersion(12)),
      sources: [.symbol("AVCaptureDeviceInput.unifiedAutoExposureDefaultsEnabled")],
      setting: IdleSetting(
        "unifiedAutoExposureDefaultsEnabled", \ResolvedCamera.input.light.unifiedAutoExposureDefaultsEnabled,
        isUsed: { $0 }, what: { "unifying the defaults of \"\($0.id)\"" },
        because: { camera, _ in
          guard let rates = camera.input.activeFrameRate, rates.min != nil, rates.max != nil,
            let longest = camera.input.light.activeMaxExposureDuration
          else { return nil }
          return IdleSetting.Reason("the app sets its rates and its longest exposure", at: longest.range)
        }, help: "leave it out, or the values that the app sets"),
      examples: [
        .passing("single | back 1280x720 unifiedAutoExposureDefaultsEnabled | video"),
        .passing("single | back 1280x720 unifiedAutoExposureDefaultsEnabled activeFrameRate=(min=30 max=30) | video"),
        .failing("single | back 1280x720 unifiedAutoExposureDefaultsEnabled=⟦true⟧ activeFrameRate=(min=30 max=30)")
          .with("activeMaxExposureDuration=0.02 | video"),
      ])
  }
}
