import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only the video of a movie has an orientation track.
  static var orientationTrackConnection: Rule {
    Rule(
      "orientation-track-connection",
      title: "Orientation track without a movie's video",
      area: .connections,
      severity: .error,
      rationale: """
        setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_:for:) takes a video connection that ends at the movie \
        file output. Another one throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(9)),
      reads: ["recordsVideoOrientationAndMirroringChangesAsMetadataTrack"],
      sources: [
        .symbol("AVCaptureMovieFileOutput.setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_:for:)")
      ],
      hasFix: true,
      examples: [
        .passing("single | back | back -> out: movie recordsVideoOrientationAndMirroringChangesAsMetadataTrack"),
        .failing("single | back | back -> out: video recordsVideoOrientationAndMirroringChangesAsMetadataTrack=⟦true⟧"),
      ]
    ) { session, report in
      for connection in session.connections {
        guard let written = session.written(connection),
          let track = written.recordsVideoOrientationAndMirroringChangesAsMetadataTrack, track.value,
          connection.media != .video || session.outputType(connection.output) != .movieFile
        else { continue }
        report.emit(
          "this connection carries no video to a movie file output, so "
            + "\"\(session.graph.outputName(connection.output))\" can't record an orientation track",
          at: track.range, label: "not a movie's video connection",
          fixes: [Fix("leave it out", .unsafe, edits: [report.edit.removing(track.range)])])
      }
    }
  }
}
