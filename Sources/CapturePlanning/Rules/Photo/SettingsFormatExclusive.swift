extension Rule {
  /// A processed photo has a codec or a pixel format, and a file that fits it.
  static let settingsFormatExclusive = Rule(
    "settings-format-exclusive",
    title: "Photo format that contradicts itself",
    area: .photo,
    severity: .error,
    rationale: """
      A processed photo is compressed, by a codec, or uncompressed, in a pixel format: naming both throws, and so does \
      one that the output has not. A file takes certain codecs only: HEVC goes into HEIF, JPEG into JPEG.
      """,
    availability: .iOS(OSVersion(10)),
    sources: [
      .symbol("AVCapturePhotoSettings.format"), .symbol("AVCapturePhotoSettings.processedFileType"),
      .symbol("AVCapturePhotoOutput.supportedPhotoCodecTypes(for:)"),
    ],
    hasFix: true,
    examples: [
      .passing(PhotoExamples.photo(shot: #", "codec": "hevc", "fileType": "heic""#)),
      .failing(PhotoExamples.photo(shot: #", "codec": "jpeg", "pixelFormat": ⟦"420f"⟧"#)),
      .failing(PhotoExamples.photo(shot: #", "codec": "hevc", "fileType": ⟦"jpeg"⟧"#)),
      .failing(PhotoExamples.photo(shot: #", "pixelFormat": ⟦"hdep"⟧"#)),
    ]
  ) { session, report in
    for request in session.photoRequests() {
      let settings = request.settings
      if let codec = settings.codec, let pixelFormat = settings.pixelFormat {
        let places = PlacePair(codec.range, "the codec is here", pixelFormat.range, "the pixel format is here")
        report.emit(
          "\(request.title) names a codec and a pixel format", at: places.later, label: "one of the two",
          notes: [places.note],
          fixes: [Fix("keep the codec", .unsafe, edits: [report.edit.removing(pixelFormat.range)])])
      } else if let pixelFormat = settings.pixelFormat, pixelFormat.value.isDepth || pixelFormat.value.isBayerRaw {
        report.emit(
          "\(request.title) can't be delivered in \"\(pixelFormat.value)\"", at: pixelFormat.range,
          label: "not available",
          fixes: [Fix("use 420f", .unsafe, edits: [report.edit.replacing(pixelFormat.range, with: "\"420f\"")])],
          help: pixelFormat.value.isBayerRaw
            ? "raw formats go into rawPixelFormat" : "depth comes with the photo: set depthDataDeliveryEnabled")
      }
      guard let codec = settings.codec, let file = settings.fileType, let kind = PhotoCodec(codec.value),
        let better = kind.fileType(insteadOf: file.value)
      else { continue }
      let places = PlacePair(codec.range, "the codec is here", file.range, "the file type is here")
      report.emit(
        "a file of type \"\(file.value)\" does not take the codec \"\(codec.value)\"", at: places.later,
        label: "needs \(better)", notes: [places.note],
        fixes: [
          Fix("store it as \(better)", .unsafe, edits: [report.edit.replacing(file.range, with: "\"\(better)\"")])
        ])
    }
  }
}

extension PhotoCodec {
  /// The file type that the codec goes into, where a file type is known not to take it.
  fileprivate func fileType(insteadOf name: String) -> String? {
    switch (self, PhotoFileType(name)) {
    case (.hevc, .jpeg?), (.hevc, .tiff?): "heic"
    case (.jpeg, .heif?), (.jpeg, .tiff?): "jpeg"
    default: nil
    }
  }
}
