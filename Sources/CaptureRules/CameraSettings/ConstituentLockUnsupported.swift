import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A virtual camera is locked to one of its constituents, where it can be.
  static var constituentLockUnsupported: Rule {
    Rule(
      "constituent-lock-unsupported",
      title: "Camera can't be locked to this constituent",
      area: .inputs,
      severity: .error,
      rationale: """
        A virtual camera is locked to one of its constituents only where \
        isPrimaryConstituentDeviceSwitchingBehaviorLockedWithDeviceSupported is true: elsewhere the call throws \
        NSInvalidArgumentException. Setting the switching behavior to auto unlocks it.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["lockedPrimaryConstituentDevice"],
      settles: ["lockedPrimaryConstituentDevice"],
      sources: [
        .symbol("AVCaptureDevice.setPrimaryConstituentDeviceSwitchingBehaviorLockedWith(_:)"),
        .symbol("AVCaptureDevice.isPrimaryConstituentDeviceSwitchingBehaviorLockedWithDeviceSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=builtInWideAngleCamera")
          .and("video").on(ConstituentLockExamples.profile(true)),
        .failing("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=⟦builtInWideAngleCamera⟧")
          .and("video").on(ConstituentLockExamples.profile(false)),
        .failing("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=⟦builtInTelephotoCamera⟧")
          .and("video").on(ConstituentLockExamples.profile(true)),
        .failing("single | back 1280x720 lockedPrimaryConstituentDevice=⟦builtInWideAngleCamera⟧")
          .and("video").on(FocusExamples.profile("")),
        .unverified("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=builtInWideAngleCamera")
          .and("video").on("iphone-17-pro"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let lock = camera.input.switching.lockedPrimaryConstituentDevice else { continue }
        let removal = report.edit.removing(lock.range)
        let isVirtual = camera.key.deviceType.hasConstituentPorts || camera.device?.constituents.isEmpty == false
        guard isVirtual, camera.sensors.contains(lock.value) else {
          report.emit(
            "\"\(camera.id)\" has no constituent \(lock.value.rawValue)", at: lock.range, lack: .value,
            label: isVirtual ? "not one of its constituents" : "it has one lens",
            fixes: [Fix("leave lockedPrimaryConstituentDevice out", .unsafe, edits: [removal])])
          continue
        }
        switch camera.device?.controls?.constituentLock {
        case true?: continue
        case nil:
          report.unverified(
            whether: "\"\(camera.id)\" can be locked to a constituent", settledBy: camera.fact(.controls),
            at: lock.range, lack: .value)
        case false?:
          let type = camera.input.deviceType.map {
            report.edit.replacing($0.range, with: "\"\(lock.value.rawValue)\"")
          }
          report.emit(
            "\"\(camera.id)\" can't be locked to a constituent", at: lock.range, lack: .value,
            label: "not supported here",
            fixes: [Fix("use the constituent itself", .unsafe, edits: [type, removal].compactMap(\.self))])
        }
      }
    }
  }
}

/// Devices for the examples of rules about locks to a constituent.
enum ConstituentLockExamples {
  /// A made-up device with the camera, and its constituents.
  static func profile(_ isSupported: Bool, switchOver: Int? = nil) -> ExampleDevice {
    let format = #"{ "width": 1280, "height": 720, "maxFrameRate": 30, "maxZoomFactor": 16 }"#
    let cameras = ["builtInDualWideCamera", "builtInWideAngleCamera", "builtInUltraWideCamera"].map { type in
      let factors = switchOver.map { #", "switchOverZoomFactors": [\#($0)]"# } ?? ""
      let controls =
        type == "builtInDualWideCamera" ? #", "controls": { "constituentLock": \#(isSupported)\#(factors) }"# : ""
      return #"{ "deviceType": "\#(type)", "position": "back", "formats": [ \#(format) ]\#(controls) }"#
    }
    return #"""
      { "capplanProfile": 1, "id": "example-camera", "name": "a made-up phone",
        "cameras": [ \#(cameras.joined(separator: ", ")) ] }
      """#
  }
}
