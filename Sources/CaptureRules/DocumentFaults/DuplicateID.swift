import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An id is used twice.
  static var duplicateID: Rule {
    Rule(
      .duplicateID,
      title: "Id is used twice",
      area: .document,
      severity: .error,
      rationale: """
        Connections, plans and operations name inputs and outputs by their ids, so each has one of its own.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(
          json: #"""
            { "capplan": 1, "outputs": [ { "id": "a", "type": "previewLayer", "x-note": "alone" } ],
              "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                            "activeFormat": { "width": 1920, "height": 1440, "binned": true } } ],
              "connections": [ { "input": "back", "port": "video", "output": "a" } ] }
            """#),
        .failing("a: video unconnected | ⟦a⟧: preview unconnected"),
      ],
      found: .document
    )
  }
}
