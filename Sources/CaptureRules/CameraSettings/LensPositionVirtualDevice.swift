import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A lens position stands for one distance only if the camera has one lens.
  static var lensPositionVirtualDevice: Rule {
    Rule(
      "lens-position-virtual-device",
      title: "Lens position of a camera that switches",
      area: .inputs,
      severity: .warning,
      asksDevice: true,
      rationale: """
        Apple contradicts itself about lens positions other than the current one on dual, dual-wide and triple cameras: \
        the documentation of these types refuses them, and the header of SDK 27.0 allows them where \
        isLockingFocusWithCustomLensPositionSupported is true and no output records spatial video. When the camera \
        switches, the number stays the same but means another distance.
        """,
      availability: .iOS(OSVersion(10, 2)),
      reads: ["lensPosition"],
      settles: ["lensPosition"],
      sources: [
        .symbol("AVCaptureDevice.DeviceType.builtInDualCamera"),
        .symbol("AVCaptureDevice.setFocusModeLocked(lensPosition:completionHandler:)"),
        .symbol("AVCaptureDevice.isLockingFocusWithCustomLensPositionSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("tele 1280x720 lensPosition=0.5 | video"),
        .failing("dual 1280x720 lensPosition=⟦0.5⟧ | video"),
      ]
    ) { session, report in
      for camera in session.cameras where camera.key.deviceType.hasConstituentPorts || camera.isVirtualFront {
        guard let position = camera.input.lensPosition, camera.device?.manualControls != true else { continue }
        let constituents = camera.sensors.map(\.shortName).joined(separator: " or ")
        let name = camera.isVirtualFront ? "virtual front" : camera.key.deviceType.shortName
        var notes = [Disagreement.lensPosition.note]
        if let spatial = camera.spatialVideoSetting(in: session) {
          notes.append(Finding.Note("with spatial video neither allows another position", at: spatial))
        }
        report.emit(
          "\"\(camera.id)\" may refuse a lens position: it is a \(name) camera", at: position.range,
          label: "distance depends on the lens", notes: notes,
          fixes: [Fix("leave the lens position out", .unsafe, edits: [report.edit.removing(position.range)])],
          help: "use the \(constituents) camera itself as the input")
        report.unverified(
          whether: "\"\(camera.id)\" takes a lens position", settledBy: .unrecorded, at: position.range, lack: .value,
          decides: true)
      }
    }
  }
}
