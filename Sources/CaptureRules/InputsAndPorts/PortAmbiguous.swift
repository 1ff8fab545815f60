import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A connection names its port once. It may leave the port out only if a single port fits.
  static var portAmbiguous: Rule {
    Rule(
      "port-ambiguous",
      title: "Connection could mean several ports",
      area: .ports,
      severity: .error,
      rationale: """
        A connection that leaves its port out means the one port of the input that the output takes. A movie file output \
        takes a camera's video and its metadata items alike, so there the port has to be named. It is named by 'port' or, \
        where there are several, by 'ports': with both, one of them would be dropped.
        """,
      sources: [.format("the graph document"), .symbol("AVCaptureConnection.init(inputPorts:output:)")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | back.any -> video"),
        .failing("back 1280x720 | ⟦back.any -> movie⟧"),
        .failing(
          json: #"""
            { "capplan": 1,
              "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                            "activeFormat": { "width": 1280, "height": 720 } } ],
              "outputs": [ { "id": "video", "type": "videoData" } ],
              "connections": [ { "input": "back", "output": "video", "port": "video", "ports": ⟦["video"]⟧ } ] }
            """#),
      ]
    ) { session, report in
      for connection in session.graph.connections ?? [] { report.judgeRepeatedPorts(of: connection) }
      for connection in session.connections {
        guard case .ambiguous(let media) = connection.port else { continue }
        let input = session.graph.inputName(connection.input)
        let output = session.graph.outputName(connection.output)
        let fixes = media.map { medium in
          Fix(
            "connect the \(medium.rawValue) port", .unsafe,
            edits: [report.edit.adding("port", "\"\(medium.rawValue)\"", to: connection.range)])
        }
        report.emit(
          "\"\(output)\" could take several ports of \"\(input)\"", at: connection.range, label: "which port?",
          notes: [Finding.Note("it takes \(media.map { "\"\($0.rawValue)\"" }.sentence)")], fixes: fixes,
          help: "name one with 'port'")
      }
    }
  }
}

extension Emitter {
  /// Reports a connection with both `port` and `ports`; `json-duplicate-key` reports a repeated key.
  fileprivate mutating func judgeRepeatedPorts(of connection: GraphConnection) {
    guard let earlier = connection.portsNamedBefore, let later = connection.ports, key(of: earlier) != key(of: later)
    else { return }
    let (first, second) = (key(of: earlier), key(of: later))
    emit(
      "the connection names its ports twice, by '\(first)' and by '\(second)'", at: later.range,
      label: "one of the two",
      notes: [Finding.Note("'\(first)' is here", at: earlier.range)],
      fixes: [
        Fix("drop '\(second)'", .unsafe, edits: [edit.removing(later.range)]),
        Fix("drop '\(first)'", .unsafe, edits: [edit.removing(earlier.range)]),
      ])
  }

  /// The key that names the ports: a list of them is the value of `ports`.
  private func key(of ports: Located<[PortRequest]>) -> String {
    edit.document.source.bytes[ports.range.lowerBound] == UInt8(ascii: "[") ? "ports" : "port"
  }
}
