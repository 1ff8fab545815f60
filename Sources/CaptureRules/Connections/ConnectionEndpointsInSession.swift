import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Both ends of a connection are added to the session before the connection is.
  static let connectionEndpointsInSession = Rule(
    "connection-endpoints-in-session",
    title: "Connection added before its ends",
    area: .connections,
    severity: .error,
    rationale: """
      A session takes a connection only when the input of its ports and its output or preview layer are in that same \
      session already. Added earlier, it is refused and throws.
      """,
    reads: ["operations"],
    sources: [
      .symbol("AVCaptureConnection"), .symbol("AVCaptureSession.addConnection(_:)"),
      .report("addConnection throws where an end is not in the session"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "operations": [ { "op": "addInput", "target": "back" }, { "op": "addOutput", "target": "video" },
                          { "op": "addConnection", "target": "/connections/0" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "operations": [ { "op": "addInput", "target": "back" },
                          { "op": "addConnection", "target": ⟦"/connections/0"⟧ },
                          { "op": "addOutput", "target": "video" } ] }
        """#),
    ]
  ) { session, report in
    let graph = session.graph
    var inputs: [String: Int] = [:]
    var outputs: [String: Int] = [:]
    for (index, operation) in graph.operations.enumerated() {
      guard let target = operation.target?.value else { continue }
      if operation.op?.value == .addInput && inputs[target] == nil { inputs[target] = index }
      if operation.op?.value == .addOutput && outputs[target] == nil { outputs[target] = index }
    }
    for (index, operation) in graph.operations.enumerated() where operation.op?.value == .addConnection {
      guard let target = operation.target, let connection = graph.connection(at: target.value) else { continue }
      let ends = [
        connection.input.flatMap { inputs[graph.text(of: $0.value)] },
        connection.output.flatMap { outputs[graph.text(of: $0.value)] },
      ].compactMap { $0 }.filter { $0 > index }
      guard let last = ends.max() else { continue }
      let notes = ends.sorted().map { end in
        let name = graph.operations[end].target?.value ?? ""
        return Finding.Note("\"\(name)\" is added later, here", at: graph.operations[end].range)
      }
      let edits = OperationMove.edits(from: index, after: last, in: graph.operations, report.edit)
      report.emit(
        "\"\(target.value)\" is added before its ends are in the session", at: target.range, label: "added too early",
        notes: notes, fixes: [Fix("add it after its ends", .unsafe, edits: edits)])
    }
  }
}

extension CaptureGraph {
  /// The connection that a JSON Pointer such as `/connections/0` names.
  fileprivate func connection(at pointer: String) -> GraphConnection? {
    let prefix = "/connections/"
    guard pointer.hasPrefix(prefix), let connections, let index = Int(pointer.dropFirst(prefix.count)),
      connections.indices.contains(index)
    else { return nil }
    return connections[index]
  }
}
