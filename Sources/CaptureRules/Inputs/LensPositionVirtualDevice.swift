import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A lens position means one distance only on a camera with one lens.
  static let lensPositionVirtualDevice = Rule(
    "lens-position-virtual-device",
    title: "Lens position of a camera that switches",
    area: .inputs,
    severity: .warning,
    rationale: """
      Apple says two things about a lens position other than the current one on a dual, dual-wide or triple camera: the \
      text of these types refuses it, and the header of SDK 27.0 allows it where \
      isLockingFocusWithCustomLensPositionSupported is true and no output records spatial video. When the camera \
      switches, the number stays and means another distance.
      """,
    availability: .iOS(OSVersion(10, 2)),
    reads: ["lensPosition"],
    sources: [
      .symbol("AVCaptureDevice.DeviceType.builtInDualCamera"),
      .symbol("AVCaptureDevice.setFocusModeLocked(lensPosition:completionHandler:)"),
      .symbol("AVCaptureDevice.isLockingFocusWithCustomLensPositionSupported"),
    ],
    hasFix: true,
    examples: [
      .passing(
        .graph(
          inputs: [.camera("tele", "builtInTelephotoCamera", .format(1280, 720), #""lensPosition": 0.5"#)],
          connections: [.video(from: "tele", to: "video")])),
      .failing(
        .graph(
          inputs: [.dual(.format(1280, 720), #""lensPosition": ⟦0.5⟧"#)],
          connections: [.video(from: "dual", to: "video")])),
    ]
  ) { session, report in
    for camera in session.cameras where camera.key.deviceType.hasConstituentPorts || camera.isVirtualFront {
      guard let position = camera.input.lensPosition, camera.device?.manualControls != true else { continue }
      let constituents = camera.sensors.map(\.shortName).joined(separator: " or ")
      let name = camera.isVirtualFront ? "virtual front" : camera.key.deviceType.shortName
      var notes = [Disagreement.lensPosition.note]
      if let spatial = camera.spatialVideoSetting(in: session) {
        notes.append(Finding.Note("with spatial video neither allows it", at: spatial))
      }
      report.emit(
        "\"\(camera.id)\" may refuse a lens position: it is a \(name) camera", at: position.range,
        label: "another lens, another distance", notes: notes,
        fixes: [Fix("leave the lens position out", .unsafe, edits: [report.edit.removing(position.range)])],
        help: "use the \(constituents) camera itself as the input")
    }
  }
}
