import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Filtered depth is stored in HEIC, not JPEG.
  static var depthJpegEncoding: Rule {
    Rule(
      "depth-jpeg-encoding",
      title: "JPEG stores depth with loss",
      area: .depth,
      severity: .note,
      rationale: """
        A JPEG file keeps a filtered depth map as an 8-bit lossy picture; a map with gaps takes 16 bits without loss. \
        HEIC has a place of its own for depth, as monochrome HEVC. A request that names no format takes a JPEG.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["depthDataDeliveryEnabled"],
      sources: [.session("WWDC17 507"), .symbol("AVCapturePhotoSettings.embedsDepthDataInPhoto")],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled")
          .and("shot codec=hevc fileType=heic depthDataDeliveryEnabled").on("iphone-7-plus"),
        .failing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled")
          .and("shot fileType=⟦jpeg⟧ depthDataDeliveryEnabled").on("iphone-7-plus"),
        .failing("single | back: dual 1280x720@30 | photo depthDataDeliveryEnabled | ⟦shot⟧ depthDataDeliveryEnabled")
          .on("iphone-7-plus"),
        .failing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled")
          .and("shot codec=⟦jpeg⟧ depthDataDeliveryEnabled").on("iphone-7-plus"),
        .passing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled | compressed: shot codec=hevc")
          .with("depthDataDeliveryEnabled | plain: shot pixelFormat=420f depthDataDeliveryEnabled").on("iphone-7-plus"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let settings = request.settings
        guard let range = request.jpegRange,
          settings.auxiliary.depthDataDeliveryEnabled?.value == true,
          settings.auxiliary.embedsDepthDataInPhoto?.value != false,
          settings.auxiliary.depthDataFiltered?.value != false
        else { continue }
        report.emit(
          "\(request.title) stores its depth map with 8 bits, and with loss", at: range, label: "lossy depth",
          fixes: [request.heicFix(report.edit)], help: "store it as HEIC, or switch depthDataFiltered off")
      }
    }
  }
}

extension PhotoRequest {
  /// The setting that asks for a JPEG: the file type, the codec, or the request itself if it names no format; `nil` if
  /// the photo is not a JPEG.
  fileprivate var jpegRange: SourceRange? {
    if let file = settings.fileType { return PhotoFileType(file.value) == .jpeg ? file.range : nil }
    if let codec = settings.codec { return PhotoCodec(codec.value) == .jpeg ? codec.range : nil }
    return settings.pixelFormat == nil && settings.rawPixelFormat == nil ? range : nil
  }
}
