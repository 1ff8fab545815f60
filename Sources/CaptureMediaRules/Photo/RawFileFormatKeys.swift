import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The file of a RAW photo is written as Apple allows.
  static var rawFileFormatKeys: Rule {
    Rule(
      "raw-file-format-keys",
      title: "RAW file format that is not offered",
      area: .photo,
      severity: .warning,
      rationale: """
        rawFileFormat counts in requests for RAW photos only. Its bit depth is from 8 to 16 and its quality from 0 to 1; its \
        codec is one of availableRawPhotoCodecTypes that goes with the RAW pixel format.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["rawFileFormat"],
      sources: [
        .symbol("AVCapturePhotoSettings.rawFileFormat"), .symbol("AVCapturePhotoOutput.availableRawPhotoCodecTypes"),
      ],
      examples: [
        .passing("single | back 1280x720 | photo | shot rawPixelFormat=bgg4 photoQualityPrioritization=speed")
          .with("rawFileFormat=(codec=jpeg bitDepth=12 quality=0.9)"),
        .failing("single | back 1280x720 | photo")
          .and("shot rawPixelFormat=bgg4 photoQualityPrioritization=speed rawFileFormat=(bitDepth=⟦32⟧)"),
        .failing("single | back 1280x720 | photo")
          .and("shot rawPixelFormat=bgg4 photoQualityPrioritization=speed rawFileFormat=(quality=⟦90⟧)"),
        .failing("single | back 1280x720 | photo | shot rawFileFormat=⟦(bitDepth=12)⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let format = request.settings.rawFileFormat else { continue }
        if request.settings.rawPixelFormat == nil {
          report.emit("\(request.title) writes no RAW file", at: format.range, label: "no RAW photo")
        }
        if let depth = format.bitDepth, !(8...16).contains(depth.value) {
          report.emit(
            "a RAW file can't have \(JSONNumber.text(of: depth.value)) bits per color", at: depth.range,
            label: "from 8 to 16"
          )
        }
        if let quality = format.quality, !(0...1).contains(quality.value) {
          report.emit(
            "a RAW file can't have a quality of \(JSONNumber.text(of: quality.value))", at: quality.range,
            label: "from 0 to 1")
        }
      }
    }
  }
}
