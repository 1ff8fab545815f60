import CaptureModel
import JSONSource

extension PredictionKind {
  /// The connections that the session forms by itself, in order.
  static let implicitConnection = PredictionKind(
    "implicit-connection",
    sources: [
      .session("WWDC19 225"), .symbol("AVCaptureSession.addInput(_:)"), .symbol("AVCaptureSession.addOutput(_:)"),
    ]
  ) { session, list in
    for connection in session.connections where connection.isImplicit {
      guard let media = connection.media else { continue }
      list.add(
        .implicitConnection(
          media, input: session.graph.inputName(connection.input), output: session.graph.outputName(connection.output),
          isEnabled: connection.isEnabled),
        at: connection.range)
    }
  }
}
