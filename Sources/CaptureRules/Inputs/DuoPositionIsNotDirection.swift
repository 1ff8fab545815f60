import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// On a phone that folds, the position of a camera is not where it looks.
  static let duoPositionIsNotDirection = Rule(
    "duo-position-is-not-direction",
    title: "Position is not the direction here",
    area: .inputs,
    severity: .note,
    confidence: .inferred,
    rationale: """
      A camera's position tells on which part of the hardware it sits. On iPhone Duo a front camera may face away from \
      the person, and a back camera the same way as a front one. AVCaptureDeviceDirectionCoordinator of AVKit tells \
      where each camera looks, seen from a view. Say usesDirectionCoordinator where the app asks it.
      """,
    availability: .iOS(OSVersion(27, 1)),
    reads: ["position"],
    sources: [
      .session("Tech Talk 111465, by public notes"),
      .article("Choosing a camera by the direction it faces"),
    ],
    examples: [
      .passing(graph(", \"app\": { \"usesDirectionCoordinator\": true }", #""front""#), on: "iphone-duo"),
      .passing(graph("", #""front""#), on: "iphone-17-pro"),
      .failing(graph("", #"⟦"front"⟧"#), on: "iphone-duo"),
    ]
  ) { session, report in
    guard session.hasCamerasThatTurn, session.graph.app?.usesDirectionCoordinator?.value != true,
      let camera = session.cameras.first(where: { $0.key.position == .front }), let position = camera.input.position
    else { return }
    report.emit(
      "\"\(camera.id)\" may face away from the person", at: position.range, label: "where it sits, not where it looks",
      help: "ask AVCaptureDeviceDirectionCoordinator, and say usesDirectionCoordinator")
  }

  private static func graph(_ app: String, _ position: String) -> ExampleText {
    #"""
    { "capplan": 1\#(app), "session": { "type": "single" },
      "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": \#(position) } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "front", "port": "video", "output": "video" } ] }
    """#
  }
}

extension ResolvedSession {
  /// Whether the device has cameras whose direction differs from their position at times: one that folds.
  var hasCamerasThatTurn: Bool {
    profile.cameras.contains { $0.deviceType == .builtInInnerUltraWideCamera }
  }
}
