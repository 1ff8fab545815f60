import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera, or a port of one, is looked up at a definite position.
  static var cameraPositionUnspecified: Rule {
    Rule(
      "camera-position-unspecified",
      title: "Camera without a definite position",
      area: .ports,
      severity: .note,
      rationale: """
        In the look-up of a camera or of its ports, unspecified matches any position. Only a microphone's port is of an \
        unspecified position itself, which there means sound from all sides.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["position", "sourceDevicePosition"],
      sources: [
        .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
        .symbol("AVCaptureDevice.Position.unspecified"),
      ],
      hasFix: true,
      examples: [
        .passing("mic | mic -> sound port=(mediaType=audio sourceDevicePosition=unspecified)"),
        .failing("dual 1280x720 | dual -> tele: video")
          .with("port=(mediaType=video sourceDeviceType=builtInTelephotoCamera sourceDevicePosition=⟦unspecified⟧)"),
        .failing("tele: tele ⟦unspecified⟧ 1280x720 | video"),
      ]
    ) { session, report in
      func emit(_ position: Located<DevicePosition>?, of camera: ResolvedCamera, _ report: inout Emitter) {
        guard let position, position.value == .unspecified, camera.key.position != .unspecified else { return }
        let side = camera.key.position.rawValue
        report.emit(
          "\"unspecified\" matches any camera: \"\(camera.id)\" is at the \(side)", at: position.range,
          label: "any position",
          fixes: [
            Fix(
              "set the position to \(side)", .safe, edits: [report.edit.replacing(position.range, with: "\"\(side)\"")])
          ])
      }
      for camera in session.cameras { emit(camera.input.position, of: camera, &report) }
      func isUnspecified(_ port: PortRequest) -> Bool { port.sourceDevicePosition?.value == .unspecified }
      let written = session.graph.connections ?? []
      guard written.contains(where: { $0.ports?.value.contains(where: isUnspecified) ?? false }) else { return }
      for connection in session.connections {
        guard let ports = session.written(connection)?.ports?.value,
          let camera = session.camera(ofInput: connection.input)
        else { continue }
        for port in ports { emit(port.sourceDevicePosition, of: camera, &report) }
      }
    }
  }
}
