import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Buffers are not rotated if a tag would do.
  static let rotationPhysicalCost = Rule(
    "rotation-physical-cost",
    title: "Every buffer is rotated",
    area: .connections,
    severity: .note,
    rationale: """
      On the way to a video or depth data output a rotation angle turns the pixels of every frame. Movie and photo \
      outputs only note the angle in the file, and an app can do the same: an asset writer's transform, or the \
      orientation that Vision, Core Image and Metal take.
      """,
    reads: ["videoRotationAngle"],
    sources: [.symbol("AVCaptureConnection.videoRotationAngle"), .symbol("AVCaptureOutput")],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": "photo", "type": "photo" } ],
          "connections": [ { "input": "back", "port": "video", "output": "photo", "videoRotationAngle": 90 } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video", "videoRotationAngle": ⟦90⟧ } ] }
        """#),
    ]
  ) { session, report in
    for connection in session.connections {
      guard let angle = session.written(connection)?.videoRotationAngle, [90, 180, 270].contains(angle.value),
        let type = session.outputType(connection.output), type == .videoData || type == .depthData
      else { continue }
      report.emit(
        "\"\(session.graph.outputName(connection.output))\" gets every frame rotated", at: angle.range,
        label: "rotates the pixels",
        notes: [Finding.Note("a \(type.name) delivers rotated buffers; movies and photos are only tagged")],
        fixes: [Fix("leave the frames as they come", .unsafe, edits: [report.edit.removing(angle.range)])],
        help: "pass the orientation on to what consumes the frames")
    }
  }
}
