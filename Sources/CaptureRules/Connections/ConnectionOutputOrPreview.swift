import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// A connection to a preview layer takes one port.
  static var connectionOutputOrPreview: Rule {
    Rule(
      "connection-output-or-preview",
      title: "Several ports for a preview layer",
      area: .connections,
      severity: .error,
      rationale: """
        A connection to an output takes a list of ports, and the output uses those that fit it. A connection to a preview \
        layer is made of exactly one video port: there is no way to construct another one.
        """,
      reads: ["ports"],
      sources: [
        .symbol("AVCaptureConnection.init(inputPorts:output:)"),
        .symbol("AVCaptureConnection.init(inputPort:videoPreviewLayer:)"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | preview | back -> movie ports=[video, metadataObject, metadata]"),
        .failing("dual 1280x720 | dual -> preview ports=⟦[(mediaType=video sourceDeviceType=builtInWideAngleCamera),")
          .with("(mediaType=video sourceDeviceType=builtInTelephotoCamera)]⟧").withoutFix(),
        .failing("back 1280x720 | back -> preview ports=⟦[video, metadataObject]⟧"),
        .failing("back 1280x720 | back -> preview ports=⟦[video]⟧"),
      ]
    ) { session, report in
      let source = report.edit.document.source
      for connection in session.connections {
        guard session.outputType(connection.output) == .previewLayer, let written = session.written(connection),
          let ports = written.ports, source.bytes[ports.range.lowerBound] == UInt8(ascii: "[")
        else { continue }
        // The only port that the preview accepts, as it is written.
        let fitting = connection.otherPorts.isEmpty ? session.portRange(0, of: connection) : ports.range
        let edits = report.edit.changing(written.range, set: [("port", source[fitting])], remove: ["ports"])
        report.emit(
          "the connection to \"\(session.graph.outputName(connection.output))\" has a list of ports", at: ports.range,
          label: "a preview takes one 'port'",
          fixes: fitting == ports.range
            ? [] : [Fix("name the port with 'port'", ports.value.count == 1 ? .safe : .unsafe, edits: edits)],
          help: fitting == ports.range ? "give each port a preview layer of its own" : nil)
      }
    }
  }
}
