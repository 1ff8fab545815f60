import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A value is not one of those allowed.
  static var unknownValue: Rule {
    Rule(
      .unknownValue,
      title: "Value is not allowed",
      area: .document,
      severity: .error,
      rationale: """
        Names are AVFoundation's own Swift names; the raw values of its constants are accepted as well.
        """,
      sources: [.format("the graph document, version 1")],
      hasFix: true,
      examples: [
        .passing("multi"),
        .failing("session type=⟦multicamera⟧"),
      ],
      found: .document
    )
  }
}
