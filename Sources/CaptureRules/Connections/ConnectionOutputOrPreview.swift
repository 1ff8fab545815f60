import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// A connection carries one medium, and to a preview layer one port.
  static let connectionOutputOrPreview = Rule(
    "connection-output-or-preview",
    title: "Ports that can't share a connection",
    area: .connections,
    severity: .error,
    rationale: """
      A connection to an output is made of ports of one medium, a connection to a preview layer of exactly one video \
      port. There is no way to construct another one.
      """,
    reads: ["ports"],
    sources: [
      .symbol("AVCaptureConnection.init(inputPorts:output:)"),
      .symbol("AVCaptureConnection.init(inputPort:videoPreviewLayer:)"),
    ],
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "preview", "type": "previewLayer" } ],
          "connections": [ { "input": "back", "ports": [ "video" ], "output": "preview" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "preview", "type": "previewLayer" } ],
          "connections": [ { "input": "dual", "output": "preview", "ports": ⟦[
            { "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" },
            { "mediaType": "video", "sourceDeviceType": "builtInTelephotoCamera" } ]⟧ } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "movie", "type": "movieFile" } ],
          "connections": [ { "input": "back", "ports": [ "video", ⟦"metadata"⟧ ], "output": "movie" } ] }
        """#),
    ]
  ) { session, report in
    for connection in session.connections {
      guard !connection.otherPorts.isEmpty, let ports = session.written(connection)?.ports else { continue }
      if session.outputType(connection.output) == .previewLayer {
        report.emit(
          "the connection to \"\(session.graph.outputName(connection.output))\" has \(ports.value.count) ports",
          at: ports.range, label: "a preview takes one", help: "give each port a preview layer of its own")
        continue
      }
      let first = ports.value.first?.mediaType?.value
      for request in ports.value.dropFirst() {
        guard let first, let media = request.mediaType?.value, media != first else { continue }
        report.emit(
          "a connection of \"\(first.rawValue)\" can't carry \"\(media.rawValue)\" too", at: request.range,
          label: "another medium", help: "list a connection of its own for it")
      }
    }
  }
}
