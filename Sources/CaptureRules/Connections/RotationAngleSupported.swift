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
    reads: ["videoRotationAngle", "videoOrientation"],
    sources: [
      .symbol("AVCaptureConnection.videoRotationAngle"),
      .symbol("AVCaptureConnection.isVideoRotationAngleSupported(_:)"),
      .symbol("AVCaptureConnection.isVideoOrientationSupported"),
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
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "preview", "type": "previewLayer" } ],
          "connections": [ { "input": "back", "port": "video", "output": "preview",
                             "videoRotationAngle": "coordinator" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1, "deployment": { "minimumOS": "16.0" },
          "inputs": [ { "id": "mic", "deviceType": "microphone" } ],
          "outputs": [ { "id": "sound", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "sound",
                             "videoOrientation": ⟦"portrait"⟧ } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1, "deployment": { "minimumOS": "17.0" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "preview", "type": "previewLayer" } ],
          "connections": [ { "input": "back", "port": "video", "output": "preview",
                             "videoOrientation": ⟦"portrait"⟧ } ] }
        """#, hasFix: false),
      .passing(
        #"""
        { "capplan": 1, "deployment": { "minimumOS": "16.0" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "preview", "type": "previewLayer" } ],
          "connections": [ { "input": "back", "port": "video", "output": "preview",
                             "videoOrientation": "portrait" } ] }
        """#),
    ]
  ) { session, report in
    for connection in session.connections {
      guard let written = session.written(connection) else { continue }
      if let medium = connection.mediumWithoutPictures {
        for (key, range) in written.turns {
          report.emit(
            "a connection of \(medium.rawValue) can't be rotated", at: range, label: "has no pictures",
            fixes: [Fix("remove '\(key)'", .unsafe, edits: [report.edit.removing(range)])])
        }
      } else if let angle = written.videoRotationAngle, let degrees = angle.value.degrees {
        checkAngle(degrees, at: angle.range, &report)
      } else if let orientation = written.videoOrientation, session.minimumOS(before: OSVersion(17)) == nil {
        // If the app runs on systems before, the orientation is what exists there.
        report.emit(
          "'videoOrientation' is deprecated since iOS 17", at: orientation.range, severity: .note,
          label: "an angle took its place",
          help: "set 'videoRotationAngle': an angle, or \"coordinator\" for what a rotation coordinator says")
      }
    }
  }

  private static func checkAngle(_ degrees: Double, at range: SourceRange, _ report: inout Emitter) {
    guard ![0, 90, 180, 270].contains(degrees) else { return }
    let turned = degrees < 0 ? degrees + 360 : degrees
    let nearest = Int((turned / 90).rounded()) % 4 * 90
    let isSame = turned == Double(nearest) || turned == 360
    report.emit(
      "the rotation angle is \(JSONNumber.text(of: degrees)) degrees", at: range, label: "0, 90, 180 or 270",
      fixes: [
        Fix(
          "rotate by \(nearest) degrees", isSame ? .safe : .unsafe,
          edits: [report.edit.replacing(range, with: "\(nearest)")])
      ])
  }
}

extension GraphConnection {
  /// The keys that turn its pictures, and where their values are.
  fileprivate var turns: [(key: String, range: SourceRange)] {
    [("videoRotationAngle", videoRotationAngle?.range), ("videoOrientation", videoOrientation?.range)]
      .compactMap { key, range in range.map { (key, $0) } }
  }
}
