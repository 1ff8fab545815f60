import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The zoom of a camera that is locked to a constituent is one that the constituent has.
  static var constituentLockClampsZoom: Rule {
    Rule(
      "constituent-lock-clamps-zoom",
      title: "Lock changes the zoom",
      area: .inputs,
      severity: .warning,
      rationale: """
        A lock to a constituent moves videoZoomFactor, and a zoom ramp that is running, into that camera's range: at least \
        the factor at which the virtual camera switches to it. Only its widest constituent begins at 1.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["lockedPrimaryConstituentDevice"],
      sources: [
        .symbol("AVCaptureDevice.setPrimaryConstituentDeviceSwitchingBehaviorLockedWith(_:)"),
        .symbol("AVCaptureDevice.virtualDeviceSwitchOverVideoZoomFactors"),
      ],
      examples: [
        .passing("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=builtInUltraWideCamera")
          .with("videoZoomFactor=1 | video").on(ConstituentLockExamples.profile(true)),
        .failing("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=builtInWideAngleCamera")
          .with("videoZoomFactor=⟦1⟧ | video").on(ConstituentLockExamples.profile(true)),
        .unverified("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=builtInWideAngleCamera")
          .with("videoZoomFactor=2 | video").on(ConstituentLockExamples.profile(true)),
        .passing("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=builtInWideAngleCamera")
          .with("videoZoomFactor=2 | video").on(ConstituentLockExamples.profile(true, switchOver: 2)),
        .failing("single | dual: dualWide 1280x720 lockedPrimaryConstituentDevice=builtInWideAngleCamera")
          .with("videoZoomFactor=⟦1.5⟧ | video").on(ConstituentLockExamples.profile(true, switchOver: 2)),
      ]
    ) { session, report in
      let widths: [DeviceType] = [.builtInUltraWideCamera, .builtInWideAngleCamera, .builtInTelephotoCamera]
      for camera in session.cameras {
        let sensors = camera.sensors
        guard let lock = camera.input.switching.lockedPrimaryConstituentDevice, let zoom = camera.input.videoZoomFactor,
          let widest = widths.first(where: { sensors.contains($0) }), widest != lock.value,
          sensors.contains(lock.value)
        else { continue }
        // Where it switches is more than 1.
        let least = camera.zoomFactor(ofSwitchTo: lock.value)
        if let least, zoom.value >= least { continue }
        guard zoom.value <= 1 || least != nil else {
          report.unverified(
            "the zoom factor at which \"\(camera.id)\" switches to \(lock.value.rawValue)",
            settledBy: camera.fact(.controls), at: zoom.range)
          continue
        }
        report.emit(
          "the lock moves the zoom of \"\(camera.id)\" to where \(lock.value.rawValue) begins", at: zoom.range,
          label: least.map { "its range begins at \(JSONNumber.text(of: $0))" } ?? "below its range",
          notes: [Finding.Note("it is locked here", at: lock.range)],
          help: "zoom to virtualDeviceSwitchOverVideoZoomFactors of that camera, or leave the zoom out")
      }
    }
  }
}

extension ResolvedCamera {
  /// The zoom factor from which on a virtual camera has a constituent, which is not its widest; `nil` if unknown.
  fileprivate func zoomFactor(ofSwitchTo type: DeviceType) -> Double? {
    let widths: [DeviceType] = [.builtInUltraWideCamera, .builtInWideAngleCamera, .builtInTelephotoCamera]
    guard let factors = device?.controls?.switchOverZoomFactors,
      let place = widths.filter(sensors.contains).firstIndex(of: type), factors.indices.contains(place - 1)
    else { return nil }
    return factors[place - 1]
  }
}
