import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The longest exposure of automatic exposure is in the range of the format.
  static var maxExposureDurationRange: Rule {
    Rule(
      "max-exposure-duration-range",
      title: "Longest exposure out of range",
      area: .inputs,
      severity: .error,
      rationale: """
        activeMaxExposureDuration takes durations from minExposureDuration to maxExposureDuration of the active format. \
        Others throw NSRangeException.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["activeMaxExposureDuration"],
      settles: ["activeMaxExposureDuration"],
      sources: [
        .symbol("AVCaptureDevice.activeMaxExposureDuration"), .symbol("AVCaptureDevice.Format.minExposureDuration"),
        .symbol("AVCaptureDevice.Format.maxExposureDuration"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 activeMaxExposureDuration=0.5 | video")
          .on(FocusExamples.profile("", format: limits)),
        .passing("single | back 1280x720 activeMaxExposureDuration=invalid | video"),
        .failing("single | back 1280x720 activeMaxExposureDuration=⟦2⟧ | video")
          .on(FocusExamples.profile("", format: limits)),
        .unverified("single | back 1280x720 activeMaxExposureDuration=0.5 | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let longest = camera.input.light.activeMaxExposureDuration, let seconds = longest.value.value else {
          continue
        }
        let limits = camera.activeFormat?.controls
        ExposureLimit(
          value: Located(seconds, at: longest.range), what: "a longest exposure of", unit: " s",
          range: "the exposure durations", low: limits?.minExposureDuration, high: limits?.maxExposureDuration,
          help: "keep it between minExposureDuration and maxExposureDuration of the active format"
        ).check(camera, &report)
      }
    }
  }

  private static let limits = #", "controls": { "minExposureDuration": 0.000013, "maxExposureDuration": 1 }"#
}
