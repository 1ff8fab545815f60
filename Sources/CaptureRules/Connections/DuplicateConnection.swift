import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A port is connected to an output only once.
  static var duplicateConnection: Rule {
    Rule(
      "duplicate-connection",
      title: "The same connection twice",
      area: .connections,
      severity: .error,
      confidence: .inferred,
      rationale: """
        A port and an output have one connection between them, and a session refuses a second one. Often the app \
        adds a connection by hand that the session has already formed by itself.
        """,
      sources: [
        .report("a connection that the session had formed before can't be added again"),
        .inference("an output takes a medium from one source, and that place is taken"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video | preview"),
        .failing("back 1280x720 | back -> video | ⟦back -> video⟧"),
        .failing("single formsConnections=implicit | back 1280x720 | ⟦back.any -> video videoRotationAngle=90⟧"),
        .failing("back 1280x720 | back -> movie ports=[video, ⟦video⟧]"),
      ]
    ) { session, report in
      for source in session.repeatedSources() {
        guard source.isSamePort, let written = session.written(source.connection) else { continue }
        let input = session.graph.inputName(source.connection.input)
        let output = session.graph.outputName(source.connection.output)
        let hasOnePort = source.connection.otherPorts.isEmpty
        let range = hasOnePort ? written.range : session.portRange(source.portIndex, of: source.connection)
        let fix = Fix(
          hasOnePort ? "remove this connection" : "remove this port",
          written.hasSettings ? .unsafe : .safe, edits: [report.edit.removing(range)])
        let verb = source.earlier.isImplicit ? "the session connects it already" : "first connected here"
        report.emit(
          "\"\(input)\" and \"\(output)\" are already connected", at: range, label: "second time",
          notes: [Finding.Note(verb, at: source.earlier.range)], fixes: [fix])
      }
    }
  }
}

extension GraphConnection {
  /// Whether the connection has settings besides its ends.
  fileprivate var hasSettings: Bool {
    enabled != nil || preferredVideoStabilizationMode != nil || videoRotationAngle != nil || videoOrientation != nil
      || videoMirrored != nil
      || automaticallyAdjustsVideoMirroring != nil || cameraIntrinsicMatrixDeliveryEnabled != nil
  }
}
