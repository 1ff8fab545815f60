import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A RAW photo has no constant color.
  static var rawExcludesConstantColor: Rule {
    Rule(
      "raw-excludes-constant-color",
      title: "RAW photo with constant color",
      area: .photo,
      severity: .error,
      rationale: """
        Constant color is made of a processed photo: a request for a RAW photo that asks for it throws \
        NSInvalidArgumentException when it is captured.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["constantColorEnabled"],
      sources: [
        .symbol("AVCapturePhotoSettings.isConstantColorEnabled"),
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo constantColorEnabled | shot flashMode=auto constantColorEnabled"),
        .failing("single | back 1280x720 | photo constantColorEnabled | shot rawPixelFormat=bgg4")
          .with("photoQualityPrioritization=speed flashMode=auto constantColorEnabled=⟦true⟧").on("conservative"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let raw = request.settings.rawPixelFormat, let color = request.settings.constantColorEnabled, color.value
        else { continue }
        let ranges = RangePair(raw.range, "RAW is asked for here", color.range, "constant color is asked for here")
        report.emit(
          "\(request.title) asks for a RAW photo with constant color", at: ranges.later, label: "one of the two",
          notes: [ranges.note],
          fixes: [Fix("do without constant color", .unsafe, edits: [report.edit.replacing(color.range, with: "false")])]
        )
      }
    }
  }
}
