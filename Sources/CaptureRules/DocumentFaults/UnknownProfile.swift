import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A profile is not known.
  static var unknownProfile: Rule {
    Rule(
      .unknownProfile,
      title: "Unknown profile",
      area: .document,
      severity: .error,
      rationale: """
        The graph names a device that no bundled or given profile describes, so it can't be checked there. If the \
        command line names the devices, it is a warning.
        """,
      sources: [.format("the graph document, version 1")],
      hasFix: true,
      examples: [
        .passing("profiles=[iphone-xs]"),
        .failing("profiles=[⟦iphone-xz⟧]"),
      ],
      found: .document
    )
  }
}
