import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// If the device has several cameras of a type, an input says which one it means.
  static var cameraAmbiguous: Rule {
    Rule(
      "camera-ambiguous",
      title: "Several cameras of this type",
      area: .inputs,
      severity: .error,
      rationale: """
        A graph may leave `position` out only if the device has one camera of the type. If it has several, the device \
        decides which one a look-up finds, with other formats, ports and costs: a front ultra-wide camera is not a back \
        one.
        """,
      sources: [
        .format("`position` may be left out where the profile has one camera of the type"),
        .symbol("AVCaptureDevice.default(_:for:position:)"),
      ],
      hasFix: true,
      examples: [
        .passing("tele: builtInTelephotoCamera 1280x720 | a: video"),
        .failing("⟦camera: builtInWideAngleCamera 1280x720⟧ | a: video"),
        .failing("camera: wide ⟦unspecified⟧ 1280x720 | a: video"),
        .unverified("ultra: builtInUltraWideCamera 1920x1080 | a: video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-front", "name": "A phone whose list of cameras is not complete",
              "multiCamSupported": true, "sources": [],
              "cameras": [ { "deviceType": "builtInUltraWideCamera", "position": "back", "name": "back ultra-wide camera",
                             "formats": [] } ] }
            """#),
      ]
    ) { session, report in
      for camera in session.cameras where camera.saysNoPosition {
        let candidates = session.profile.cameras.filter { $0.deviceType == camera.key.deviceType }
        if let only = candidates.first, candidates.count == 1, only.position != .unspecified,
          !session.profile.namesEveryCamera(of: camera.key.deviceType)
        {
          report.unverified(
            whether: "the \(only.title) camera is the only \(camera.key.deviceType.shortName) camera of the device",
            settledBy: .device(.camerasComplete),
            at: camera.input.position?.range ?? camera.input.range)
        }
        guard candidates.count > 1 else { continue }
        let fixes = candidates.map { candidate in
          let position = "\"\(candidate.position.rawValue)\""
          return Fix(
            "use the \(candidate.title) camera", .unsafe,
            edits: report.edit.changing(camera.input.range, set: [("position", position)]))
        }
        let positions = candidates.map { "\"\($0.position.rawValue)\"" }.joined(separator: ", ")
        report.emit(
          "\"\(camera.id)\" does not say which \(camera.key.deviceType.shortName) camera it is",
          at: camera.input.position?.range ?? camera.input.range, label: "which position?",
          notes: [
            Finding.Note("\(session.profile.nameInSentences) has \(candidates.map { "a \($0.title)" }.sentence) camera")
          ],
          fixes: fixes, help: "give it a position: \(positions)")
      }
    }
  }
}

extension ResolvedCamera {
  /// Whether the graph doesn't say which camera of its type it is.
  fileprivate var saysNoPosition: Bool { (input.position?.value ?? .unspecified) == .unspecified }
}
