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
        .passing(
          .graph(
            head: [.single()],
            inputs: [.dual(#""activeFormat": { "width": 1280, "height": 720 }, "cinematicVideoCaptureEnabled": true"#)],
            outputs: [.videoData(id: "a")], connections: [.video(from: "dual", to: "a")]), on: "iphone-12-pro"),
        .failing(
          .graph(
            head: [.single()],
            inputs: [.dual(#""activeFormat": { "width": 1280, "height": 720 }, "cinematicVideoCaptureEnabled": true"#)],
            outputs: [.videoData(id: "a"), #"{ "id": "depth", "type": ⟦"depthData"⟧ }"#],
            connections: [.video(from: "dual", to: "a"), .depth(to: "depth")]), on: "conservative"),
        .passing(
          .graph(
            head: [.single()],
            inputs: [
              .dual(#""activeFormat": { "width": 1280, "height": 720 }, "cinematicVideoCaptureEnabled": false"#)
            ],
            outputs: [.depthData()], connections: [.depth(to: "depth")]), on: "iphone-12-pro"),
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
