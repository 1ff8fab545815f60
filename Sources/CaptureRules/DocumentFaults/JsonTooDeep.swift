import JSONSource
import RuleKit

extension Rule {
  /// Values are nested too deeply.
  static var jsonTooDeep: Rule {
    Rule(
      .jsonTooDeep,
      title: "Nested too deeply",
      area: .document,
      severity: .error,
      rationale: """
        Arrays and objects may nest 128 levels deep. A graph needs six; the limit keeps a broken or hostile file from \
        exhausting memory.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing(json: "\(String(repeating: "[", count: JSONParser.depthLimit))⟦[⟧"),
      ],
      found: .document
    )
  }
}
