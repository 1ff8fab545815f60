import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A fallback photo belongs to a photo with constant color.
  static var constantColorFallbackIdle: Rule {
    Rule(
      "constant-color-fallback-idle",
      title: "Fallback photo that never comes",
      area: .photo,
      severity: .note,
      confidence: .inferred,
      rationale: """
        isConstantColorFallbackPhotoDeliveryEnabled adds a photo without constant color to one with it. A request without \
        constant color delivers no fallback photo.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["constantColorFallbackPhotoDeliveryEnabled"],
      sources: [
        .symbol("AVCapturePhotoSettings.isConstantColorFallbackPhotoDeliveryEnabled"),
        .inference("a fallback stands in for a photo with constant color"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo constantColorEnabled")
          .and("shot flashMode=auto constantColorEnabled constantColorFallbackPhotoDeliveryEnabled"),
        .failing("single | back 1280x720 | photo | shot constantColorFallbackPhotoDeliveryEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let fallback = request.settings.constantColorFallbackPhotoDeliveryEnabled, fallback.value,
          request.settings.constantColorEnabled?.value != true
        else { continue }
        report.emit(
          "\(request.title) asks for a fallback and not for constant color", at: fallback.range, label: "does nothing",
          fixes: [Fix("leave the fallback out", .unsafe, edits: [report.edit.removing(fallback.range)])])
      }
    }
  }
}
