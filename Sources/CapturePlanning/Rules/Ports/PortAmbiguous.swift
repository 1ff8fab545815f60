extension Rule {
  /// A connection that leaves its port out can mean one port only.
  static let portAmbiguous = Rule(
    "port-ambiguous",
    title: "Several ports fit a connection that names none",
    area: .ports,
    severity: .error,
    rationale: """
      A connection that leaves its port out means the one port of the input that the output takes. A movie file output \
      takes a camera's video and its metadata items alike, so there the port has to be named.
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
    ]
  ) { session, report in
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
