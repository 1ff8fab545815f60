import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A session takes Live Photos or records movies, not both.
  static var livePhotoVsMovie: Rule {
    Rule(
      "live-photo-vs-movie",
      title: "Live Photos beside a movie file output",
      area: .photo,
      severity: .error,
      rationale: """
        A movie file output in the session takes what Live Photos need: isLivePhotoCaptureSupported turns false, and \
        switching them on throws.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["livePhotoCaptureEnabled"],
      sources: [
        .symbol("AVCapturePhotoOutput.isLivePhotoCaptureSupported"),
        .symbol("AVCapturePhotoOutput.isLivePhotoCaptureEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | movie"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled | ⟦movie⟧"),
      ]
    ) { session, report in
      guard let movie = session.outputs(ofType: .movieFile).first else { return }
      let range = movie.output.typeRange
      for output in session.outputs(ofType: .photo) {
        guard let live = output.output.photo.livePhotoCaptureEnabled, live.value else { continue }
        let ranges = RangePair(live.range, "Live Photos are switched on here", range, "the movie file output is here")
        report.emit(
          "\"\(output.id)\" takes no Live Photos beside the movie file output \"\(movie.id)\"", at: ranges.later,
          label: "these exclude each other", notes: [ranges.note],
          fixes: [Fix("do without Live Photos", .unsafe, edits: [report.edit.replacing(live.range, with: "false")])],
          help: "another way is to write the movie with AVAssetWriter")
      }
    }
  }
}
