import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A value has the wrong type.
  static var wrongType: Rule {
    Rule(
      .wrongType,
      title: "Value has the wrong type",
      area: .document,
      severity: .error,
      rationale: """
        Each key holds one kind of JSON value. A number in quotes is a string, and is not read as a number.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing(json: #"{ "capplan": ⟦"1"⟧ }"#),
      ],
      found: .document
    )
  }
}
