import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The outputs of a synchronizer are connected in its session.
  static var synchronizerSameSession: Rule {
    Rule(
      "synchronizer-same-session",
      title: "Synchronized output without a connection",
      area: .synchronization,
      severity: .error,
      confidence: .inferred,
      rationale: """
        A synchronizer waits for the data of its outputs. An output that no connection of the session feeds delivers none, \
        and one whose connection is disabled delivers none until it is enabled.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["synchronizers"],
      sources: [
        .symbol("AVCaptureDataOutputSynchronizer.dataOutputs"),
        .inference("an output delivers only what a connection of its session feeds it"),
      ],
      examples: [
        .passing("back 1280x720 | a: video | front 1280x720 | b: video | synchronizers id=sync outputs=[a, b]"),
        .failing("back 1280x720 | a: video | codes metadataObjectTypes=[qr] | back -> codes enabled=false")
          .and("synchronizers id=sync outputs=[a, ⟦codes⟧]"),
        .failing("back 1280x720 | a: video | sound unconnected | synchronizers id=sync outputs=[a, ⟦sound⟧]")
          .and("ignore rule=explicit-connection-unreachable at=/outputs/1")
          .with("reason='It is connected once people allow the microphone.'"),
      ]
    ) { session, report in
      var connected: [OutputIndex: ResolvedConnection] = [:]
      for connection in session.connections where connection.isEnabled || connected[connection.output] == nil {
        connected[connection.output] = connection
      }
      for (synchronizer, outputs) in SynchronizedOutputs.all(of: session) {
        for (name, output) in outputs where output.type.isSynchronizable {
          let connection = connected[output.index]
          guard connection?.isEnabled != true else { continue }
          let cause = connection.map { Finding.Note("its connection is disabled, or its port is", at: $0.range) }
          report.emit(
            "\"\(synchronizer)\" waits for \"\(output.id)\", which delivers nothing", at: name.range,
            severity: connection == nil ? .error : .warning, label: "without a live connection",
            notes: [cause ?? Finding.Note("no connection leads to it", at: output.range)],
            help: connection == nil
              ? "connect \"\(output.id)\", or take it out of the synchronizer"
              : "enable the connection, or take \"\(output.id)\" out of the synchronizer while it is disabled")
        }
      }
    }
  }
}
