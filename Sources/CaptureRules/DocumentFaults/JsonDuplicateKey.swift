import JSONSource
import RuleKit

extension Rule {
  /// A key is given twice.
  static var jsonDuplicateKey: Rule {
    Rule(
      .jsonDuplicateKey,
      title: "Key is given twice",
      area: .document,
      severity: .error,
      rationale: """
        An object has each key once. Readers differ in which of two they take; capplan takes the last, and says where both \
        are.
        """,
      sources: [.format("RFC 8259")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing(json: #"{ "capplan": 1, "name": "first", ⟦"name"⟧: "second" }"#),
      ],
      found: .document
    )
  }
}
