import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An iPhone XS runs at most two physical cameras at a time.
  static var twoPhysicalCamerasXS: Rule {
    Rule(
      "two-physical-cameras-xs",
      title: "Third physical camera on iPhone XS",
      area: .inputs,
      severity: .error,
      rationale: """
        iPhone XS runs two physical cameras at a time, and its dual camera is two of them. Reported instead of \
        device-set-unsupported, which knows the sets of other devices.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.DiscoverySession.supportedMultiCamDeviceSets"),
      ],
      supersedes: [Rule.deviceSetUnsupported.id],
      examples: [
        .passing("dual 1280x720 | a: video"),
        .failing("dual 1280x720 | a: video | ⟦front⟧ 1280x720 | b: video"),
        .failing("wide 1280x720 | a: video | tele 1280x720 | b: video | ⟦front⟧ 640x480 | c: video"),
      ]
    ) { session, report in
      guard session.profile.isIPhoneXS else { return }
      let check = DeviceSetCheck(session)
      for entry in check.entries {
        guard case .outsideEverySet = entry.admission, entry.physicalCameras.count > 2 else { continue }
        let notes = entry.admittedBefore.map { camera in
          Finding.Note("\"\(camera.id)\" counts as \(camera.sensors.count)", at: camera.range)
        }
        report.emit(
          "with \"\(entry.camera.id)\", \(entry.physicalCameras.count) physical cameras would run, but "
            + "\(session.profile.nameInSentences) runs 2 at a time", at: entry.camera.range,
          label: "over the limit of 2", notes: notes, help: check.nearestSetText())
      }
    }
  }
}

extension DeviceSetCheck.Entry {
  /// The physical cameras that would run with this camera: its own and those of the cameras admitted before it.
  fileprivate var physicalCameras: Set<DeviceKey> {
    Set((admittedBefore + [camera]).flatMap { camera in camera.sensors.map { DeviceKey($0, camera.key.position) } })
  }
}

extension DeviceProfile {
  /// Whether the device is an iPhone XS or XS Max.
  fileprivate var isIPhoneXS: Bool {
    id == "iphone-xs" || !Set(modelIdentifiers).isDisjoint(with: ["iPhone11,2", "iPhone11,4", "iPhone11,6"])
  }
}
