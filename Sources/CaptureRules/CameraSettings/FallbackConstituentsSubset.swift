import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera falls back to its own constituents.
  static var fallbackConstituentsSubset: Rule {
    Rule(
      "fallback-constituents-subset",
      title: "Camera can't fall back to this one",
      area: .inputs,
      severity: .error,
      rationale: """
        fallbackPrimaryConstituentDevices holds only devices of supportedFallbackPrimaryConstituentDevices, which are \
        constituents of the camera, and none for a camera of one lens. Another device throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(15)),
      reads: ["fallbackPrimaryConstituentDevices"],
      settles: ["fallbackPrimaryConstituentDevices"],
      sources: [
        .symbol("AVCaptureDevice.fallbackPrimaryConstituentDevices"),
        .symbol("AVCaptureDevice.supportedFallbackPrimaryConstituentDevices"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 fallbackPrimaryConstituentDevices=[] | video"),
        .failing("single | back 1280x720 fallbackPrimaryConstituentDevices=[⟦builtInTelephotoCamera⟧] | video"),
        .failing("single | dual 1280x720 fallbackPrimaryConstituentDevices=[⟦builtInUltraWideCamera⟧] | video"),
        .unverified("single | dual 1280x720 fallbackPrimaryConstituentDevices=[builtInWideAngleCamera] | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let list = camera.input.switching.fallbackPrimaryConstituentDevices else { continue }
        let own = camera.sensors
        for type in list.value {
          if camera.key.deviceType.hasConstituentPorts, own.contains(type.value) { continue }
          report.emit(
            "\"\(camera.id)\" can't fall back to \(type.value.rawValue)", at: type.range, lack: .value,
            label: camera.key.deviceType.hasConstituentPorts ? "not one of its constituents" : "it has one lens",
            fixes: [Fix("leave it out", .unsafe, edits: [report.edit.removing(type.range)])],
            help: "take devices of supportedFallbackPrimaryConstituentDevices")
        }
        if list.value.contains(where: { own.contains($0.value) }), camera.key.deviceType.hasConstituentPorts {
          report.unverified(
            "to which constituents \"\(camera.id)\" can fall back", settledBy: .unrecorded, at: list.range, lack: .value
          )
        }
      }
    }
  }
}
