import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An ignore has expired.
  static var expiredIgnore: Rule {
    Rule(
      .expiredIgnore,
      title: "Ignore has expired",
      area: .document,
      severity: .warning,
      rationale: """
        The author gave the ignore an end date. From the next day on, it hides nothing.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing("ignore rule=unknown-port reason='until the rewrite' expires=⟦2020-01-31⟧"),
      ],
      found: .document
    )
  }
}
