import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Beside a photo output the session replaces sRGB.
  static var wideColorOverrideCertain: Rule {
    Rule(
      "wide-color-override-certain",
      title: "Session replaces the color space",
      area: .formats,
      severity: .warning,
      rationale: """
        In a session with a photo output automatic wide color prefers a wide space: where the format has P3_D65 too, an \
        activeColorSpace of sRGB is replaced when the configuration is committed.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["activeColorSpace"],
      sources: [
        .symbol("AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor"),
        .symbol("AVCaptureDevice.activeColorSpace"),
      ],
      hasFix: true,
      examples: [
        .passing("single automaticallyConfiguresCaptureDeviceForWideColor=false | back 1280x720 activeColorSpace=sRGB")
          .and("photo").on(profile),
        .failing("single | back 1280x720 activeColorSpace=⟦sRGB⟧ | photo").on(profile),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let space = camera.input.activeColorSpace, session.certainlyReplacesColors(of: camera) else { continue }
        report.emit(
          "the session replaces \"\(space.value.rawValue)\" of \"\(camera.id)\" with a wide color space",
          at: space.range,
          label: "replaced at the commit",
          fixes: [
            Fix(
              "leave the color space to the app", .unsafe,
              edits: session.setting("automaticallyConfiguresCaptureDeviceForWideColor", "false", report.edit))
          ])
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInWideAngleCamera",
    formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30, "colorSpaces": ["sRGB", "P3_D65"] }"#)
}

extension ResolvedSession {
  /// Whether the session itself replaces a camera's color space: sRGB in a format that has P3, beside a photo output.
  func certainlyReplacesColors(of camera: ResolvedCamera) -> Bool {
    camera.input.activeColorSpace?.value == .sRGB
      && graph.session?.automaticallyConfiguresCaptureDeviceForWideColor?.value != false
      && camera.anyFormat(has: { $0.has(.displayP3) }) == true
      && photoCameras().values.contains { $0.inputIndex == camera.inputIndex }
  }
}
