import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An ignore matches nothing.
  static var unusedIgnore: Rule {
    Rule(
      .unusedIgnore,
      title: "Ignore matches nothing",
      area: .document,
      severity: .warning,
      rationale: """
        An ignore that hides nothing is left over from a fault that was fixed, or names the wrong place; it would hide \
        the next fault unseen.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing("⟦ignore rule=unknown-port reason='no port here'⟧"),
      ],
      found: .document
    )
  }
}
