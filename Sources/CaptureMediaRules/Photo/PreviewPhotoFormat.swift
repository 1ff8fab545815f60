import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo's preview has an available pixel format, and both sides of a size or neither.
  static var previewPhotoFormat: Rule {
    Rule(
      "preview-photo-format",
      title: "Preview format that is not offered",
      area: .photo,
      severity: .error,
      rationale: """
        previewPhotoFormat names a pixel format of availablePreviewPhotoPixelFormatTypes; a width and a height are given \
        together or not at all. Anything else throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["previewPhotoFormat"],
      settles: ["previewPhotoFormat"],
      sources: [
        .symbol("AVCapturePhotoSettings.previewPhotoFormat"),
        .symbol("AVCapturePhotoSettings.availablePreviewPhotoPixelFormatTypes"),
        .report("public crash reports with this exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot previewPhotoFormat=(pixelFormat=420f width=512 height=512)")
          .and("plain: shot"),
        .failing("single | back 1280x720 | photo | shot previewPhotoFormat=(pixelFormat=420f width=⟦512⟧)"),
        .failing("single | back 1280x720 | photo | shot previewPhotoFormat=(pixelFormat=BGRA height=⟦512⟧)"),
        .failing("single | back 1280x720 | photo | shot previewPhotoFormat=⟦()⟧"),
        .failing("single | back 1280x720 | photo | shot previewPhotoFormat=(pixelFormat=⟦bgg4⟧)"),
        .failing("single | back 1280x720 | photo | shot previewPhotoFormat=(pixelFormat=⟦hdep⟧)"),
        .unverified("single | back 1280x720 | photo | shot previewPhotoFormat=(pixelFormat=x420)"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let preview = request.settings.previewPhotoFormat else { continue }
        if let half = request.halfSize(preview.width, preview.height, "preview", report.edit) {
          report.emit(half.message, at: half.range, label: half.label, fixes: [half.fix])
        }
        guard let format = preview.pixelFormat else {
          report.emit(
            "the preview of \(request.title) has no pixel format", at: preview.range, label: "needs a pixel format",
            fixes: [
              Fix(
                "take 420f", .unsafe, edits: report.edit.changing(preview.range, set: [("pixelFormat", "\"420f\"")]))
            ])
          continue
        }
        if format.value.isBayerRaw || format.value.isDepth {
          report.emit(
            "the preview of \(request.title) can't have the pixel format \"\(format.value)\"", at: format.range,
            label: "no picture to show",
            fixes: [Fix("take 420f", .unsafe, edits: [report.edit.replacing(format.range, with: "\"420f\"")])])
        } else if !PixelFormat.alwaysAvailable.contains(format.value) {
          report.unverified(
            whether: "previews come in \"\(format.value)\"", settledBy: .unrecorded, at: format.range,
            lack: .value)
        }
      }
    }
  }
}
