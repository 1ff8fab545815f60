import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An output gets each medium from one source only.
  static var oneVideoInputPerOutput: Rule {
    Rule(
      "one-video-input-per-output",
      title: "Two sources for one output",
      area: .connections,
      severity: .error,
      rationale: """
        Outputs do not mix: a data output, a photo output and a preview layer take one port, a movie file output one \
        video and one audio port. A second camera needs an output of its own; the app can compose the two afterwards.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [.session("WWDC19 225"), .symbol("AVCaptureSession.canAddConnection(_:)")],
      examples: [
        .passing("back 1280x720 | backVideo: video | front 1280x720 | frontVideo: video"),
        .failing("back 1280x720 | front 1280x720 | back -> video | ⟦front⟧ -> video"),
        .failing("dual 1280x720 | dual -> video ports=[(mediaType=video sourceDeviceType=builtInWideAngleCamera),")
          .with("⟦(mediaType=video sourceDeviceType=builtInTelephotoCamera)⟧]"),
        .failing("deployment platform=macOS | single | back 1280x720 formsConnections=implicit | front 1280x720")
          .and("preview formsConnections=implicit | ⟦front⟧ -> preview"),
      ]
    ) { session, report in
      for source in session.repeatedSources() where !source.isSamePort {
        // `connection-output-or-preview` reports several ports on one connection to a preview layer.
        let type = session.outputType(source.connection.output)
        if source.portIndex > 0 && type == .previewLayer { continue }
        let output = session.graph.outputName(source.connection.output)
        let earlier = session.graph.inputName(source.earlier.input)
        let isSameInput = source.earlier.input == source.connection.input
        let range =
          isSameInput
          ? session.portRange(source.portIndex, of: source.connection) : session.inputRange(of: source.connection)
        let port = isSameInput ? "another port of " : ""
        let verb = source.earlier.isImplicit ? "the session connects it to" : "it is connected to"
        report.emit(
          "\"\(output)\" takes \(source.port.media.rawValue) from one source only", at: range, label: "second source",
          notes: [Finding.Note("\(verb) \(port)\"\(earlier)\" already", at: session.inputRange(of: source.earlier))],
          help: "give it \(type == .previewLayer ? "a preview layer" : "an output") of its own")
      }
    }
  }
}
