import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A session has a photo output or the deprecated still image output, not both.
  static var photoAndStillOutput: Rule {
    Rule(
      "photo-and-still-output",
      title: "Photo output and still image output together",
      area: .connections,
      severity: .error,
      rationale: """
        AVCapturePhotoOutput replaces the deprecated AVCaptureStillImageOutput. A session that has one of them \
        refuses the other, and adding it throws.
        """,
      availability: .iOS(OSVersion(10)),
      sources: [.symbol("AVCapturePhotoOutput"), .symbol("AVCaptureSession.canAddOutput(_:)")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo"),
        .failing("single | back 1280x720 | still | ⟦photo⟧"),
        .failing("single | back 1280x720 | photo | ⟦still⟧")
          .and("steps addInput back, addOutput photo, addOutput still, startRunning").withoutFix(),
      ]
    ) { session, report in
      guard let photo = session.outputs.first(where: { $0.type == .photo }) else { return }
      let removal = OutputRemoval(session: session)
      for still in session.outputs(ofType: .stillImage) {
        let (earlier, later) = still.index < photo.index ? (still, photo) : (photo, still)
        report.emit(
          "\"\(later.id)\", a \(later.type.name), excludes \"\(earlier.id)\"",
          at: later.typeRange, label: "one of the two",
          notes: [Finding.Note("\"\(earlier.id)\" is a \(earlier.type.name)", at: earlier.range)],
          fixes: removal.fix(still.index).map { [$0] } ?? [], help: "keep the photo output")
      }
    }
  }
}
