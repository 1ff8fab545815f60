import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// A metadata output has object types set.
  static let metadataUnset = Rule(
    "metadata-unset",
    title: "Metadata output looks for nothing",
    area: .video,
    severity: .warning,
    rationale: """
      A metadata output has no object types until the app sets some, and without them it delivers nothing, in silence.
      """,
    availability: .iOS(OSVersion(7)),
    sources: [.symbol("AVCaptureMetadataOutput.metadataObjectTypes")],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "codes", "type": "metadata", "metadataObjectTypes": ["qr"] } ],
          "connections": [ { "input": "back", "port": "metadataObject", "output": "codes" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" },
                       ⟦{ "id": "codes", "type": "metadata" }⟧ ],
          "connections": [ { "input": "back", "port": "video", "output": "video" },
                           { "input": "back", "port": "metadataObject", "output": "codes" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "codes", "type": "metadata", "metadataObjectTypes": ⟦[]⟧ } ],
          "connections": [ { "input": "back", "port": "metadataObject", "output": "codes" } ],
          "operations": [ { "op": "startRunning" } ] }
        """#, hasFix: false),
    ]
  ) { session, report in
    lazy var removal = OutputRemoval(session: session)
    for output in session.outputs(ofType: .metadata) {
      let types = output.output.metadata.metadataObjectTypes
      guard types?.value.isEmpty ?? true else { continue }
      report.emit(
        "\"\(output.id)\" looks for nothing", at: types?.range ?? output.output.range, label: "delivers nothing",
        fixes: removal.fix(output.index).map { [$0] } ?? [],
        help: "name what it should look for: \"metadataObjectTypes\": [\"qr\"]")
    }
  }
}
