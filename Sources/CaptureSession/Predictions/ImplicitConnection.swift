import CaptureModel
import JSONSource

extension PredictionKind {
  /// Which connections the session forms by itself, in order.
  static let implicitConnection = PredictionKind(
    "implicit-connection",
    sources: [
      .session("WWDC19 225"), .symbol("AVCaptureSession.addInput(_:)"), .symbol("AVCaptureSession.addOutput(_:)"),
    ]
  ) { session, list in
    for connection in session.connections where connection.isImplicit {
      guard let media = connection.media else { continue }
      let ends =
        "the \(media.rawValue) port of \"\(session.graph.inputName(connection.input))\" "
        + "to \"\(session.graph.outputName(connection.output))\""
      list.add(
        "the session connects \(ends)\(connection.isEnabled ? "" : ", and the port is disabled")",
        at: connection.range)
    }
  }
}
