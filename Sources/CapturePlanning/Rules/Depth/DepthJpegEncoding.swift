extension Rule {
  /// Filtered depth is stored in HEIC rather than in JPEG.
  static let depthJpegEncoding = Rule(
    "depth-jpeg-encoding",
    title: "JPEG stores depth with loss",
    area: .depth,
    severity: .note,
    rationale: """
      A JPEG file keeps a filtered depth map as an 8-bit lossy picture; a map with gaps takes 16 bits without loss. \
      HEIC has a place of its own for depth, as monochrome HEVC.
      """,
    availability: .iOS(OSVersion(11)),
    sources: [.session("WWDC17 507"), .symbol("AVCapturePhotoSettings.embedsDepthDataInPhoto")],
    hasFix: true,
    examples: [
      .passing(
        PhotoExamples.photo(
          of: "builtInDualCamera", output: depth,
          shot: #", "codec": "hevc", "fileType": "heic", "depthDataDeliveryEnabled": true"#), on: "iphone-7-plus"),
      .failing(
        PhotoExamples.photo(
          of: "builtInDualCamera", output: depth, shot: #", "fileType": ⟦"jpeg"⟧, "depthDataDeliveryEnabled": true"#),
        on: "iphone-7-plus"),
    ]
  ) { session, report in
    for request in session.photoRequests() {
      let settings = request.settings
      guard let fileType = settings.fileType, PhotoFileType(fileType.value) == .jpeg,
        settings.depthDataDeliveryEnabled?.value == true, settings.embedsDepthDataInPhoto?.value != false,
        settings.depthDataFiltered?.value != false
      else { continue }
      report.emit(
        "\(request.title) stores its depth map with 8 bits, and with loss", at: fileType.range, label: "lossy depth",
        fixes: [request.heicFix(report.edit)], help: "store it as HEIC, or switch depthDataFiltered off")
    }
  }

  private static let depth = #", "depthDataDeliveryEnabled": true"#
}
