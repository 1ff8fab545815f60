import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Pro Video Storage takes one movie at a time.
  static var proVideoStorageBusy: Rule {
    Rule(
      "pro-video-storage-busy",
      title: "Two movies to Pro Video Storage",
      area: .video,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        Pro Video Storage is one store for all apps, and serves one capture at a time: while it captures, is filled again \
        or changes its size, a recording to it does not start. Two outputs that record to it at once are inferred to fail.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["usesProVideoStorage"],
      sources: [
        .symbol("AVProVideoStorage"), .symbol("AVCaptureMovieFileOutput.usesProVideoStorage"),
      ],
      hasFix: true,
      examples: [
        .passing("multi | back 1920x1080 | a: movie usesProVideoStorage | front 1920x1080")
          .and("b: movie usesProVideoStorage=false").on("iphone-18-pro"),
        .failing("multi | back 1920x1080 | a: movie usesProVideoStorage | front 1920x1080")
          .and("b: movie usesProVideoStorage=⟦true⟧").on("iphone-18-pro"),
      ]
    ) { session, report in
      let used = session.outputs(ofType: .movieFile).compactMap { output in
        output.output.movieFile.usesProVideoStorage.flatMap { $0.value ? $0.range : nil }
      }
      guard let first = used.first else { return }
      for other in used.dropFirst() {
        report.emit(
          "a second movie goes to Pro Video Storage", at: other, label: "one at a time",
          notes: [Finding.Note("the first movie goes there", at: first)],
          fixes: [Fix("write it elsewhere", .unsafe, edits: [report.edit.replacing(other, with: "false")])],
          subjects: AlikeElements.subjects(used))
      }
    }
  }
}
