import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The app makes the connections of a multi-camera session explicitly.
  static var implicitConnectionsMulticam: Rule {
    Rule(
      "implicit-connections-multicam",
      title: "A multi-camera session forms connections by itself",
      area: .connections,
      severity: .warning,
      rationale: """
        With several inputs and outputs a session that connects whatever fits may cross what should stay apart. Add \
        inputs, outputs and preview layers without connections, and add each connection by hand.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["formsConnections"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureSession.addInputWithNoConnections(_:)"),
        .symbol("AVCaptureSession.addOutputWithNoConnections(_:)"),
        .symbol("AVCaptureVideoPreviewLayer.setSessionWithNoConnection(_:)"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video"),
        .failing("session formsConnections=⟦implicit⟧ | back 1280x720 | video unconnected | preview unconnected"),
        .failing(
          json: #"""
            { "capplan": 1,
              "session": { "type": "multiCam", "formsConnections": ⟦"implicit"⟧ },
              "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                            "activeFormat": { "width": 1280, "height": 720 } } ],
              "outputs": [ { "id": "video", "type": "videoData" } ],
              "connections": [] }
            """#),
        .failing("multi formsConnections=⟦implicit⟧ | back 1280x720")
          .and("back.any -> video formed=implicitly videoRotationAngle=0"),
        .failing("multi | back 1280x720 | video unconnected formsConnections=implicit")
          .and("preview unconnected formsConnections=⟦implicit⟧"),
        .passing("back formsConnections=implicit 1280x720 | video"),
        .failing(
          "back formsConnections=⟦implicit⟧ 1280x720 | video unconnected | steps addOutput video, addInput back"),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      let ranges = session.implicitRanges
      guard let last = ranges.last else { return }
      let formed = session.connections.prefix { $0.isImplicit }
      // Nothing crosses where all that is connected is the sound of one microphone.
      let isOneMicrophone = !formed.isEmpty && formed.allSatisfy { $0.media == .audio && $0.input == formed[0].input }
      if isOneMicrophone { return }
      // One finding for all settings: each would list the same connections, and one fix changes all.
      let others = ranges.dropLast().prefix(mostListed).map { Finding.Note("connects what fits too", at: $0) }
      let pairs = formed.map { connection in
        "\"\(session.graph.inputName(connection.input))\" to \"\(session.graph.outputName(connection.output))\""
      }
      let notes = others + [Finding.Note("it connects \(pairs.list(atMost: mostListed))")]
      let fix = Fix("write the connections out", .safe, edits: session.explicitEdits(ranges, formed, report.edit))
      report.emit(
        "\"implicit\" lets a multi-camera session connect whatever fits", at: last, label: "connects what fits",
        notes: notes, fixes: [fix])
    }
  }
}

/// The most connections, and the most other settings, that the finding lists.
private let mostListed = 8

extension ResolvedSession {
  /// The ranges of the `implicit` settings, in text order.
  fileprivate var implicitRanges: [SourceRange] {
    var ranges: [SourceRange] = []
    func note(_ setting: Located<ConnectionForming>?) {
      if let setting, setting.value == .implicit { ranges.append(setting.range) }
    }
    note(graph.session?.formsConnections)
    // If an input is already there when an output is added, the output's setting decides.
    if graph.inputIndices.contains(where: { graph.inputs[$0].formsConnections?.value == .implicit }) {
      let deciding = inputsAddedAfterOutputs()
      for index in graph.inputIndices where deciding.contains(index) { note(graph.inputs[index].formsConnections) }
    }
    for index in graph.outputIndices { note(graph.outputs[index].formsConnections) }
    return ranges.sorted()
  }

  /// The edits that make these settings explicit and list the connections that the session formed.
  fileprivate func explicitEdits(
    _ ranges: [SourceRange], _ formed: ArraySlice<ResolvedConnection>, _ edit: DocumentEditor
  ) -> [SourceEdit] {
    var edits = ranges.map { edit.replacing($0, with: "\"explicit\"") }
    // From now on, the app adds the connections that the graph already lists.
    edits += formed.compactMap { written($0)?.formed.map { edit.removing($0.range) } }
    let elements = formed.filter { $0.index == nil }.compactMap { connection in
      let input = JSONString.quoted(graph.inputName(connection.input))
      let output = JSONString.quoted(graph.outputName(connection.output))
      return connection.media.map {
        "{ \"input\": \(input), \"port\": \"\($0.rawValue)\", \"output\": \(output) }"
      }
    }.joined(separator: ", ")
    let document = edit.document
    if let list = document.member("connections", of: document.root) {
      if !elements.isEmpty { edits.append(edit.adding(elements, to: document.range(of: list.value))) }
    } else {
      edits.append(edit.adding("connections", "[\(elements)]", to: graph.range))
    }
    return edits
  }
}
