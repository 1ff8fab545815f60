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
        .passing(
          graph(#", "responsiveCaptureEnabled": true, "autoDeferredPhotoDeliveryEnabled": true"#), on: "iphone-18-pro"),
        .passing(graph("", quality: "balanced"), on: "iphone-18-pro"),
        .failing(graph("", isMarked: true), on: "iphone-18-pro"),
        .failing(graph(#", "responsiveCaptureEnabled": true"#, isMarked: true), on: "iphone-18-pro"),
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

  private static func graph(_ output: String, quality: String = "quality", isMarked: Bool = false) -> ExampleText {
    let size = LargePhoto.size(5712, 4284)
    return LargePhoto.graph(
      output: size, more: #", "maxPhotoQualityPrioritization": "quality"\#(output)"#,
      shot:
        #", "maxPhotoDimensions": \#(isMarked ? "⟦\(size)⟧" : size), "photoQualityPrioritization": "\#(quality)""#,
      session: #", "preset": "photo""#)
  }
}
