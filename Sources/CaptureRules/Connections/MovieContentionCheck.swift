import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension ResolvedSession {
  /// Reports data outputs that get no data beside a movie file output, before iOS 16 or in apps linked with an older
  /// SDK.
  func reportMovieContentions(with type: OutputType, over media: MediaType, _ report: inout Emitter) {
    let relaxation = relaxation(since: OSVersion(16))
    guard relaxation != .lifted else { return }
    for contention in movieContentions(with: type, over: media) {
      let words = ContentionWords(
        relaxation, data: graph.outputName(contention.data.output), movie: graph.outputName(contention.movie.output))
      let ranges = [outputRange(of: contention.data), outputRange(of: contention.movie)].sorted()
      report.emit(
        words.message, at: ranges[1], severity: words.severity, label: "movie output wins",
        notes: [
          Finding.Note(
            "both take the \(media.rawValue) of \"\(graph.inputName(contention.data.input))\"", at: ranges[0])
        ] + words.notes,
        fixes: linkFix(OSVersion(16), report.edit).map { [$0] } ?? [], help: words.help)
    }
  }
}

/// The wording for a data output that a movie file output silences; it depends on what is known about the app.
private struct ContentionWords {
  var message: String
  var severity: Severity?
  var notes: [Finding.Note] = []
  var help = "write the movie with AVAssetWriter"

  init(_ relaxation: Relaxation, data: String, movie: String) {
    message = "\"\(data)\" delivers nothing beside \"\(movie)\""
    // The verdict is about the whole graph, but the user sees the session start.
    let starting = Finding.Note(
      "the session starts and \"\(movie)\" records, but the graph as a whole, with \"\(data)\", does not run")
    switch relaxation {
    case .unknown:
      message =
        "\"\(data)\" gets nothing while \"\(movie)\" records, unless the app is linked with the iOS 16 SDK or later"
      severity = .note
      help = "say in 'deployment.linkedSDK' which SDK the app is linked with"
    case .lifted, .inForce:
      notes = [starting]
      help = "link with the SDK of iOS 16 or later, or write the movie with AVAssetWriter"
    case .neverLifted(let last):
      notes = [starting, Finding.Note("iOS \(last) is the last version that runs on the device")]
    case .liftedLater(let system):
      message += " before iOS 16"
      severity = .warning
      notes = [Finding.Note("the app runs on iOS \(system.version) and later", at: system.range)]
      help = "write the movie with AVAssetWriter where iOS 16 is not available"
    }
  }
}
