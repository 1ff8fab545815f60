import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A key is missing.
  static var missingKey: Rule {
    Rule(
      .missingKey,
      title: "Key is missing",
      area: .document,
      severity: .error,
      rationale: """
        Nothing can stand in for some keys: the version of the format, the id and the kind of an input or an \
        output, both ends of a connection.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing(json: #"⟦{ "name": "no version" }⟧"#),
      ],
      found: .document
    )
  }
}
