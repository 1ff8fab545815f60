import JSONSource
import RuleKit

extension Rule {
  /// The text is not JSON.
  static var jsonSyntax: Rule {
    Rule(
      .jsonSyntax,
      title: "Text is not JSON",
      area: .document,
      severity: .error,
      rationale: """
        A graph is a JSON document as RFC 8259 defines it: no comments, no trailing commas, double quotes only. Every fault of \
        the text is reported in one run.
        """,
      sources: [.format("RFC 8259")],
      hasFix: true,
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing(json: #"{ "capplan": 1⟦,⟧ }"#),
      ],
      found: .document
    )
  }
}
