import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Depth and mattes are stored in a file type that can hold them.
  static var photoDepthEmbedFile: Rule {
    Rule(
      "photo-depth-embed-file",
      title: "The file has no place for depth or mattes",
      area: .photo,
      severity: .warning,
      rationale: """
        Only HEIF and JPEG files take depth maps and mattes. In another file type they are silently left out, \
        although they were captured.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["fileType"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCapturePhotoSettings.embedsDepthDataInPhoto"),
        .symbol("AVCapturePhotoSettings.embedsSemanticSegmentationMattesInPhoto"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled")
          .and("shot depthDataDeliveryEnabled codec=hevc fileType=heic").on("iphone-7-plus"),
        .failing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled")
          .and("shot depthDataDeliveryEnabled fileType=⟦tiff⟧").on("iphone-7-plus"),
        .passing("single | back 1280x720 | photo | shot pixelFormat=420f fileType=tiff"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let settings = request.settings
        guard let fileType = settings.fileType, [.dng, .tiff].contains(PhotoFileType(fileType.value)) else { continue }
        let hasMattes = !(settings.auxiliary.enabledSemanticSegmentationMatteTypes?.value.isEmpty ?? true)
        let lost = [
          (
            settings.auxiliary.depthDataDeliveryEnabled?.value == true, settings.auxiliary.embedsDepthDataInPhoto,
            "depth"
          ),
          (
            settings.auxiliary.portraitEffectsMatteDeliveryEnabled?.value == true,
            settings.auxiliary.embedsPortraitEffectsMatteInPhoto,
            "the portrait effects matte"
          ), (hasMattes, settings.auxiliary.embedsSemanticSegmentationMattesInPhoto, "mattes"),
        ].filter { $0.0 && $0.1?.value != false }.map(\.2)
        guard !lost.isEmpty else { continue }
        report.emit(
          "\(request.title) loses \(lost.sentence) in a file of type \"\(fileType.value)\"", at: fileType.range,
          label: "no place for it", fixes: [request.heicFix(report.edit)])
      }
    }
  }
}
