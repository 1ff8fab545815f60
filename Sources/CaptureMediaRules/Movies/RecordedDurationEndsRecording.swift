import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A recording is not longer than its limit.
  static var recordedDurationEndsRecording: Rule {
    Rule(
      "recorded-duration-ends-recording",
      title: "Recording ends before it is done",
      area: .video,
      severity: .warning,
      rationale: """
        A recording ends at maxRecordedDuration, with the error maximumDurationReached and the mark that its file is good.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["maxRecordedDuration"],
      sources: [.symbol("AVCaptureFileOutput.maxRecordedDuration")],
      examples: [
        .passing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=5 | single | back | mic")
          .and("movie maxRecordedDuration=600"),
        .passing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=5 | single | back | mic")
          .and("movie maxRecordedDuration=invalid"),
        .failing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=5 | single | back | mic")
          .and("movie maxRecordedDuration=⟦60⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        guard let limit = output.output.movieFile.maxRecordedDuration, let seconds = limit.value.value,
          let minutes = session.graph.app?.recordingMinutes, minutes.value * 60 > seconds
        else { continue }
        let ranges = RangePair(limit.range, "the limit is set here", minutes.range, "a recording lasts this long")
        report.emit(
          "\"\(output.id)\" ends recordings of \(JSONNumber.text(of: minutes.value)) min after \(JSONNumber.text(of: seconds)) s",
          at: ranges.later, label: "ends early", notes: [ranges.note],
          help: "raise maxRecordedDuration, or start the next file when the delegate gets maximumDurationReached")
      }
    }
  }
}
