import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension ResolvedSession {
  /// Reports data outputs that deliver nothing beside a movie file output, in apps linked with an SDK before iOS 16.
  func reportMovieContentions(with type: OutputType, over media: MediaType, _ report: inout Emitter) {
    let relaxation = relaxation(since: OSVersion(16))
    guard relaxation != .lifted else { return }
    let isUnknown = relaxation == .unknown
    let fix = isUnknown ? nil : linkFix(OSVersion(16), report.edit)
    for contention in movieContentions(with: type, over: media) {
      let data = graph.outputName(contention.data.output)
      let movie = graph.outputName(contention.movie.output)
      let ranges = [outputRange(of: contention.data), outputRange(of: contention.movie)].sorted()
      report.emit(
        isUnknown
          ? "beside \"\(movie)\", \"\(data)\" delivers only in an app linked with the SDK of iOS 16 or later"
          : "\"\(data)\" delivers nothing beside \"\(movie)\"",
        at: ranges[1], severity: isUnknown ? .note : nil, label: "movie output wins",
        notes: [
          Finding.Note(
            "both take the \(media.rawValue) of \"\(graph.inputName(contention.data.input))\"", at: ranges[0])
        ],
        fixes: fix.map { [$0] } ?? [],
        help: isUnknown
          ? "say in 'deployment.linkedSDK' which SDK the app is linked with"
          : "link with the SDK of iOS 16 or later, or write the movie with AVAssetWriter")
    }
  }
}
