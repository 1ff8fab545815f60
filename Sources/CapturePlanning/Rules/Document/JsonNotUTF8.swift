extension Rule {
  /// Text is not UTF-8.
  static let jsonNotUTF8 = Rule(
    "json-not-utf8",
    title: "Text is not UTF-8",
    area: .document,
    severity: .error,
    rationale: """
      RFC 8259 asks for UTF-8. A text in another encoding, or with bytes that are no UTF-8, is not read any further, \
      since places and names in it would be guesses.
      """,
    sources: [.format("RFC 8259")],
    examples: [
      .passing(
        #"""
        { "capplan": 1 }
        """#),
    ],
    found: .document
  )
}
