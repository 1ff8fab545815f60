import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// In a multi-camera session the depth format is checked after the commit.
  static var depthFormatResetMulticam: Rule {
    Rule(
      "depth-format-reset-multicam",
      title: "Depth format that a commit may change",
      area: .depth,
      severity: .note,
      confidence: .inferred,
      rationale: """
        A multi-camera session may choose another activeDepthDataFormat when its configuration is committed; no public source \
        says when. An app that needs one size of depth looks at it afterwards, and sets it again where it changed.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["activeDepthDataFormat"],
      sources: [
        .symbol("AVCaptureDevice.activeDepthDataFormat"),
        .inference("a new video format resets the depth format and its rate"),
      ],
      examples: [
        .passing("single | dual: face back 1280x720@30 activeDepthDataFormat=640x360 | depth").on(profile),
        .failing("multi | dual: face back 1280x720@30 activeDepthDataFormat=⟦640x360⟧ | depth").on(profile),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      for camera in session.cameras {
        guard let depth = camera.input.activeDepthDataFormat,
          session.connections.contains(where: {
            $0.input == camera.inputIndex && session.outputType($0.output) == .depthData
          })
        else { continue }
        report.emit(
          "the commit may change the depth format of \"\(camera.id)\"", at: depth.range,
          label: "check it after the commit",
          help: "compare activeDepthDataFormat after commitConfiguration, and set it again")
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInTrueDepthCamera",
    formats: #"""
      { "width": 1280, "height": 720, "maxFrameRate": 30, "multiCam": true,
                       "depthFormats": [ { "width": 640, "height": 360, "maxFrameRate": 30, "pixelFormats": ["hdis"] } ] }
      """#)
}
