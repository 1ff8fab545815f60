import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A dual camera streams depth beside a movie only with the photo preset.
  static var depthMoviePhotoPreset: Rule {
    Rule(
      "depth-movie-photo-preset",
      title: "Depth stays inactive beside a movie",
      area: .depth,
      severity: .warning,
      rationale: """
        On a dual camera depth streams beside a movie file output only under the photo preset. Under another one, or with \
        an active format of the app's own, the depth connection stays inactive.
        """,
      availability: .iOS(OSVersion(11)),
      sources: [.symbol("AVCaptureDevice.Format.supportedDepthDataFormats"), .symbol("AVCaptureDepthDataOutput")],
      hasFix: true,
      examples: [
        .passing("single preset=photo | dual | depth | movie").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 | depth | dual -> ⟦movie⟧").on("iphone-7-plus"),
        .failing("single | dual | depth | movie | video | dual -> ⟦movie⟧"),
        .failing("multi | dual 1280x720 | depth | dual -> ⟦movie⟧").withoutFix(),
      ]
    ) { session, report in
      guard session.outputs.contains(where: { $0.type == .movieFile }) else { return }
      let streams = session.depthStreams().filter { $0.camera.key.deviceType == .builtInDualCamera }
      guard !streams.isEmpty else { return }
      var movies: [InputIndex: ResolvedConnection] = [:]
      for connection in session.connections where connection.isEnabled && connection.media == .video {
        guard session.outputType(connection.output) == .movieFile else { continue }
        movies[connection.input] = movies[connection.input] ?? connection
      }
      for stream in streams {
        let isOwnFormat = stream.camera.input.activeFormat != nil
        guard let movie = movies[stream.camera.inputIndex],
          session.isMultiCam || isOwnFormat || session.graph.session?.preset?.value != .photo
        else { continue }
        let ranges = RangePair(
          stream.range, "depth is streamed here", session.outputRange(of: movie), "the movie is recorded here")
        report.emit(
          "without the photo preset, \"\(stream.camera.id)\" streams no depth while a movie output is connected",
          at: ranges.later,
          label: "depth stays inactive", notes: [ranges.note],
          fixes: session.photoPresetFix(for: stream.camera, report.edit).map { [$0] } ?? [],
          help: session.isMultiCam
            ? "write the movie with AVAssetWriter: a multi-camera session has no photo preset"
            : "use the photo preset, or write the movie with AVAssetWriter")
      }
    }
  }
}

extension ResolvedSession {
  /// A fix that sets the photo preset and removes the camera's own format.
  fileprivate func photoPresetFix(for camera: ResolvedCamera, _ edit: DocumentEditor) -> Fix? {
    guard !isMultiCam, let session = graph.session else { return nil }
    let format = camera.input.activeFormat.map { [edit.removing($0.range)] } ?? []
    return Fix(
      "set the preset to photo", .unsafe,
      edits: edit.changing(session.range, set: [("preset", "\"photo\"")]) + format)
  }
}
