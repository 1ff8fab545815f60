import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A request that prioritizes quality says nothing of stabilization.
  static var stillImageStabilizationBesidePrioritization: Rule {
    Rule(
      "sis-beside-prioritization",
      title: "Stabilization is set beside the prioritization that replaced it",
      area: .photo,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        photoQualityPrioritization took the place of isAutoStillImageStabilizationEnabled in iOS 13. Requests that set \
        both are reported to have failed with error -17281; no exception is documented.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["photoQualityPrioritization"],
      sources: [
        .symbol("AVCapturePhotoSettings.isAutoStillImageStabilizationEnabled"),
        .symbol("AVCapturePhotoSettings.photoQualityPrioritization"),
        .report("Kashif-E/Kamera#113, #131: captures fail with -17281"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot photoQualityPrioritization=balanced"),
        .passing("iOS 12.0 | single | back 1280x720 | photo")
          .and("shot photoQualityPrioritization=balanced autoStillImageStabilizationEnabled"),
        .failing("single | back 1280x720 | photo")
          .and("shot photoQualityPrioritization=balanced autoStillImageStabilizationEnabled=⟦true⟧"),
        .failing("iOS 13.0 | single | back 1280x720 | photo")
          .and("shot photoQualityPrioritization=balanced autoStillImageStabilizationEnabled=⟦false⟧"),
      ]
    ) { session, report in
      // An app for older systems too sets each where it is.
      if session.minimumOS(before: OSVersion(13)) != nil { return }
      for request in session.photoRequests() {
        guard let stabilization = request.settings.autoStillImageStabilizationEnabled,
          let quality = request.settings.photoQualityPrioritization
        else { continue }
        report.emit(
          "\(request.title) sets still-image stabilization beside the prioritization that replaced it",
          at: stabilization.range, label: "leave it out",
          notes: [Finding.Note("the prioritization is set here", at: quality.range)],
          fixes: [
            Fix(
              "leave autoStillImageStabilizationEnabled out", .unsafe,
              edits: [report.edit.removing(stabilization.range)])
          ])
      }
    }
  }
}
