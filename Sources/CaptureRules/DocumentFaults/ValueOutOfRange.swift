import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A number is out of range.
  static var valueOutOfRange: Rule {
    Rule(
      .valueOutOfRange,
      title: "Number is out of range",
      area: .document,
      severity: .error,
      rationale: """
        A number that no camera can have is a typo, and would only lead to findings that make no sense.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing("plan targets=(hardwareCost=0.9)"),
        .failing("plan targets=(hardwareCost=⟦-1⟧)"),
      ],
      found: .document
    )
  }
}
