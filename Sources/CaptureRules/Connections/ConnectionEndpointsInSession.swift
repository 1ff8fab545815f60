import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Both ends of a connection are added to the session before the connection.
  static var connectionEndpointsInSession: Rule {
    Rule(
      "connection-endpoints-in-session",
      title: "Connection added before its ends",
      area: .connections,
      severity: .error,
      rationale: """
        A session takes a connection only when the input of its ports and its output or preview layer are already in \
        the session. Added earlier, it is refused and throws.
        """,
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureConnection"), .symbol("AVCaptureSession.addConnection(_:)"),
        .report("addConnection throws where an end is not in the session"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video | steps addInput back, addOutput video, addConnection /connections/0"),
        .failing("back 1280x720 | video | steps addConnection ⟦/connections/0⟧, addInput back, addOutput video"),
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
        let connection = operation.target.flatMap { graph.connection(at: $0.value) }
        let names = [(connection?.input, inputs), (connection?.output, outputs)]
        let ends = names.compactMap { end, steps in
          end.map { graph.text(of: $0.value) }.flatMap { name in steps[name].map { (name: name, step: $0) } }
        }.filter { $0.step > index }.sorted { $0.step < $1.step }
        guard let target = operation.target, let last = ends.last?.step else { continue }
        let notes = ends.map { end in
          Finding.Note("\"\(end.name)\" is added later, here", at: graph.operations[end.step].range)
        }
        let edits = OperationMove.edits(from: index, after: last, in: graph.operations, report.edit)
        report.emit(
          "\"\(target.value)\" is added before its ends are in the session", at: target.range, label: "added too early",
          notes: notes, fixes: [Fix("add it after its ends", .unsafe, edits: edits)])
      }
    }
  }
}
