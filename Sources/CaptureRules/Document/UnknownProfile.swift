import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A profile is not known.
  static let unknownProfile = Rule(
    .unknownProfile,
    title: "Profile is not known",
    area: .document,
    severity: .error,
    rationale: """
      The graph names a device that no bundled or given profile describes, so nothing can be said of it there. Where the \
      command line names the devices, it is a warning.
      """,
    sources: [.format("the graph document, version 1")],
    hasFix: true,
    examples: [
      .passing(#"{ "capplan": 1, "profiles": ["iphone-xs"] }"#),
      .failing(#"{ "capplan": 1, "profiles": [⟦"iphone-xz"⟧] }"#),
    ],
    found: .document
  )
}
