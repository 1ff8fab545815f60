import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// No profile is named.
  static var profileDefaulted: Rule {
    Rule(
      .profileDefaulted,
      title: "No profile is named",
      area: .document,
      severity: .warning,
      rationale: """
        Neither the command line nor the graph names a device, so the graph was checked against iPhone XS: the device whose \
        tables Apple published.
        """,
      sources: [.format("the graph document, version 1")],
      hasFix: true,
      examples: [
        .passing("profiles=[iphone-xs]")
      ],
      found: .document
    )
  }
}
