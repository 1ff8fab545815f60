import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The zoom is set after the active format.
  static var zoomResetByFormat: Rule {
    Rule(
      "zoom-reset-by-format",
      title: "Zoom that the format sets back",
      area: .formats,
      severity: .note,
      confidence: .inferred,
      rationale: """
        Setting activeFormat sets videoZoomFactor back to 1, as measured on iPhone 16 Pro. A zoom that is set before the \
        format is lost without an error. Where the operations say that the zoom comes first, this is a warning.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["videoZoomFactor", "operations"],
      sources: [
        .symbol("AVCaptureDevice.videoZoomFactor"), .symbol("AVCaptureDevice.activeFormat"),
        .report("regularsteven/letslapse: measured on iPhone 16 Pro"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | out: video | steps addInput back, lockForConfiguration")
          .with("back, setActiveFormat back, setVideoZoomFactor back, unlockForConfiguration back"),
        .failing("single | back 1280x720 | out: video | steps addInput back, lockForConfiguration")
          .with("back, setVideoZoomFactor ⟦back⟧, setActiveFormat back, unlockForConfiguration back"),
        .failing("single | back 1920x1080 videoZoomFactor=⟦2⟧ | video").on("iphone-16-pro").withoutFix(),
        .passing("single | back videoZoomFactor=2 | video").on("iphone-16-pro"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      var formats: [String: Int] = [:]
      var zooms: [String: Int] = [:]
      for (index, step) in operations.enumerated() {
        guard let target = step.target?.value else { continue }
        if step.op?.value == .setActiveFormat { formats[target] = index }
        if step.op?.value == .setVideoZoomFactor { zooms[target] = index }
      }
      for camera in session.cameras {
        if let zoom = zooms[camera.id] {
          guard let format = formats[camera.id], format > zoom, let target = operations[zoom].target else { continue }
          report.emit(
            "the zoom of \"\(camera.id)\" is lost: the format sets it back to 1", at: target.range, severity: .warning,
            label: "set before the format",
            notes: [Finding.Note("the format is set here", at: operations[format].range)],
            fixes: [
              Fix(
                "set the zoom after the format", .unsafe,
                edits: OperationMove.edits(from: zoom, after: format, in: operations, report.edit))
            ])
        } else if let zoom = camera.input.videoZoomFactor, zoom.value != 1, let format = camera.input.activeFormat {
          report.emit(
            "the zoom of \"\(camera.id)\" lasts only if it is set after the format", at: zoom.range,
            label: "after activeFormat", notes: [Finding.Note("this format sets the zoom back to 1", at: format.range)],
            help: "set videoZoomFactor after activeFormat")
        }
      }
    }
  }
}
