import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A movie file output that should record has something to record.
  static var movieNeedsActiveConnection: Rule {
    Rule(
      "movie-needs-active-connection",
      title: "Recording without an active connection",
      area: .connections,
      severity: .error,
      rationale: """
        A movie file output records what its active and enabled connections deliver. Without one, startRecording throws \
        NSInvalidArgumentException: "No active/enabled connections".
        """,
      availability: .iOS(OSVersion(4)),
      sources: [
        .symbol("AVCaptureFileOutput.startRecording(to:recordingDelegate:)"),
        .report("public crash reports with this exception"),
      ],
      examples: [
        .passing("single | back 1280x720 | movie outputFileURL=file:///tmp/a.mov"),
        .failing("single | back 1280x720 | movie outputFileURL=⟦file:///tmp/a.mov⟧ | preview")
          .and("back -> movie enabled=false"),
        .failing("single | back 1280x720 | movie unconnected role=⟦recording⟧ | preview")
          .and("ignore rule=explicit-connection-unreachable reason='says the same of the output'"),
        .failing(
          "single | app camera='Films your dog.' recordingMinutes=⟦2⟧ observesSystemPressure handlesInterruptions"
        )
        .with("requestsAuthorization | back 1280x720 | movie | preview | back -> movie enabled=false"),
        .passing("single | movie unconnected"),
      ]
    ) { session, report in
      let movies = session.outputs(ofType: .movieFile)
      guard !movies.isEmpty else { return }
      let byOutput = Dictionary(grouping: session.connections, by: \.output)
      for movie in movies {
        guard let reason = session.recording(of: movie, among: movies) else { continue }
        let own = byOutput[movie.index] ?? []
        // Another rule reports connections to missing ports.
        if own.contains(where: { $0.isEnabled || $0.media == nil }) { continue }
        report.emit(
          "\"\(movie.id)\" can't record: it has no active connection", at: reason, label: "nothing to record",
          notes: own.first.map { [Finding.Note("this connection is disabled, or its port is", at: $0.range)] } ?? [],
          help: own.isEmpty
            ? "connect it to a camera or a microphone" : "enable a connection before the recording starts")
      }
    }
  }
}

extension ResolvedSession {
  /// The place in the graph that shows that a movie file output records; `nil` if there is none.
  fileprivate func recording(of movie: ResolvedOutput, among movies: [ResolvedOutput]) -> SourceRange? {
    if let url = movie.output.movieFile.outputFileURL { return url.range }
    if let role = movie.output.role, role.value == .recording { return role.range }
    // The recording's length belongs to the only movie, unless another output is marked as recording.
    let isOnly = movies.count == 1 && !outputs.contains { $0.output.role?.value == .recording }
    guard isOnly, let minutes = graph.app?.recordingMinutes, minutes.value > 0 else { return nil }
    return minutes.range
  }
}
