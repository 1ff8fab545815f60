import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A settings object takes only one photo.
  static var photoSettingsReuse: Rule {
    Rule(
      "photo-settings-reuse",
      title: "Settings object that is captured more than once",
      area: .photo,
      severity: .error,
      rationale: """
        Each AVCapturePhotoSettings has a uniqueID, and capturePhoto throws NSInvalidArgumentException for one that was \
        used before. Copies made with init(from:) have an id of their own: the app makes a new object for each shot.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["captures"],
      sources: [
        .symbol("AVCapturePhotoSettings.uniqueID"), .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot captures=1"),
        .failing("single | back 1280x720 | photo | shot captures=⟦3⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let captures = request.settings.captures, captures.value > 1 else { continue }
        report.emit(
          "\(request.title) is captured \(captures.value) times with one settings object", at: captures.range,
          label: "once at most",
          fixes: [Fix("make a new object for each capture", .unsafe, edits: [report.edit.removing(captures.range)])],
          help: "copy it with AVCapturePhotoSettings(from:) for each capture")
      }
    }
  }
}
