import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A long recording in fragments is not named .mp4.
  static var movieFragmentsMP4: Rule {
    Rule(
      "movie-fragments-mp4",
      title: "MP4 file that is written in fragments",
      area: .video,
      severity: .warning,
      rationale: """
        A movie file output writes a fragment every 10 seconds unless movieFragmentInterval says otherwise. Reports say that \
        a recording of more than one fragment in a file named .mp4 plays without sound, or ends early; no header says it.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["outputFileURL"],
      sources: [
        .symbol("AVCaptureMovieFileOutput.movieFragmentInterval"),
        .report("Yummypets/YPImagePicker#350, omergul/LLSimpleCamera#49 and four more: sound or the end is lost"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=5 | single | back | mic")
          .and("movie outputFileURL=file:///tmp/a.mov"),
        .passing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=5 | single | back | mic")
          .and("movie outputFileURL=file:///tmp/a.mp4 movieFragmentInterval=invalid"),
        .passing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=0.1 | single | back | mic")
          .and("movie outputFileURL=file:///tmp/a.mp4"),
        .failing("app camera='Films the street for your map.' microphone='Records the sound of your films.'")
          .with("observesSystemPressure handlesInterruptions recordingMinutes=5 | single | back | mic")
          .and("movie outputFileURL=⟦file:///tmp/a.mp4⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        let movie = output.output.movieFile
        guard let file = movie.outputFileURL, file.value.lowercased().hasSuffix(".mp4") else { continue }
        if case .invalid? = movie.movieFragmentInterval?.value { continue }
        let interval = movie.movieFragmentInterval?.value.value ?? 10
        if let minutes = session.graph.app?.recordingMinutes?.value, minutes * 60 <= interval { continue }
        report.emit(
          "\"\(output.id)\" writes an MP4 file in fragments", at: file.range, label: "may lose sound or its end",
          fixes: [output.setting([("movieFragmentInterval", "\"invalid\"")], "write no fragments", report.edit)],
          help: "name the file .mov, or write \"invalid\" (CMTime.invalid) as movieFragmentInterval")
      }
    }
  }
}
