import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A connection names its port once; it may leave it out if only one port fits.
  static let portAmbiguous = Rule(
    "port-ambiguous",
    title: "Which port a connection means is open",
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
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "movie", "type": "movieFile" } ],
          "connections": [ ⟦{ "input": "back", "output": "movie" }⟧ ] }
        """#),
      .failing(
        #"""
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
      let empty = session.written(connection)?.ports?.range
      let fixes = media.map { medium in
        let json = "\"\(medium.rawValue)\""
        let edit =
          empty.map { report.edit.replacing($0, with: "[\(json)]") }
          ?? report.edit.adding("port", json, to: connection.range)
        return Fix("connect the \(medium.rawValue) port", .unsafe, edits: [edit])
      }
      report.emit(
        "\"\(output)\" could take several ports of \"\(input)\"", at: connection.range, label: "which port?",
        notes: [Finding.Note("it takes \(media.map { "\"\($0.rawValue)\"" }.sentence)")], fixes: fixes,
        help: "name one with 'port'")
    }
  }
}

extension Emitter {
  /// Reports a connection that has both `port` and `ports`; json-duplicate-key reports the same key twice.
  fileprivate mutating func judgeRepeatedPorts(of connection: GraphConnection) {
    guard let earlier = connection.portsNamedBefore, let later = connection.ports else { return }
    let bytes = edit.document.source.bytes
    let isList = [earlier, later].map { bytes[$0.range.lowerBound] == UInt8(ascii: "[") }
    guard isList[0] != isList[1] else { return }
    let keys = isList.map { $0 ? "ports" : "port" }
    emit(
      "the connection names its ports twice, by '\(keys[0])' and by '\(keys[1])'", at: later.range,
      label: "one of the two",
      notes: [Finding.Note("'\(keys[0])' is here", at: earlier.range)],
      fixes: [
        Fix("drop '\(keys[1])'", .unsafe, edits: [edit.removing(later.range)]),
        Fix("drop '\(keys[0])'", .unsafe, edits: [edit.removing(earlier.range)]),
      ])
  }
}
