import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The app asks for access before it starts the session.
  static var authBeforeStart: Rule {
    Rule(
      "auth-before-start",
      title: "Session starts before access is granted",
      area: .app,
      severity: .note,
      rationale: """
        A session that starts without access delivers black frames and silence, and no error says so: ask for access \
        first, and start when it is granted.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["requestsAuthorization", "operations"],
      sources: [
        .session("WWDC16 511"), .symbol("AVCaptureDevice.authorizationStatus(for:)"),
        .symbol("AVCaptureDevice.requestAccess(for:completionHandler:)"),
      ],
      examples: [
        .passing("app camera='Films the street for your map.' observesSystemPressure requestsAuthorization")
          .and("back 1280x720 | video | steps requestAuthorization, startRunning"),
        .failing("app camera='Films the street for your map.' observesSystemPressure requestsAuthorization=⟦false⟧")
          .and("back 1280x720 | video"),
        .failing(
          json: #"""
            { "capplan": 1,
              "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." },
                       "observesSystemPressure": true },
              "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                            "activeFormat": { "width": 1280, "height": 720 } } ],
              "outputs": [ { "id": "video", "type": "videoData" } ],
              "connections": [ { "input": "back", "port": "video", "output": "video" } ],
              "operations": [ { "op": "startRunning" }, ⟦{ "op": "requestAuthorization" }⟧ ] }
            """#),
      ]
    ) { session, report in
      guard let app = session.graph.app, !session.graph.inputs.isEmpty else { return }
      if let requests = app.requestsAuthorization, !requests.value {
        report.emit(
          "the app does not ask for access before it starts the session", at: requests.range, label: "black and silent",
          help: "call requestAccess(for:), and start when it is granted")
        return
      }
      let operations = session.graph.operations
      guard let start = operations.first(where: { $0.op?.value == .startRunning }),
        let first = operations.first(where: { $0.op?.value == .requestAuthorization }), start.range < first.range
      else { return }
      report.emit(
        "the app asks for access when the session already runs", at: first.range, label: "black until then",
        notes: [Finding.Note("the session starts here", at: start.range)],
        help: "ask first, and start when access is granted")
    }
  }
}
