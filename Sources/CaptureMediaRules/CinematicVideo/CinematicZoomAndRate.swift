import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Cinematic video has its own limits of zoom and rate.
  static var cinematicZoomAndRate: Rule {
    Rule(
      "cinematic-zoom-and-rate",
      title: "Zoom or rate beyond cinematic video",
      area: .formats,
      severity: .warning,
      rationale: """
        With cinematic video the zoom is limited to videoMinZoomFactorForCinematicVideo and \
        videoMaxZoomFactorForCinematicVideo of the format, and the rate to videoFrameRateRangeForCinematicVideo. What \
        happens beyond them is not documented.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["cinematicVideoCaptureEnabled"],
      sources: [
        .symbol("AVCaptureDevice.Format.videoMaxZoomFactorForCinematicVideo"),
        .symbol("AVCaptureDevice.Format.videoFrameRateRangeForCinematicVideo"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1920x1080 cinematicVideoCaptureEnabled videoZoomFactor=2 | video").on(profile),
        .failing("single | back 1920x1080 cinematicVideoCaptureEnabled videoZoomFactor=⟦4⟧ | video").on(profile),
        .failing("single | back 1920x1080 cinematicVideoCaptureEnabled activeFrameRate=(max=⟦60⟧) | video").on(profile),
      ]
    ) { session, report in
      for camera in session.cameras where camera.input.cinematic.cinematicVideoCaptureEnabled?.value == true {
        guard let features = camera.activeFormat?.features else { continue }
        if let zoom = camera.input.videoZoomFactor {
          let low = features.minZoomFactorForCinematicVideo ?? 0
          let high = features.maxZoomFactorForCinematicVideo ?? .infinity
          let nearest = zoom.value < low ? low : zoom.value > high ? high : nil
          if let nearest {
            let text = JSONNumber.text(of: nearest)
            report.emit(
              "the cinematic video of \"\(camera.id)\" can't zoom to \(JSONNumber.text(of: zoom.value))",
              at: zoom.range,
              label: zoom.value < low ? "at least \(text)" : "at most \(text)",
              fixes: [Fix("set it to \(text)", .unsafe, edits: [report.edit.replacing(zoom.range, with: text)])])
            report.unverified(
              whether: "\"\(camera.id)\" takes that zoom factor", settledBy: .unrecorded, at: zoom.range, decides: true)
          }
        }
        if let rate = camera.input.activeFrameRate?.max, let most = features.maxFrameRateForCinematicVideo,
          rate.value > most
        {
          report.emit(
            "the cinematic video of \"\(camera.id)\" runs at most at \(most)", at: rate.range, label: "at most \(most)",
            fixes: [Fix("use \(most)", .unsafe, edits: [report.edit.replacing(rate.range, with: "\(most)")])])
          report.unverified(
            whether: "\"\(camera.id)\" takes that frame rate", settledBy: .unrecorded, at: rate.range, decides: true)
        }
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInWideAngleCamera",
    formats: #"""
      { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "maxZoomFactor": 16, "features": {
        "cinematicVideo": true, "minZoomFactorForCinematicVideo": 1, "maxZoomFactorForCinematicVideo": 3,
        "maxFrameRateForCinematicVideo": 30 } }
      """#)
}
