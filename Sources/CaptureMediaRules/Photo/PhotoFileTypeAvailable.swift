import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The file of a photo is one that the output writes, and takes the photo's codec.
  static var photoFileTypeAvailable: Rule {
    Rule(
      "photo-file-type-available",
      title: "File type that does not take the photo",
      area: .photo,
      severity: .error,
      rationale: """
        The file type of a processed photo is one of the output's availablePhotoFileTypes, and takes certain codecs \
        only: HEVC goes into HEIF, JPEG into JPEG. Another one throws NSInvalidArgumentException when the photo is \
        captured. None of the lists that devices have printed contains the file type avci (H.264 stills).
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["fileType"],
      settles: ["fileType"],
      sources: [
        .symbol("AVCapturePhotoSettings.processedFileType"), .symbol("AVCapturePhotoOutput.availablePhotoFileTypes"),
        .symbol("AVCapturePhotoOutput.supportedPhotoCodecTypes(for:)"),
        .report("NextLevel/NextLevel#196: the exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot codec=hevc fileType=heic"),
        .failing("single | back 1280x720 | photo | shot codec=hevc fileType=⟦jpeg⟧"),
        .failing("single | back 1280x720 | photo | shot codec=jpeg fileType=⟦heic⟧"),
        .unverified("single | back 1280x720 | photo | shot codec=h264 fileType=avci"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let file = request.settings.fileType else { continue }
        let type = PhotoFileType(file.value)
        if type == nil || type == .avci {
          report.unverified(
            whether: "\"\(request.output.id)\" writes photos as \"\(file.value)\"", settledBy: .unrecorded,
            at: file.range, lack: .value)
          continue
        }
        guard let codec = request.settings.codec, let kind = PhotoCodec(codec.value),
          let better = kind.fileType(insteadOf: type)
        else { continue }
        let ranges = RangePair(codec.range, "the codec is here", file.range, "the file type is here")
        report.emit(
          "a file of type \"\(file.value)\" does not take the codec \"\(codec.value)\"", at: ranges.later,
          label: "needs \(better)", notes: [ranges.note],
          fixes: [
            Fix("store it as \(better)", .unsafe, edits: [report.edit.replacing(file.range, with: "\"\(better)\"")])
          ])
      }
    }
  }
}

extension PhotoCodec {
  /// The file type for this codec; `nil` unless the given type is known not to take it.
  fileprivate func fileType(insteadOf type: PhotoFileType?) -> String? {
    switch (self, type) {
    case (.hevc, .jpeg?), (.hevc, .tiff?): "heic"
    case (.jpeg, .heif?), (.jpeg, .tiff?): "jpeg"
    default: nil
    }
  }
}
