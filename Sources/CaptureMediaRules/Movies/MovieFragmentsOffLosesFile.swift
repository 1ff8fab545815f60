import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A long recording is written in fragments.
  static var movieFragmentsOffLosesFile: Rule {
    Rule(
      "movie-fragments-off-loses-file",
      title: "Recording that a crash loses",
      area: .video,
      severity: .note,
      rationale: """
        Without fragments a movie can be opened only once it is finished: a recording that a crash or an empty battery ends \
        is lost, and the longer it is, the more is lost.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["movieFragmentInterval"],
      sources: [.symbol("AVCaptureMovieFileOutput.movieFragmentInterval")],
      examples: [
        .passing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=30 | single | back | mic")
          .and("movie movieFragmentInterval=10"),
        .failing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=30 | single | back | mic")
          .and("movie movieFragmentInterval=⟦invalid⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        guard let interval = output.output.movieFile.movieFragmentInterval, case .invalid = interval.value,
          let minutes = session.graph.app?.recordingMinutes?.value, minutes >= 1
        else { continue }
        report.emit(
          "a crash loses the recording of \"\(output.id)\"", at: interval.range, label: "no fragments",
          help: "write fragments into a .mov file")
      }
    }
  }
}
