import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Large photos take time, so not every quality prioritization delivers them.
  static var photoResolutionVersusPriority: Rule {
    Rule(
      "photo-resolution-vs-priority",
      title: "Photo size that this priority does not deliver",
      area: .photo,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        Every quality prioritization delivers 12 megapixels. 48 megapixels need balanced or quality; 24 megapixels, and \
        the 18 megapixels of the Center Stage front camera, need quality. With a lower one the photo has another size. A \
        request that names none is balanced.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["maxPhotoDimensions"],
      sources: [
        .session("WWDC26 304, by public notes"), .symbol("AVCapturePhotoSettings.maxPhotoDimensions"),
        .symbol("AVCapturePhotoSettings.photoQualityPrioritization"),
      ],
      hasFix: true,
      examples: [
        .passing(
          "single preset=photo | back | photo maxPhotoDimensions=5712x4284 maxPhotoQualityPrioritization=quality"
        )
        .and("shot maxPhotoDimensions=5712x4284 photoQualityPrioritization=quality").on("iphone-18-pro"),
        .passing("single preset=photo | back | photo maxPhotoDimensions=8064x6048")
          .with("maxPhotoQualityPrioritization=quality | shot maxPhotoDimensions=8064x6048").on("iphone-18-pro"),
        .failing(
          "single preset=photo | back | photo maxPhotoDimensions=8064x6048 maxPhotoQualityPrioritization=quality"
        )
        .and("shot maxPhotoDimensions=8064x6048 photoQualityPrioritization=⟦speed⟧").on("iphone-18-pro"),
        .failing("single preset=photo | back | photo maxPhotoDimensions=5712x4284")
          .with("maxPhotoQualityPrioritization=quality | shot maxPhotoDimensions=⟦5712x4284⟧").on("iphone-18-pro"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let (size, kind) = request.largePhoto, request.quality(isMultiCam: session.isMultiCam) < kind.lowest
        else { continue }
        let asked = request.settings.photoQualityPrioritization
        let quality = request.quality(isMultiCam: session.isMultiCam)
        let ranges = RangePair(
          size.range, "the size is set here", asked?.range ?? size.range, "the prioritization is set here")
        let value = "\"\(kind.lowest.rawValue)\""
        var edits = report.edit.changing(request.settings.range, set: [("photoQualityPrioritization", value)])
        if request.highestQuality(isMultiCam: session.isMultiCam) < kind.lowest {
          edits += report.edit.changing(request.output.output.range, set: [("maxPhotoQualityPrioritization", value)])
        }
        report.emit(
          "\(request.title) can't have \(kind.megapixels) megapixels with the prioritization \"\(quality)\"",
          at: ranges.later, label: "only at \(kind == .full ? "balanced or quality" : "quality")",
          notes: asked == nil
            ? [Finding.Note("\"balanced\" is the default")] : [ranges.note],
          fixes: [Fix("prioritize \(kind.lowest.rawValue)", .unsafe, edits: edits)])
      }
    }
  }
}
