import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// ARKit and a capture session do not run at the same time.
  static var arkitAndCapture: Rule {
    Rule(
      "arkit-and-capture",
      title: "ARKit and a capture session share no camera",
      area: .formats,
      severity: .note,
      rationale: """
        ARKit runs the cameras itself, in binned formats, and does not share them: whichever of ARSession and \
        AVCaptureSession starts later interrupts the other. An app that has both runs one at a time.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["usesARKit"],
      sources: [
        .session("WWDC19 225"), .session("WWDC22 110429"),
        .report("a capture session is interrupted when ARKit starts"),
      ],
      examples: [
        .passing("single | app microphone='Records sound.' observesSystemPressure usesARKit | mic | sound"),
        .failing("single | app camera='Records video.' observesSystemPressure usesARKit=⟦true⟧ | back | video"),
      ]
    ) { session, report in
      guard let arKit = session.graph.app?.usesARKit, arKit.value, let camera = session.cameras.first else { return }
      report.emit(
        "ARKit and this session interrupt each other", at: arKit.range, label: "one at a time",
        notes: [Finding.Note("this session uses \"\(camera.id)\"", at: camera.range)],
        help: "pause the ARSession before startRunning, or take the frames from ARFrame.capturedImage")
    }
  }
}
