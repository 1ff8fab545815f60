import JSONSource
import RuleKit

extension Rule {
  /// The document begins with a byte order mark.
  static var jsonByteOrderMark: Rule {
    Rule(
      .jsonByteOrderMark,
      title: "Document begins with a byte order mark",
      area: .document,
      severity: .warning,
      rationale: """
        UTF-8 needs no byte order mark, and RFC 8259 forbids writing one. capplan reads and keeps it, but warns, since other \
        tools may refuse the file.
        """,
      sources: [.format("RFC 8259")],
      hasFix: true,
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing(json: "⟦\u{FEFF}⟧{ \"capplan\": 1 }"),
      ],
      found: .document
    )
  }
}
