import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo that takes seconds to process shouldn't delay the next shot.
  static var photoLargeNotDeferred: Rule {
    Rule(
      "photo-large-not-deferred",
      title: "Large photo holds up the next shot",
      area: .photo,
      severity: .note,
      confidence: .inferred,
      rationale: """
        With the prioritization quality, a photo of 18 or 24 megapixels takes seconds to process. The next shot waits \
        for it, unless responsive capture and deferred delivery are on.
        """,
      availability: .iOS(OSVersion(17)),
      reads: ["maxPhotoDimensions"],
      sources: [
        .session("WWDC26 304, by public notes"), .symbol("AVCapturePhotoOutput.isResponsiveCaptureEnabled"),
        .symbol("AVCapturePhotoOutput.isAutoDeferredPhotoDeliveryEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single preset=photo | back | photo maxPhotoDimensions=5712x4284")
          .with("maxPhotoQualityPrioritization=quality responsiveCaptureEnabled autoDeferredPhotoDeliveryEnabled")
          .and("shot maxPhotoDimensions=5712x4284 photoQualityPrioritization=quality").on("iphone-18-pro"),
        .passing(
          "single preset=photo | back | photo maxPhotoDimensions=5712x4284 maxPhotoQualityPrioritization=quality"
        )
        .and("shot maxPhotoDimensions=5712x4284 photoQualityPrioritization=balanced").on("iphone-18-pro"),
        .failing(
          "single preset=photo | back | photo maxPhotoDimensions=5712x4284 maxPhotoQualityPrioritization=quality"
        )
        .and("shot maxPhotoDimensions=⟦5712x4284⟧ photoQualityPrioritization=quality").on("iphone-18-pro"),
        .failing("single preset=photo | back")
          .and("photo maxPhotoDimensions=5712x4284 maxPhotoQualityPrioritization=quality responsiveCaptureEnabled")
          .and("shot maxPhotoDimensions=⟦5712x4284⟧ photoQualityPrioritization=quality").on("iphone-18-pro"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let (size, kind) = request.largePhoto, kind != .full,
          request.settings.photoQualityPrioritization?.value == .quality
        else { continue }
        let photo = request.outputSettings
        let keys = [
          photo.responsiveCaptureEnabled?.value == true ? nil : "responsiveCaptureEnabled",
          photo.autoDeferredPhotoDeliveryEnabled?.value == true ? nil : "autoDeferredPhotoDeliveryEnabled",
        ].compactMap { $0 }
        if keys.isEmpty { continue }
        report.emit(
          "\(request.title) takes seconds, and the next one waits", at: size.range,
          label: "\(kind.megapixels) megapixels",
          fixes: [
            request.output.setting(
              keys.map { ($0, "true") }, "turn on responsive capture and deferred delivery", report.edit)
          ], help: "\(keys.joined(separator: " and ")) keep\(keys.count == 1 ? "s" : "") the camera ready")
      }
    }
  }
}
