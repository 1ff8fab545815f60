import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The session leaves a camera in Apple Log.
  static var wideColorUndoesLog: Rule {
    Rule(
      "wide-color-undoes-log",
      title: "Session may undo Apple Log",
      area: .formats,
      severity: .warning,
      rationale: """
        While automaticallyConfiguresCaptureDeviceForWideColor is on, as it is by default, the session may set another \
        color space after the app has set Apple Log. Nothing tells, and the take is not in Log.
        """,
      availability: .iOS(OSVersion(17, 2)),
      reads: ["activeColorSpace"],
      sources: [
        .symbol("AVCaptureDevice.activeColorSpace"), .symbol("AVCaptureColorSpace.appleLog"),
        .symbol("AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor"),
      ],
      hasFix: true,
      examples: [
        .passing("single automaticallyConfiguresCaptureDeviceForWideColor=false | back activeFormat=(1920x1080")
          .with("maxFrameRate=30 pixelFormat=x422) activeColorSpace=appleLog | movie").on(LogExamples.profile),
        .failing("single | back activeFormat=(1920x1080 maxFrameRate=30 pixelFormat=x422) activeColorSpace=⟦appleLog⟧")
          .and("movie").on(LogExamples.profile),
        .failing("single automaticallyConfiguresCaptureDeviceForWideColor | back activeFormat=(1920x1080")
          .with("maxFrameRate=30 pixelFormat=x422) activeColorSpace=⟦appleLog⟧ | movie").on(LogExamples.profile),
        .passing("single | back activeFormat=(1920x1080 maxFrameRate=30 pixelFormat=x422) activeColorSpace=HLG_BT2020")
          .and("movie").on(LogExamples.profile),
        .passing("single | back activeFormat=(1920x1080 maxFrameRate=30 pixelFormat=x422) activeColorSpace=appleLog")
          .and("movie").on("iphone-13-mini"),
      ]
    ) { session, report in
      guard let automatic = AutomaticWideColor(session) else { return }
      for camera in session.cameras {
        guard let space = camera.input.activeColorSpace, space.value.isLogarithmic else { continue }
        // A camera without Apple Log has an error of its own.
        if case .unsupported = session.support(of: .colorSpace(space.value), by: camera) { continue }
        automatic.emit(
          "the session may take \"\(camera.id)\" out of \"\(space.value.rawValue)\"", at: space, label: "may be undone",
          &report)
      }
    }
  }
}
