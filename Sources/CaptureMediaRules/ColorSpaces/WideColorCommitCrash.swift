import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that chooses formats chooses the color space too.
  static var wideColorCommitCrash: Rule {
    Rule(
      "wide-color-commit-crash",
      title: "Session sets the color space of a format that the app chose",
      area: .formats,
      severity: .note,
      confidence: .inferred,
      rationale: """
        While automatic wide color is on, the session sets activeColorSpace itself when an output is added and when it \
        commits. Reports show it throw there, "Not supported - use activeFormat.supportedColorSpaces", after the app \
        changed the format; why is not known. An app that chooses formats can choose the color space too.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor"),
        .report("expo/expo#44820, mrousavy/react-native-vision-camera#198, #2892 and four more: the exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | out: photo | steps addInput back, addOutput out"),
        .failing("single | back | out: photo | steps addInput back, lockForConfiguration back, setActiveFormat ⟦back⟧,")
          .with("unlockForConfiguration back, addOutput out"),
      ]
    ) { session, report in
      guard session.graph.session?.automaticallyConfiguresCaptureDeviceForWideColor?.value != false else { return }
      let operations = session.graph.operations
      let photos = session.photoCameras().values
      for camera in session.cameras where camera.input.activeColorSpace == nil {
        guard photos.contains(where: { $0.inputIndex == camera.inputIndex }),
          let step = operations.lastIndex(where: {
            $0.op?.value == .setActiveFormat && $0.target?.value == camera.id
          }),
          let target = operations[step].target,
          let later = operations[step...].first(where: {
            $0.op?.value == .addOutput || $0.op?.value == .commitConfiguration
          })
        else { continue }
        report.emit(
          "the session may change the color space of \"\(camera.id)\" after the app has set the format",
          at: target.range,
          label: "reported to throw",
          notes: [Finding.Note("this lets the session choose the color space", at: later.range)],
          fixes: [
            Fix(
              "leave the color space to the app", .unsafe,
              edits: session.setting("automaticallyConfiguresCaptureDeviceForWideColor", "false", report.edit))
          ])
      }
    }
  }
}
