import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The system shows a dialog after a recording beside another app.
  static var multitaskingQualityDialog: Rule {
    Rule(
      "multitasking-quality-dialog",
      title: "Recording while multitasking shows a dialog",
      area: .app,
      severity: .note,
      rationale: """
        Frames may be dropped while another app runs beside the camera. When a movie file output or an asset writer has \
        recorded like that, the system tells the user once, for all apps, that the video may be of lower quality.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["multitaskingCameraAccessEnabled"],
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureSession.isMultitaskingCameraAccessEnabled")],
      examples: [
        .passing("multi multitaskingCameraAccessEnabled | back 1280x720 | video role=preview"),
        .failing("multi multitaskingCameraAccessEnabled | back 1280x720 | ⟦movie⟧: movie"),
        .passing("multi multitaskingCameraAccessEnabled=false | back 1280x720 | movie"),
      ]
    ) { session, report in
      guard let enabled = session.graph.session?.multitaskingCameraAccessEnabled, enabled.value else { return }
      let recording = session.outputs.first { output in
        output.type == .movieFile || (output.type == .videoData && output.output.role?.value == .recording)
      }
      guard let recording else { return }
      let ranges = RangePair(
        enabled.range, "multitasking is enabled here", recording.range, "this output records")
      report.emit(
        "after \"\(recording.id)\" has recorded beside another app, the system shows a dialog", at: ranges.later,
        label: "once, by the system", notes: [ranges.note],
        help: "expect the app to be covered once, after the first recording")
    }
  }
}
