import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that measures lengths uses the depth of a LiDAR scanner.
  static var depthAccuracyRelative: Rule {
    Rule(
      "depth-accuracy-relative",
      title: "Relative depth for measurements",
      area: .depth,
      severity: .warning,
      rationale: """
        Dual, dual-wide, triple and TrueDepth cameras order points by their depth, but the scale is lost: it depends on \
        lenses that move. Only the LiDAR depth camera says how far away a point is in metres.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["intent"],
      sources: [.session("WWDC17 507"), .session("WWDC22 110429"), .symbol("AVDepthData.Accuracy")],
      hasFix: true,
      examples: [
        .passing(
          PhotoExamples.depth(
            of: "builtInLiDARDepthCamera", format: #"{ "width": 640, "height": 480 }"#,
            output: #", "filteringEnabled": false"#, app: #""intent": "measure""#), on: "iphone-12-pro"),
        .failing(
          .graph(
            head: [.single()],
            .app(
              #""usageDescriptions": { "NSCameraUsageDescription": "Measures rooms." }, "handlesInterruptions": true"#,
              #""observesSystemPressure": true, "requestsAuthorization": true, "intent": "measure""#),
            inputs: [
              .object(#""id": "dual", "deviceType": ⟦"builtInDualCamera"⟧, "position": "back""#, .format(1920, 1440))
            ], outputs: [.depthData(#""filteringEnabled": false"#)], connections: [.depth(to: "depth")]),
          on: "iphone-12-pro"),
        .failing(
          #"""
          { "capplan": 1, "session": { "type": "single" },
            "app": { "usageDescriptions": { "NSCameraUsageDescription": "Measures rooms." }, "handlesInterruptions": true,
                     "observesSystemPressure": true, "requestsAuthorization": true, "intent": "measure" },
            "inputs": [ { "id": "dual", "deviceType": ⟦"builtInDualCamera"⟧, "position": "back",
                          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 30 } } ],
            "outputs": [ { "id": "depth", "type": "depthData", "filteringEnabled": false } ],
            "connections": [ { "input": "dual", "port": "depthData", "output": "depth" } ] }
          """#, on: "iphone-7-plus", hasFix: false),
      ]
    ) { session, report in
      guard let intent = session.graph.app?.intent, intent.value == .measure else { return }
      var seen: Set<InputIndex> = []
      for use in session.depthUses() where seen.insert(use.camera.inputIndex).inserted {
        let camera = use.camera
        guard camera.key.deviceType.isDepthCapable, camera.key.deviceType != .builtInLiDARDepthCamera else { continue }
        let ranges = RangePair(intent.range, "the app measures", camera.range, "the camera is here")
        report.emit(
          "depth of \"\(camera.id)\" has no scale: the app can't measure lengths with it", at: ranges.later,
          label: "relative depth only", notes: [ranges.note],
          fixes: session.lidarFix(for: camera, report.edit).map { [$0] } ?? [],
          help: "measure with the LiDAR depth camera, since iOS 15.4")
      }
    }
  }
}

extension ResolvedSession {
  /// A fix that uses the LiDAR depth camera, if the device has one on the same side and the session has only one
  /// camera.
  fileprivate func lidarFix(for camera: ResolvedCamera, _ edit: DocumentEditor) -> Fix? {
    guard cameras.count == 1, profile.camera(.builtInLiDARDepthCamera, at: camera.key.position) != nil,
      minimumOS(before: DeviceType.builtInLiDARDepthCamera.introduced) == nil, let type = camera.input.deviceType
    else { return nil }
    return Fix(
      "use the LiDAR depth camera", .unsafe,
      edits: [edit.replacing(type.range, with: "\"\(DeviceType.builtInLiDARDepthCamera.rawValue)\"")])
  }
}
