import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Since iOS 13 a request prioritizes quality instead of enabling stabilization.
  static var stillImageStabilizationDeprecated: Rule {
    Rule(
      "sis-deprecated",
      title: "Still-image stabilization is deprecated",
      area: .photo,
      severity: .note,
      rationale: """
        Still-image stabilization is one of several ways to make a better photo of several exposures. Since iOS 13 its \
        switch says little; a request weighs speed against quality instead, and the output picks the means.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["autoStillImageStabilizationEnabled"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCapturePhotoSettings.isAutoStillImageStabilizationEnabled"),
        .symbol("AVCapturePhotoSettings.photoQualityPrioritization"),
      ],
      hasFix: true,
      examples: [
        .passing("iOS 12.0 | single | back 1280x720 | photo | shot autoStillImageStabilizationEnabled"),
        .failing("iOS 13.0 | single | back 1280x720 | photo | shot autoStillImageStabilizationEnabled=⟦true⟧"),
        .failing("iOS 13.0 | single | back 1280x720 | photo | shot autoStillImageStabilizationEnabled=⟦false⟧"),
      ]
    ) { session, report in
      guard let minimum = session.graph.deployment?.minimumOS, minimum.value >= OSVersion(13), !session.isForMac else {
        return
      }
      for request in session.photoRequests() {
        guard let stabilization = request.settings.autoStillImageStabilizationEnabled,
          request.settings.photoQualityPrioritization == nil
        else { continue }
        let limit = request.highestQuality(isMultiCam: session.isMultiCam)
        let quality: PhotoQuality = stabilization.value ? min(.balanced, limit) : .speed
        let edits = report.edit.changing(
          request.settings.range, set: [("photoQualityPrioritization", "\"\(quality.rawValue)\"")],
          remove: ["autoStillImageStabilizationEnabled"])
        report.emit(
          "\(request.title) sets still-image stabilization, which iOS 13 and later have replaced",
          at: stabilization.range,
          label: "deprecated since iOS 13",
          notes: [Finding.Note("the app needs iOS \(minimum.value)", at: minimum.range)],
          fixes: [Fix("prioritize \(quality.rawValue)", .unsafe, edits: edits)],
          help: "set photoQualityPrioritization")
      }
    }
  }
}
