import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Every output and preview layer has a connection.
  static var explicitConnectionUnreachable: Rule {
    Rule(
      "explicit-connection-unreachable",
      title: "Output without a connection",
      area: .connections,
      severity: .warning,
      rationale: """
        An output or a preview layer that was added without connections receives nothing until the app connects it: no \
        error, no frames.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureSession.addOutputWithNoConnections(_:)"),
        .symbol("AVCaptureSession.addConnection(_:)"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video"),
        .failing("back 1280x720 | video | ⟦preview⟧: preview unconnected"),
        .failing("single formsConnections=implicit | back 1280x720 | video unconnected")
          .and("⟦preview⟧: preview unconnected formsConnections=explicit"),
        .failing("single | back | video unconnected | ⟦preview⟧: preview unconnected formsConnections=explicit"),
      ]
    ) { session, report in
      var isConnected = [Bool](repeating: false, count: session.graph.outputs.count)
      for connection in session.connections { isConnected[connection.output.value] = true }
      var finder = ConnectionProposer(session: session)
      for output in session.outputs where !isConnected[output.index.value] {
        report.emit(
          "\"\(output.id)\" has no connection", at: output.range, label: "receives nothing",
          fixes: finder.fix(for: output, report.edit).map { [$0] } ?? [],
          help: "connect it to a port for \(output.type.acceptedMedia.map(\.rawValue).sentence), or remove it")
      }
    }
  }
}

/// Finds the only possible input for an output without a connection.
private struct ConnectionProposer {
  let session: ResolvedSession
  private var candidates: [OutputType: [InputIndex]] = [:]

  init(session: ResolvedSession) { self.session = session }

  mutating func fix(for output: ResolvedOutput, _ edit: DocumentEditor) -> Fix? {
    let inputs = candidates[output.type] ?? find(output.type)
    candidates[output.type] = inputs
    guard let media = output.type.acceptedMedia.first, let input = inputs.first, inputs.count == 1 else { return nil }
    let name = JSONString.quoted(session.graph.inputName(input))
    let json = "{ \"input\": \(name), \"port\": \"\(media.rawValue)\", \"output\": \(JSONString.quoted(output.id)) }"
    let document = edit.document
    let list = document.member("connections", of: document.root)
    let added = list.map { edit.adding(json, to: document.range(of: $0.value)) }
    // If it alone were listed, it would be the only connection: the session forms connections only if the graph lists
    // none.
    return Fix(
      "connect it to \"\(session.graph.inputName(input))\"", .unsafe,
      edits: session.keepingForming(edit) + [added ?? edit.adding("connections", "[\(json)]", to: session.graph.range)])
  }

  /// The inputs that offer the first media type of this kind of output and don't feed one yet.
  private func find(_ type: OutputType) -> [InputIndex] {
    var isTaken: Set<InputIndex> = []
    if type != .previewLayer {
      for connection in session.connections where session.outputType(connection.output) == type {
        isTaken.insert(connection.input)
      }
    }
    return session.graph.inputIndices.filter { index in
      !isTaken.contains(index) && type.acceptedMedia.prefix(1).allSatisfy(session.ownMedia(ofInput: index).contains)
    }
  }
}
