import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The session doesn't override a color space that the app chooses.
  static var wideColorAutoOverride: Rule {
    Rule(
      "wide-color-auto-override",
      title: "Session may change the color space",
      area: .formats,
      severity: .note,
      rationale: """
        While automaticallyConfiguresCaptureDeviceForWideColor is on, as it is by default, a session sets the color space \
        of its cameras as it sees fit for its outputs. A color space that the app sets itself lasts only with that off.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["activeColorSpace"],
      sources: [
        .symbol("AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor"),
        .symbol("AVCaptureDevice.activeColorSpace"),
      ],
      hasFix: true,
      examples: [
        .passing("single automaticallyConfiguresCaptureDeviceForWideColor=false")
          .and("back 1280x720@60 binned activeColorSpace=sRGB | video").on("iphone-13-mini"),
        .failing("single | back 1280x720@60 binned activeColorSpace=⟦sRGB⟧ | video").on("iphone-13-mini"),
        .failing("single automaticallyConfiguresCaptureDeviceForWideColor")
          .and("back 1280x720@60 binned activeColorSpace=⟦sRGB⟧ | video").on("iphone-13-mini"),
        .failing("back 1280x720@60 binned activeColorSpace=sRGB | video")
          .and("single automaticallyConfiguresCaptureDeviceForWideColor=⟦true⟧").on("iphone-13-mini"),
      ]
    ) { session, report in
      guard let automatic = AutomaticWideColor(session) else { return }
      for camera in session.cameras {
        // That a session takes a camera out of Apple Log is a finding of its own.
        guard let space = camera.input.activeColorSpace, !space.value.isLogarithmic,
          !session.certainlyReplacesColors(of: camera)
        else { continue }
        automatic.emit(
          "the session may change \"\(space.value.rawValue)\" of \"\(camera.id)\"", at: space,
          label: "may be overridden",
          &report)
      }
    }
  }
}
