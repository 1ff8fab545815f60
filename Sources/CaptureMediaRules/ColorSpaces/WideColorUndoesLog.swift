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
        .passing(
          graph(.single(#""automaticallyConfiguresCaptureDeviceForWideColor": false"#), #""appleLog""#),
          on: LogExamples.phone, profileText: LogExamples.profile),
        .failing(graph(.single(), #"⟦"appleLog"⟧"#), on: LogExamples.phone, profileText: LogExamples.profile),
        .failing(
          graph(.single(#""automaticallyConfiguresCaptureDeviceForWideColor": true"#), #"⟦"appleLog"⟧"#),
          on: LogExamples.phone, profileText: LogExamples.profile),
        .passing(graph(.single(), #""HLG_BT2020""#), on: LogExamples.phone, profileText: LogExamples.profile),
        .passing(graph(.single(), #""appleLog""#), on: "iphone-13-mini"),
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

  private static func graph(_ session: ExampleText, _ space: String) -> ExampleText {
    .graph(session, inputs: [LogExamples.back(space)], outputs: [.movieFile()], connections: [.video(to: "movie")])
  }
}
