import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A session has at most one input for each camera.
  static let oneInputPerCamera = Rule(
    "one-input-per-camera",
    title: "Two inputs for one camera",
    area: .inputs,
    severity: .error,
    rationale: """
      A camera can be wrapped in any number of AVCaptureDeviceInputs, but a session takes only one of them: adding \
      another one throws an exception. One input serves as many connections as it has ports.
      """,
    availability: .iOS(OSVersion(13)),
    sources: [.session("WWDC19 225"), .symbol("AVCaptureSession.canAddInput(_:)")],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
              "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
              "activeFormat": { "width": 1920, "height": 1080 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" },
                           { "input": "front", "port": "video", "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
              "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "again", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "back",
              "activeFormat": { "width": 1920, "height": 1080 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "previewLayer" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" },
                           { "input": "again", "port": "video", "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "again", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "previewLayer" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" },
                           { "input": "again", "port": "video", "output": "b" } ],
          "plan": { "prefer": ["again"] } }
        """#, hasFix: false),
    ]
  ) { session, report in
    // At most one entry per camera of the device: few enough for a linear search.
    var first: [ResolvedCamera] = []
    var merger: InputMerger?
    for camera in session.cameras where camera.device != nil || camera.key.position != .unspecified {
      guard let earlier = first.first(where: { $0.key == camera.key }) else {
        first.append(camera)
        continue
      }
      let known = merger ?? InputMerger(session, report.edit)
      merger = known
      let edits = known.merging(camera.inputIndex, into: earlier.inputIndex)
      report.emit(
        "\"\(camera.id)\" is a second input for the \(camera.key) camera", at: camera.range,
        label: "camera already in use",
        notes: [Finding.Note("\"\(earlier.id)\" is already its input", at: earlier.range)],
        fixes: edits.map { [Fix("use \"\(earlier.id)\" instead of \"\(camera.id)\"", .unsafe, edits: $0)] } ?? [],
        help: "remove this input and connect its outputs to \"\(earlier.id)\"")
    }
  }
}
