import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A custom exposure is set only on a camera that takes one.
  static var customExposureModeUnsupported: Rule {
    Rule(
      "custom-exposure-mode-unsupported",
      title: "Camera takes no custom exposure",
      area: .inputs,
      severity: .error,
      rationale: """
        An exposure duration and an ISO value may be set only where isExposureModeSupported(.custom) is true; elsewhere \
        NSInvalidArgumentException is thrown. Cameras that switch between lenses have a rule of their own.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["exposureDuration", "iso"],
      settles: ["exposureDuration", "iso"],
      sources: [
        .symbol("AVCaptureDevice.setExposureModeCustom(duration:iso:completionHandler:)"),
        .symbol("AVCaptureDevice.isExposureModeSupported(_:)"),
        .report("NextLevel/NextLevel#260, #266: the exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 exposureDuration=0.01 iso=400 | video").on(profile(true)),
        .failing("single | back 1280x720 exposureDuration=⟦0.01⟧ iso=400 | video").on(profile(false)),
        .failing("single | back 1280x720 iso=⟦400⟧ | video").on(profile(false)),
        .unverified("single | back 1280x720 external iso=400 | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30 }"#)),
      ]
    ) { session, report in
      for camera in session.cameras where !camera.key.deviceType.hasConstituentPorts {
        let settings = [camera.input.light.exposureDuration?.range, camera.input.light.iso?.range].compactMap(\.self)
        guard let first = settings.first else { continue }
        // Apple names the kinds of built-in cameras that take none, and these are not among them.
        switch camera.device?.manualControls ?? (camera.input.external?.value == true ? nil : true) {
        case true?: continue
        case nil:
          for range in settings {
            report.unverified(
              whether: "\"\(camera.id)\" takes a custom exposure", settledBy: .unrecorded, at: range, lack: .value)
          }
        case false?:
          report.emit(
            "\"\(camera.id)\" takes no custom exposure", at: first, lack: .value, label: "no custom exposure here",
            fixes: [
              Fix(
                "leave the exposure to the camera", .unsafe,
                edits: report.edit.changing(camera.input.range, remove: ["exposureDuration", "iso"]))
            ], help: "set it only where isExposureModeSupported(.custom) is true")
        }
      }
    }
  }

  private static func profile(_ isSupported: Bool) -> ExampleDevice {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats: #"""
        { "width": 1280, "height": 720, "maxFrameRate": 30, "controls": { "minISO": 34, "maxISO": 3264,
        "minExposureDuration": 0.000013, "maxExposureDuration": 1 } }
        """#, camera: #", "manualControls": \#(isSupported)"#)
  }
}
