import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A list has too many elements.
  static var listTooLong: Rule {
    Rule(
      .listTooLong,
      title: "List is too long",
      area: .document,
      severity: .error,
      rationale: """
        A list of a graph may have 1,000 elements, and all its lists together 10,000; no session has more than a few. A \
        graph within the limits is checked in an instant; of a larger one only the document's faults are reported. Keys \
        that begin with x- are not counted. A profile may have 10,000 formats.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(#"{ "capplan": 1, "profiles": [ "iphone-xs" ] }"#)
      ],
      found: .document
    )
  }
}
