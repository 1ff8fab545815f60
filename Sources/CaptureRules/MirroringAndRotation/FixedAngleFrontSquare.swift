import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The rotation of a front camera comes from a rotation coordinator.
  static var fixedAngleFrontSquare: Rule {
    Rule(
      "fixed-angle-front-square",
      title: "Constant rotation of a front camera whose sensor stands upright",
      area: .connections,
      severity: .warning,
      confidence: .inferred,
      asksDevice: true,
      rationale: """
        On most phones a front camera needs 90 degrees for an upright picture in portrait. The square front sensor of iPhone \
        17, Air, 17 Pro and 17 Pro Max lies the other way, so that a constant 90 turns its pictures on their side. An \
        AVCaptureDevice.RotationCoordinator knows the angle on each device.
        """,
      availability: .iOS(OSVersion(17)),
      reads: ["videoRotationAngle"],
      sources: [
        .symbol("AVCaptureConnection.videoRotationAngle"), .symbol("AVCaptureDevice.RotationCoordinator"),
        .report("pjsip/pjproject#4751, #5017, Azure/azure-sdk-for-ios#2296: pictures on their side"),
      ],
      hasFix: true,
      examples: [
        .passing("single | front | front -> movie videoRotationAngle=coordinator").on("iphone-17-pro"),
        .failing("single | front | front -> movie videoRotationAngle=⟦90⟧").on("iphone-17-pro"),
        .passing("single | front | front -> movie videoRotationAngle=0").on("iphone-17-pro"),
        .passing("single | front | front -> movie videoRotationAngle=90").on("iphone-15"),
        .unverified("single | front | front -> movie videoRotationAngle=90").on("iphone-18-pro"),
      ]
    ) { session, report in
      for connection in session.connections {
        guard let angle = session.written(connection)?.videoRotationAngle, angle.value.degrees == 90,
          let camera = session.camera(ofInput: connection.input), camera.key.position == .front
        else { continue }
        switch camera.device?.has(.uprightSensor) {
        case false?: continue
        case nil:
          report.unverified(
            whether: "90 degrees are upright on \"\(camera.id)\"", settledBy: camera.fact(.uprightSensor),
            at: angle.range)
        case true?:
          report.emit(
            "pictures of \"\(camera.id)\" lie on their side at a constant 90 degrees", at: angle.range,
            label: "0 is upright here",
            notes: [Finding.Note("the sensor of this camera stands upright", at: camera.range)],
            fixes: [
              Fix(
                "let a rotation coordinator choose", .unsafe,
                edits: [report.edit.replacing(angle.range, with: "\"coordinator\"")])
            ],
            help: "set the angle that AVCaptureDevice.RotationCoordinator tells")
        }
      }
    }
  }
}
