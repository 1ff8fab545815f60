import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The version of the format is not supported.
  static var unsupportedVersion: Rule {
    Rule(
      .unsupportedVersion,
      title: "Version of the format is not supported",
      area: .document,
      severity: .error,
      rationale: """
        Keys of another version may mean other things, so nothing else is reported.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(json: #"{ "capplan": 1 }"#),
        .failing(json: #"{ "capplan": ⟦2⟧ }"#),
      ],
      found: .document
    )
  }
}
