import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A drafted graph leaves keys open.
  static var draftIncomplete: Rule {
    Rule(
      .draftIncomplete,
      title: "Draft is not complete",
      area: .document,
      severity: .warning,
      rationale: """
        A graph that was drafted from an app's source lists in `draft.unread` what has no single value there. Until \
        these keys are settled, the graph is not the app's session, and nothing can say that it runs.
        """,
      sources: [.format("the graph document, version 1")],
      examples: [
        .passing(json: #"{ "capplan": 1, "draft": { "unread": [], "from": "capplan" } }"#),
        .failing(
          json: #"""
            { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" },
              "inputs": [{ "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" }],
              "outputs": [{ "id": "video", "type": "videoData" }],
              "draft": { "unread": [⟦{ "key": "inputs.back.activeFormat", "at": "Camera.swift:20" }⟧] } }
            """#),
      ],
      found: .document
    )
  }
}
