import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera exists on the device and on the systems that the app runs on.
  static var deviceTypeAvailability: Rule {
    Rule(
      "device-type-availability",
      title: "Camera is not available",
      area: .inputs,
      severity: .error,
      rationale: """
        A camera exists only on hardware that has it, and only on systems since its type was introduced; elsewhere the \
        look-up of the device returns nil and discovery finds nothing. A type that is newer than the app's minimum is a \
        note, since the compiler makes the app check first. Microphones are never refused because of the age of their \
        name. Of an input with `fallbackDeviceTypes`, the first kind counts that the device has.
        """,
      sources: [
        .symbol("AVCaptureDevice.DeviceType"), .symbol("AVCaptureDevice.default(_:for:position:)"),
        .session("WWDC22 110429"),
      ],
      aliases: ["inner-outer-ultra-wide-discovery"],
      examples: [
        .passing("iOS 15.4 | lidar 1920x1080 | a: video").on("iphone-12-pro"),
        .passing("single | back: triple fallbackDeviceTypes=[builtInDualWideCamera, builtInWideAngleCamera] | video")
          .on("iphone-13-mini"),
        .failing("single | back: ⟦triple⟧ fallbackDeviceTypes=[builtInTelephotoCamera] | video").on("iphone-13-mini"),
        .failing("iOS 14.0 | ⟦lidar⟧ 1920x1080 | a: video").on("iphone-12-pro"),
        .failing("tele: ⟦tele⟧ front 1280x720 | a: video"),
        .unverified("ultra 1280x720 | a: video").on("conservative"),
        .failing("⟦ultra⟧ 1280x720 | a: video"),
        .failing("single | desk: ⟦deskViewCamera⟧ | video"),
        .failing("⟦tele⟧ 1280x720 | a: video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-sets", "name": "A phone with known camera sets and no known cameras",
              "multiCamSupported": true, "cameras": [],
              "multiCamDeviceSets": { "complete": true, "sets": [ [
                { "deviceType": "builtInWideAngleCamera", "position": "back" },
                { "deviceType": "builtInWideAngleCamera", "position": "front" } ] ] } }
            """#),
      ]
    ) { session, report in
      for camera in session.cameras {
        let type = camera.key.deviceType
        if type.isMacOnly && !session.isForMac {
          report.emit(
            "\"\(camera.id)\" names a kind of camera that iOS does not have", at: camera.range, label: "on macOS only")
          continue
        }
        if session.isAbsent(camera) {
          let known = session.profile.cameraTitles.joined(separator: ", ")
          report.emit(
            "the device has no \(camera.key) camera", at: camera.range, lack: .element, label: "no such camera",
            help: known.isEmpty ? nil : "the device has these cameras: \(known)")
          continue
        }
        if !session.profile.names(camera.key) {
          report.unverified(
            whether: type.isConnected
              ? "a camera of the type \(type.rawValue) is connected" : "the device has a \(camera.key) camera",
            settledBy: type.isConnected ? .unrecorded : .device(.cameras),
            at: camera.range, lack: .element)
        }
        guard let introduced = camera.input.deviceType?.value.introduced,
          let system = session.systemBefore(introduced)
        else { continue }
        report.emit(
          "\"\(camera.id)\" does not exist on iOS \(system.version)", at: camera.range, lackingOn: system,
          isOfElement: true, label: "needs iOS \(introduced)",
          help: "raise minimumOS to \(introduced), or look the device up only on iOS \(introduced) and later")
      }
    }
  }
}

extension DeviceProfile {
  /// The titles of its cameras in one order for all devices, whatever the order of the profile: back before front.
  fileprivate var cameraTitles: [String] {
    let types = DeviceType.allCases
    return cameras.sorted { one, other in
      let places = [one, other].map { types.firstIndex(of: $0.deviceType) ?? types.endIndex }
      return (one.position.rawValue, places[0]) < (other.position.rawValue, places[1])
    }.map(\.title)
  }
}
