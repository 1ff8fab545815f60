import JSONSource
import RuleKit

extension Rule {
  /// The text is not UTF-8.
  static var jsonNotUTF8: Rule {
    Rule(
      .jsonNotUTF8,
      title: "Text is not UTF-8",
      area: .document,
      severity: .error,
      rationale: """
        RFC 8259 asks for UTF-8. A text in another encoding, or with bytes that are not UTF-8, is not read any further, \
        since places and names in it would be guesses.
        """,
      sources: [.format("RFC 8259")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        // UTF-16 looks like UTF-8 with a zero in every other byte.
        .failing(json: "⟦{\u{0}\"\u{0}⟧a\u{0}\"\u{0}:\u{0}1\u{0}}\u{0}"),
      ],
      found: .document
    )
  }
}
