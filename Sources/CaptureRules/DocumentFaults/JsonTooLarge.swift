import JSONSource
import RuleKit

extension Rule {
  /// The document is too large.
  static var jsonTooLarge: Rule {
    Rule(
      .jsonTooLarge,
      title: "Document is too large",
      area: .document,
      severity: .error,
      rationale: """
        A graph or a profile may have 8 MiB, and readings or a log 64 MiB. The limit is checked before anything is read.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#)
      ],
      found: .document
    )
  }
}
