import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An ignore is past its date.
  static let expiredIgnore = Rule(
    .expiredIgnore,
    title: "Ignore is past its date",
    area: .document,
    severity: .warning,
    rationale: """
      The author gave the ignore an end. From the day after, it no longer hides anything.
      """,
    sources: [.format("the graph document, version 1")],
    examples: [
      .passing(#"{ "capplan": 1 }"#),
      .failing(
        #"""
        { "capplan": 1,
          "ignore": [ { "rule": "unknown-port", "reason": "until the rewrite", "expires": ⟦"2020-01-31"⟧ } ] }
        """#),
    ],
    found: .document
  )
}
