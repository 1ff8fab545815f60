import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The values of a custom exposure are in the range of the format.
  static var customExposureRange: Rule {
    Rule(
      "custom-exposure-range",
      title: "Custom exposure out of range",
      area: .inputs,
      severity: .error,
      rationale: """
        setExposureModeCustom(duration:iso:completionHandler:) takes durations from minExposureDuration to \
        maxExposureDuration of the active format, and ISO values from its minISO to its maxISO. Others throw \
        NSRangeException.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["exposureDuration", "iso"],
      settles: ["exposureDuration", "iso"],
      sources: [
        .symbol("AVCaptureDevice.setExposureModeCustom(duration:iso:completionHandler:)"),
        .symbol("AVCaptureDevice.Format.minExposureDuration"), .symbol("AVCaptureDevice.Format.maxExposureDuration"),
        .symbol("AVCaptureDevice.Format.minISO"), .symbol("AVCaptureDevice.Format.maxISO"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 exposureDuration=0.01 iso=400 | video")
          .on(FocusExamples.profile("", format: limits)),
        .passing("single | back 1280x720 exposureDuration=current iso=current | video"),
        .failing("single | back 1280x720 exposureDuration=⟦2⟧ | video").on(FocusExamples.profile("", format: limits)),
        .failing("single | back 1280x720 exposureDuration=0.01 iso=⟦20⟧ | video")
          .on(FocusExamples.profile("", format: limits)),
        .unverified("single | back 1280x720 iso=400 | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        let (light, limits) = (camera.input.light, camera.activeFormat?.controls)
        ExposureLimit(
          value: light.exposureDuration?.number, what: "an exposure of", unit: " s", range: "the exposure durations",
          low: limits?.minExposureDuration, high: limits?.maxExposureDuration,
          help: "keep it between minExposureDuration and maxExposureDuration of the active format"
        ).check(camera, &report)
        ExposureLimit(
          value: light.iso?.number, what: "ISO", unit: "", range: "the ISO values", low: limits?.minISO,
          high: limits?.maxISO,
          help: "keep it between minISO and maxISO of the active format"
        ).check(camera, &report)
      }
    }
  }

  private static let limits =
    #", "controls": { "minISO": 34, "maxISO": 3264, "minExposureDuration": 0.000013, "maxExposureDuration": 1 }"#
}

extension Located<CurrentOr<Double>> {
  /// The number, if it isn't the current value.
  fileprivate var number: Located<Double>? { value.value.map { Located<Double>($0, at: range) } }
}
