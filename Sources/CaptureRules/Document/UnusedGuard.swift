import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A key that the app asks for at run time is set.
  static let unusedGuard = Rule(
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
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true },
                        "torchMode": "on", "whereSupported": ["torchMode"] } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#, on: "iphone-13-mini"),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 },
                        "whereSupported": [⟦"torchMode"⟧] } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
    ],
    found: .document
  )
}
