import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A key is not known.
  static var unknownKey: Rule {
    Rule(
      .unknownKey,
      title: "Unknown key",
      area: .document,
      severity: .error,
      rationale: """
        A misspelt key would silently drop a setting. Keys that begin with x- are the \
        author's own. A key in the spelling of its Swift property, such as isEnabled, is \
        read as what it means, and --fix renames it. A key in the wrong object is told where \
        it belongs, and --unsafe-fixes moves it there if there is only one such place.
        """,
      sources: [.format("the graph document, version 1")],
      hasFix: true,
      examples: [
        .passing(json: #"{ "capplan": 1, "x-owner": "camera team" }"#),
        .failing(json: #"{ "capplan": 1, ⟦"profile"⟧: ["iphone-xs"] }"#),
        .failing(json: #"{ "capplan": 1, "session": { "type": "single" }, ⟦"controls"⟧: [] }"#),
        .failing(
          json: #"{ "capplan": 1, "session": { "type": "single", ⟦"isMultitaskingCameraAccessEnabled"⟧: false } }"#),
      ],
      found: .document
    )
  }
}
