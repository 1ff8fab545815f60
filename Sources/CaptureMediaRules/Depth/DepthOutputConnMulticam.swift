import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// In a multi-camera session a depth data output is connected to a depth port.
  static var depthOutputConnMulticam: Rule {
    Rule(
      "depth-output-conn-multicam",
      title: "Depth data output without a connection",
      area: .depth,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        The connections of a multi-camera session are the app's own, and depth has a port beside that of video: an output \
        that is not connected to it gets no depth, and nothing says so.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .session("WWDC19 225"),
        .inference("connections are added by hand in a multi-camera session, so depth's are too"),
      ],
      supersedes: ["explicit-connection-unreachable"],
      hasFix: true,
      examples: [
        .passing("dual 1280x720 | video | depth"),
        .failing("dual 1280x720 | video | ⟦depth⟧: depth unconnected"),
        .failing("dual 1280x720 | ⟦depth⟧: depth unconnected")
          .and("ignore rule=no-active-connection reason='the connections are not written yet'"),
        .failing("wide 1280x720 | video | ⟦depth⟧: depth unconnected").withoutFix(),
      ]
    ) { session, report in
      let outputs = session.outputs(ofType: .depthData)
      guard session.isMultiCam, !outputs.isEmpty else { return }
      var isConnected = [Bool](repeating: false, count: session.graph.outputs.count)
      for connection in session.connections { isConnected[connection.output.value] = true }
      let cameras = session.cameras.filter { $0.hasDepthPort != false }
      for output in outputs where !isConnected[output.index.value] {
        let camera = cameras.count == 1 ? cameras.first : nil
        report.emit(
          "\"\(output.id)\" gets no depth: it has no connection", at: output.range, label: "receives nothing",
          fixes: camera.map { [session.depthConnectionFix(from: $0, to: output, report.edit)] } ?? [],
          help: cameras.isEmpty
            ? "use a camera that has depth, or remove the output" : "connect it to the depthData port of a camera")
      }
    }
  }
}

extension ResolvedSession {
  fileprivate func depthConnectionFix(
    from camera: ResolvedCamera, to output: ResolvedOutput, _ edit: DocumentEditor
  ) -> Fix {
    let ends = "\"input\": \(JSONString.quoted(camera.id)), \"port\": \"depthData\""
    let json = "{ \(ends), \"output\": \(JSONString.quoted(output.id)) }"
    let list = edit.document.member("connections", of: edit.document.root)
    let added = list.map { edit.adding(json, to: edit.document.range(of: $0.value)) }
    return Fix(
      "connect it to the depth of \"\(camera.id)\"", .unsafe,
      edits: [added ?? edit.adding("connections", "[\(json)]", to: graph.range)])
  }
}
