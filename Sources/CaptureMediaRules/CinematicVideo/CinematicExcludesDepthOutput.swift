import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A session with cinematic video has no depth data output.
  static var cinematicExcludesDepthOutput: Rule {
    Rule(
      "cinematic-excludes-depth-output",
      title: "Cinematic video and a depth data output",
      area: .inputs,
      severity: .error,
      rationale: """
        Cinematic video uses depth itself: it can't be enabled on an input of a session that has a depth data output. \
        While it is on, the focus mode is continuousAutoFocus and may not be changed.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["cinematicVideoCaptureEnabled"],
      sources: [.symbol("AVCaptureDeviceInput.isCinematicVideoCaptureEnabled")],
      hasFix: true,
      examples: [
        .passing("single | dual 1280x720 cinematicVideoCaptureEnabled | a: video").on("iphone-12-pro"),
        .failing("single | dual 1280x720 cinematicVideoCaptureEnabled | a: video | ⟦depth⟧").on("conservative"),
        .passing("single | dual 1280x720 cinematicVideoCaptureEnabled=false | depth").on("iphone-12-pro"),
      ]
    ) { session, report in
      guard let depth = session.outputs(ofType: .depthData).first else { return }
      let output = depth.typeRange
      for camera in session.cameras {
        guard let cinematic = camera.input.cinematic.cinematicVideoCaptureEnabled, cinematic.value else { continue }
        let ranges = SourceRange.inOrder(cinematic.range, output)
        report.emit(
          "the depth data output \"\(depth.id)\" can't run beside the cinematic video of \"\(camera.id)\"",
          at: ranges.later,
          label: "these exclude each other",
          notes: [Finding.Note("the other one is set here", at: ranges.earlier)],
          fixes: [Fix("do without cinematic video", .unsafe, edits: [report.edit.removing(cinematic.range)])],
          help: "remove the depth data output, or the cinematic video")
      }
    }
  }
}
