import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Connections that went with an input are added again with it.
  static var connectionLostWithInput: Rule {
    Rule(
      "connection-lost-with-input",
      title: "Connection does not come back with its input",
      area: .connections,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        An input or an output that is removed takes its connections with it. One that the app added by itself does not come \
        back when the input does: it is added again, with its stabilization, rotation and mirroring set again, or the \
        output stays silent.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureSession.removeInput(_:)"), .symbol("AVCaptureSession.addConnection(_:)"),
        .report("mrousavy/react-native-vision-camera#4065: settings of connections are lost"),
        .inference("what is removed with an input is not added with it"),
      ],
      examples: [
        .passing("single | back | out: video | steps addInput back, addOutput out, addConnection /connections/0,")
          .with("startRunning, removeInput back, addInput back, addConnection /connections/0"),
        .failing("single | back | out: video | steps addInput back, addOutput out, addConnection /connections/0,")
          .with("startRunning, removeInput back, addInput ⟦back⟧"),
        .passing("single | back | out: video")
          .and("steps addInput back, addOutput out, addConnection /connections/0, startRunning, removeInput back"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      guard operations.contains(where: { $0.op?.value == .addConnection }) else { return }
      let connections = ConnectionSteps(session)
      for connection in session.connections {
        guard let place = connection.index,
          let gap = connections.gap(ofConnectionAt: place, at: operations.count), gap.cause == .removed,
          operations[gap.step].op?.value != .removeConnection, let end = operations[gap.step].target?.value,
          let again = operations.indices.first(where: { index in
            index > gap.step && operations[index].target?.value == end
              && [.addInput, .addOutput].contains(operations[index].op?.value)
          }), let target = operations[again].target
        else { continue }
        report.emit(
          "\"\(end)\" comes back without its connection to \"\(session.graph.outputName(connection.output))\"",
          at: target.range, label: "its connection is gone",
          notes: [Finding.Note("this removes the connection too", at: operations[gap.step].range)],
          help: "add the connection again, and set it up again")
      }
    }
  }
}
