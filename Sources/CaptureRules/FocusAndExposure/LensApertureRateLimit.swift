import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The limit of aperture motion is 0 or at least 1.
  static var lensApertureRateLimit: Rule {
    Rule(
      "lens-aperture-rate-limit",
      title: "Limit of aperture motion between 0 and 1",
      area: .inputs,
      severity: .warning,
      rationale: """
        autoExposureLensApertureRateLimit is 0, which leaves it to the system, or at least 1.0, which forbids any motion. \
        No source says what a value between means.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["autoExposureLensApertureRateLimit"],
      sources: [.symbol("AVCaptureDevice.autoExposureLensApertureRateLimit")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 autoExposureLensApertureRateLimit=1.5 | video").on("iphone-18-pro"),
        .failing("single | back 1280x720 autoExposureLensApertureRateLimit=⟦0.5⟧ | video").on("iphone-18-pro"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let limit = camera.input.aperture.autoExposureLensApertureRateLimit, limit.value > 0, limit.value < 1
        else { continue }
        report.emit(
          "how fast the aperture of \"\(camera.id)\" then moves is not documented", at: limit.range,
          label: "0, or at least 1",
          fixes: [Fix("leave it to the system", .unsafe, edits: [report.edit.replacing(limit.range, with: "0")])])
      }
    }
  }
}
