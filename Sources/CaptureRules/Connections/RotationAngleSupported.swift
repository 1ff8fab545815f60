import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A connection rotates by quarter turns.
  static let rotationAngleSupported = Rule(
    "rotation-angle-supported",
    title: "Rotation angle is not supported",
    area: .connections,
    severity: .error,
    rationale: """
      A connection rotates its pictures by 0, 90, 180 or 270 degrees. Another angle, or any angle on a connection \
      without pictures, throws an exception.
      """,
    availability: .iOS(OSVersion(17)),
    reads: ["videoRotationAngle"],
    sources: [
      .symbol("AVCaptureConnection.videoRotationAngle"),
      .symbol("AVCaptureConnection.isVideoRotationAngleSupported(_:)"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "preview", "type": "previewLayer" } ],
          "connections": [ { "input": "back", "port": "video", "output": "preview", "videoRotationAngle": 90 } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "preview", "type": "previewLayer" } ],
          "connections": [ { "input": "back", "port": "video", "output": "preview",
                             "videoRotationAngle": ⟦-90⟧ } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video",
                             "videoRotationAngle": ⟦360⟧ } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "mic", "deviceType": "microphone" } ],
          "outputs": [ { "id": "sound", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "sound", "videoRotationAngle": ⟦90⟧ } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video",
                             "videoRotationAngle": ⟦45⟧ } ] }
        """#),
    ]
  ) { session, report in
    for connection in session.connections {
      guard let angle = session.written(connection)?.videoRotationAngle else { continue }
      if let medium = connection.mediumWithoutPictures {
        report.emit(
          "a connection of \(medium.rawValue) can't be rotated", at: angle.range,
          label: "has no pictures",
          fixes: [Fix("remove 'videoRotationAngle'", .unsafe, edits: [report.edit.removing(angle.range)])])
        continue
      }
      guard ![0, 90, 180, 270].contains(angle.value) else { continue }
      let turned = angle.value < 0 ? angle.value + 360 : angle.value
      let nearest = Int((turned / 90).rounded()) % 4 * 90
      let isSame = turned == Double(nearest) || turned == 360
      report.emit(
        "the rotation angle is \(JSONNumber.text(of: angle.value)) degrees", at: angle.range,
        label: "0, 90, 180 or 270",
        fixes: [
          Fix(
            "rotate by \(nearest) degrees", isSame ? .safe : .unsafe,
            edits: [report.edit.replacing(angle.range, with: "\(nearest)")])
        ])
    }
  }
}
