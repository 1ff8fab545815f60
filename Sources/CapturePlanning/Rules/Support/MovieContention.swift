/// A data output and a movie file output that take the same medium of one input.
struct MovieContention {
  /// The connection to the data output.
  let data: ResolvedConnection

  /// The connection to the movie file output.
  let movie: ResolvedConnection
}

extension ResolvedSession {
  /// Each enabled connection to a data output of a type whose input feeds a movie file too; O(connections).
  func movieContentions(with type: OutputType, over media: MediaType) -> [MovieContention] {
    guard outputs.contains(where: { $0.type == .movieFile }), outputs.contains(where: { $0.type == type }) else {
      return []
    }
    let active = connections.filter { $0.isEnabled && $0.media == media }
    var movies: [Int: ResolvedConnection] = [:]
    for connection in active where outputType(connection.output) == .movieFile && movies[connection.input] == nil {
      movies[connection.input] = connection
    }
    return active.compactMap { connection in
      guard outputType(connection.output) == type, let movie = movies[connection.input] else { return nil }
      return MovieContention(data: connection, movie: movie)
    }
  }

  /// Reports data outputs that fall silent beside a movie file output in apps linked before iOS 16.
  func reportMovieContentions(with type: OutputType, over media: MediaType, _ report: inout Emitter) {
    let relaxation = relaxation(since: OSVersion(16))
    guard relaxation != .lifted else { return }
    let isUnknown = relaxation == .unknown
    let fix = isUnknown ? nil : linkFix(OSVersion(16), report.edit)
    for contention in movieContentions(with: type, over: media) {
      let data = graph.outputName(contention.data.output)
      let movie = graph.outputName(contention.movie.output)
      let places = [outputRange(of: contention.data), outputRange(of: contention.movie)].sorted()
      report.emit(
        isUnknown
          ? "beside \"\(movie)\", \"\(data)\" delivers only in an app linked with the SDK of iOS 16 or later"
          : "\"\(data)\" delivers nothing beside \"\(movie)\"",
        at: places[1], severity: isUnknown ? .note : nil, label: "movie output wins",
        notes: [
          Finding.Note(
            "both take the \(media.rawValue) of \"\(graph.inputName(contention.data.input))\"", at: places[0])
        ],
        fixes: fix.map { [$0] } ?? [],
        help: isUnknown
          ? "say in 'deployment.linkedSDK' which SDK the app is linked with"
          : "link with the SDK of iOS 16 or later, or write the movie with AVAssetWriter")
    }
  }
}
