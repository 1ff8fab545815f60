import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The zoom factor lies between 1 and the format's maximum.
  static var zoomRange: Rule {
    Rule(
      "zoom-range",
      title: "Zoom factor out of range",
      area: .formats,
      severity: .error,
      remedy: .format,
      rationale: """
        A zoom factor is at least 1, and at most what the active format allows. Another one throws a range exception.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["videoZoomFactor"],
      settles: ["videoZoomFactor"],
      sources: [
        .symbol("AVCaptureDevice.videoZoomFactor"), .symbol("AVCaptureDevice.Format.videoMaxZoomFactor"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720@30 videoZoomFactor=2 | video").on("iphone-13-mini"),
        .failing("single | back 1280x720@30 videoZoomFactor=⟦200⟧ | video").on("iphone-13-mini"),
        .failing("back 1280x720 videoZoomFactor=⟦0.5⟧ | a: video | front 1280x720 | b: video"),
        .passing("back 1280x720 videoZoomFactor=2 | video"),
        .unverified("back 1280x720 videoZoomFactor=20 | video"),
        .passing("single preset=hd4K3840x2160 | back videoZoomFactor=40 | video").on("iphone-13-mini"),
        .failing("single preset=hd4K3840x2160 | back videoZoomFactor=⟦400⟧ | video").on("iphone-13-mini").withoutFix(),
        .unverified("single preset=high | back videoZoomFactor=40 | video").on("iphone-15"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let zoom = camera.input.videoZoomFactor else { continue }
        func emit(_ bound: Double, _ message: String, _ label: String, lack: Lack? = nil, isBeyondPlans: Bool = false) {
          let text = JSONNumber.text(of: bound)
          let edit = report.edit.replacing(zoom.range, with: text)
          report.emit(
            message, at: zoom.range, lack: lack, isBeyondPlans: isBeyondPlans, label: label,
            fixes: [Fix("zoom to \(text)", .unsafe, edits: [edit])])
        }
        if zoom.value < 1 {
          emit(1, "\"\(camera.id)\" zooms by less than 1", "at least 1", isBeyondPlans: true)
          continue
        }
        guard zoom.value > 1, let format = session.formatInWords(of: camera) else { continue }
        let message = "\"\(camera.id)\" does not zoom to \(JSONNumber.text(of: zoom.value)) in \(format)"
        guard let limit = camera.equivalentFormats.compactMap(\.maxZoomFactor).max() else {
          switch session.zooms(camera, to: zoom.value) {
          case true?: continue
          case false?: report.emit(message, at: zoom.range, lack: .value, label: "too much")
          case nil:
            report.unverified(
              "the zoom range of \"\(camera.id)\" in \(format)",
              settledBy: session.formatFact(.maxZoomFactor, of: camera),
              at: zoom.range, lack: .value)
          }
          continue
        }
        if zoom.value > limit {
          emit(limit, message, "at most \(JSONNumber.text(of: limit))", lack: .value)
        }
      }
    }
  }
}
