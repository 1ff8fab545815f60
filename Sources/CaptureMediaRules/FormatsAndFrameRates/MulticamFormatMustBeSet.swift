import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// In a multi-camera session the app chooses each camera's format.
  static var multicamFormatMustBeSet: Rule {
    Rule(
      "multicam-format-must-be-set",
      title: "Camera without an active format",
      area: .formats,
      severity: .warning,
      rationale: """
        A multi-camera session leaves its inputs alone: no preset chooses a format for them. A camera whose format the \
        app does not set runs whichever it has, so its cost is unknown.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession"), .symbol("AVCaptureDevice.activeFormat")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video"),
        .failing("⟦back: back⟧ | video"),
        .failing("⟦back: back⟧ | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 1280, "height": 720, "maxFrameRate": 60, "multiCam": true },
                { "width": 1920, "height": 1080, "maxFrameRate": 60, "multiCam": true }
                """#)),
        .failing("⟦ultra: ultra⟧ | video").on("iphone-18-pro").withoutFix(),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      let asks = FormatAsks(session)
      for camera in session.cameras where camera.input.activeFormat == nil {
        // What a plan starts from, if it can name one.
        let (ranking, forPhotos) = (asks.ranking(of: camera), session.takesOnlyPhotos(camera))
        let largest =
          ranking.largestMultiCamFormat(naming: true, forPhotos: forPhotos)
          ?? ranking.largestMultiCamFormat(naming: false, forPhotos: forPhotos)
        let best = largest.flatMap { camera.device?.format($0) }
        let fixes = best.map { format in
          let edit = report.edit.adding("activeFormat", format.requestText, to: camera.input.range)
          return [Fix("set it to \(format)", .unsafe, edits: [edit])]
        }
        report.emit(
          "\"\(camera.id)\" has no 'activeFormat'", at: camera.input.range, label: "no active format",
          fixes: fixes ?? [], help: "choose one of the camera's multi-cam formats")
        report.unverified(
          "which format \"\(camera.id)\" runs", settledBy: .activeFormat(ofInput: camera.inputIndex),
          at: camera.input.range, decides: true)
      }
    }
  }
}
