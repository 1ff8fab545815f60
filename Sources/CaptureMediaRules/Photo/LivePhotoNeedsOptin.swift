import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A Live Photo needs an output that enables it, a file to write to and a delegate method that receives it.
  static var livePhotoNeedsOptin: Rule {
    Rule(
      "live-photo-needs-optin",
      title: "Live Photo that can't be taken",
      area: .photo,
      severity: .error,
      rationale: """
        A Live Photo begins before its request, so the output has to be recording: enabled before the session starts, and \
        not suspended. The request names a file URL, and its delegate implements the method that hands the movie over. \
        Anything else throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["livePhotoMovieFileURL"],
      sources: [
        .session("WWDC16 511"), .symbol("AVCapturePhotoSettings.livePhotoMovieFileURL"),
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
      ],
      hasFix: true,
      examples: [
        .passing(
          "single | back 1280x720 | photo livePhotoCaptureEnabled | shot livePhotoMovieFileURL=file:///tmp/a.mov"),
        .failing("single | back 1280x720 | photo | shot livePhotoMovieFileURL=⟦file:///tmp/a.mov⟧"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled | shot livePhotoMovieFileURL=⟦/tmp/a.mov⟧"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled")
          .and("shot livePhotoMovieFileURL=file:///tmp/a.mov delegateMethods=⟦[didFinishProcessingPhoto]⟧"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled livePhotoCaptureSuspended")
          .and("shot livePhotoMovieFileURL=⟦file:///tmp/a.mov⟧"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled | shot livePhotoMovieFileURL=⟦movies/a.mov⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let file = request.settings.livePhotoMovieFileURL else { continue }
        let output = request.outputSettings
        func emit(_ message: String, _ label: String, _ fix: Fix, note: SourceRange? = nil) {
          report.emit(
            message, at: file.range, label: label,
            notes: note.map { [Finding.Note("the output is set here", at: $0)] } ?? [], fixes: [fix])
        }
        if output.livePhotoCaptureEnabled?.value != true {
          emit(
            "\(request.title) is a Live Photo, and \"\(request.output.id)\" has not enabled them",
            "not enabled on the output",
            request.enabling("livePhotoCaptureEnabled", report.edit),
            note: output.livePhotoCaptureEnabled?.range ?? request.output.range)
        } else if let suspended = output.livePhotoCaptureSuspended, suspended.value {
          emit(
            "\(request.title) is a Live Photo, and \"\(request.output.id)\" has suspended them",
            "suspended on the output",
            Fix("resume Live Photos", .unsafe, edits: [report.edit.replacing(suspended.range, with: "false")]),
            note: suspended.range)
        }
        if !file.value.hasPrefix("file:") {
          let url = JSONString.quoted("file://" + (file.value.hasPrefix("/") ? "" : "/") + file.value)
          emit(
            "the Live Photo movie of \(request.title) goes to \"\(file.value)\", which is no file URL",
            "not a file URL",
            Fix("write \(url)", .unsafe, edits: [report.edit.replacing(file.range, with: url)]))
        }
        request.require(.didFinishProcessingLivePhotoToMovieFileAt, "a Live Photo", &report)
      }
    }
  }
}
