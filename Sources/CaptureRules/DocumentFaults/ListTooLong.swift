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
        A graph may have 25 inputs, 50 outputs, 125 connections, 100 photo requests, 50 prepared ones for each output, \
        50 synchronizers, 50 controls and 250 guards; no session has more than a few. Any other list may have 1,000 \
        elements, and all lists together 10,000. A graph within the limits is checked in an instant; of a larger one \
        only the document's faults are reported. Keys that begin with x- are not counted. A profile may have 10,000 \
        formats, and a file of readings 10,000 of them.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing("profiles=[iphone-xs]")
      ],
      found: .document
    )
  }
}
