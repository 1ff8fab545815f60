import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A key that the app asks for at run time is set.
  static var unusedGuard: Rule {
    Rule(
      .unusedGuard,
      title: "Asked for and not set",
      area: .document,
      severity: .warning,
      rationale: """
        A key that `whereSupported` names and the object does not set guards nothing: either the setting was removed, \
        or the name belongs to another object.
        """,
      sources: [.format("whereSupported: what the app asks first")],
      hasFix: true,
      examples: [
        .passing("back 1280x720@60 binned torchMode=on whereSupported=[torchMode] | video").on("iphone-13-mini"),
        .failing("back 1280x720 whereSupported=[⟦torchMode⟧] | video"),
      ],
      found: .document
    )
  }
}
