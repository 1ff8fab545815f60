public import CaptureModel

/// A data output and a movie file output that take the same medium from one input.
public struct MovieContention {
  /// The connection to the data output.
  public let data: ResolvedConnection

  /// The connection to the movie file output.
  public let movie: ResolvedConnection
}

extension ResolvedSession {
  /// The enabled connections to data outputs of a type from inputs that also feed a movie file; O(connections).
  public func movieContentions(with type: OutputType, over media: MediaType) -> [MovieContention] {
    guard outputs.contains(where: { $0.type == .movieFile }), outputs.contains(where: { $0.type == type }) else {
      return []
    }
    let active = connections.filter { $0.isEnabled && $0.media == media }
    var movies: [InputIndex: ResolvedConnection] = [:]
    for connection in active where outputType(connection.output) == .movieFile && movies[connection.input] == nil {
      movies[connection.input] = connection
    }
    return active.compactMap { connection in
      guard outputType(connection.output) == type, let movie = movies[connection.input] else { return nil }
      return MovieContention(data: connection, movie: movie)
    }
  }
}
