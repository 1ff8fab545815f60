import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Long fragments are written best to external storage.
  static var movieFragmentsExternal: Rule {
    Rule(
      "movie-fragments-external",
      title: "Short fragments are slow on external storage",
      area: .video,
      severity: .note,
      rationale: """
        On external storage fragments of 10 seconds or more write best, and one of 2 GB or more is split. A shorter \
        movieFragmentInterval suits recordings that stay on the device.
        """,
      pedantic: "a graph does not say where movies are written, and most apps write them to the device",
      availability: .iOS(OSVersion(17)),
      reads: ["movieFragmentInterval"],
      sources: [.symbol("AVCaptureMovieFileOutput.movieFragmentInterval")],
      examples: [
        .passing("single | back | mic | movie movieFragmentInterval=10"),
        .passing("single | back | mic | movie movieFragmentInterval=invalid"),
        .failing("single | back | mic | movie movieFragmentInterval=⟦2⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        guard let interval = output.output.movieFile.movieFragmentInterval, let seconds = interval.value.value,
          seconds < 10
        else { continue }
        report.emit(
          "\"\(output.id)\" would write slowly to external storage", at: interval.range, label: "below 10 s",
          help: "write fragments of 10 s or more there")
      }
    }
  }
}
