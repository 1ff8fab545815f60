import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A name refers to nothing in the document.
  static var unknownReference: Rule {
    Rule(
      .unknownReference,
      title: "Name without a definition",
      area: .document,
      severity: .error,
      rationale: """
        A connection, a plan or an operation names an input or an output that the graph does not have. Both ends of a \
        connection must belong to the same session.
        """,
      sources: [.format("the graph document, version 1"), .symbol("AVCaptureSession.addConnection(_:)")],
      hasFix: true,
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing(
          json: #"""
            { "capplan": 1, "inputs": [ { "id": "mic", "deviceType": "microphone" } ],
              "outputs": [ { "id": "audio", "type": "audioData" } ],
              "connections": [ { "input": ⟦"mike"⟧, "output": "audio" } ] }
            """#),
      ],
      found: .document
    )
  }
}
