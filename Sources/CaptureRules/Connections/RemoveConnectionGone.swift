import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only a connection of the session is removed.
  static var removeConnectionGone: Rule {
    Rule(
      "remove-connection-gone",
      title: "Connection that is not in the session is removed",
      area: .connections,
      severity: .error,
      rationale: """
        removeInput and removeOutput take their connections with them. To remove one of these afterwards, or one that was \
        never added, throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureSession.removeConnection(_:)"),
        .report("HaishinKit/HaishinKit.swift#1265, GetStream/stream-video-swift#726: the exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | out: video | steps addInput back, addOutput out, addConnection /connections/0,")
          .with("startRunning, removeConnection /connections/0, removeInput back"),
        .failing("single | back | out: video | steps addInput back, addOutput out, addConnection /connections/0,")
          .with("startRunning, removeInput back, removeConnection ⟦/connections/0⟧"),
        .failing("single | back | out: video | steps addInput back, addOutput out, addConnection /connections/0,")
          .with("startRunning, removeConnection /connections/0, removeConnection ⟦/connections/0⟧"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      guard operations.contains(where: { $0.op?.value == .removeConnection }) else { return }
      let connections = ConnectionSteps(session)
      for (index, step) in operations.enumerated() where step.op?.value == .removeConnection {
        guard let target = step.target, let place = session.graph.connectionIndex(at: target.value),
          let gap = connections.gap(ofConnectionAt: place, at: index)
        else { continue }
        report.emit(
          "the connection is not in the session when it is removed", at: target.range, label: "not there",
          notes: [
            Finding.Note(
              gap.cause == .removed ? "this step removes it too" : "it is added only here",
              at: operations[gap.step].range
            )
          ],
          fixes: [Fix("leave the step out", .unsafe, edits: [report.edit.removing(step.range)])])
      }
    }
  }
}
