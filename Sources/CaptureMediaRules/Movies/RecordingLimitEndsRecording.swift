import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A limit in bytes ends a recording, which is no failure.
  static var recordingLimitEndsRecording: Rule {
    Rule(
      "recording-limit-ends-recording",
      title: "Limit that ends a recording",
      area: .video,
      severity: .note,
      rationale: """
        maxRecordedFileSize ends a recording with the error maximumFileSizeReached, minFreeDiskSpaceLimit with diskFull. The \
        file is good: an app keeps it and does not show a failure.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["maxRecordedFileSize", "minFreeDiskSpaceLimit"],
      sources: [
        .symbol("AVCaptureFileOutput.maxRecordedFileSize"), .symbol("AVCaptureFileOutput.minFreeDiskSpaceLimit"),
      ],
      examples: [
        .passing("single | back | mic | movie maxRecordedFileSize=0"),
        .failing("single | back | mic | movie maxRecordedFileSize=⟦4000000000⟧"),
        .failing("single | back | mic | movie minFreeDiskSpaceLimit=⟦500000000⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        let movie = output.output.movieFile
        let limits = [(movie.maxRecordedFileSize, "maximumFileSizeReached"), (movie.minFreeDiskSpaceLimit, "diskFull")]
        for case (let limit?, let error) in limits where limit.value > 0 {
          report.emit(
            "a recording of \"\(output.id)\" may end with \(error)", at: limit.range, label: "ends a recording",
            help: "keep the file: the error's AVErrorRecordingSuccessfullyFinishedKey is true")
        }
      }
    }
  }
}
