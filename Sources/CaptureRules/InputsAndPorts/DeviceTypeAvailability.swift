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
        .passing(
          .graph(
            head: [.minimumOS("15.4")], inputs: [.camera("lidar", "builtInLiDARDepthCamera", .format(1920, 1080))],
            outputs: [.videoData(id: "a")], connections: [.video(from: "lidar", to: "a")]), on: "iphone-12-pro"),
        .passing(
          .graph(
            head: [.single()],
            inputs: [
              .camera(
                "back", "builtInTripleCamera",
                #""fallbackDeviceTypes": ["builtInDualWideCamera", "builtInWideAngleCamera"]"#)
            ]), on: "iphone-13-mini"),
        .failing(
          .graph(
            head: [.single()],
            inputs: [
              .object(
                #""id": "back", "deviceType": ⟦"builtInTripleCamera"⟧, "position": "back""#,
                #""fallbackDeviceTypes": ["builtInTelephotoCamera"]"#)
            ]), on: "iphone-13-mini"),
        .failing(
          .graph(
            head: [.minimumOS("14.0")],
            inputs: [
              .object(
                #""id": "lidar", "deviceType": ⟦"builtInLiDARDepthCamera"⟧, "position": "back""#, .format(1920, 1080))
            ], outputs: [.videoData(id: "a")], connections: [.video(from: "lidar", to: "a")]), on: "iphone-12-pro"),
        .failing(
          .graph(
            inputs: [
              .object(
                #""id": "tele", "deviceType": ⟦"builtInTelephotoCamera"⟧, "position": "front""#, .format(1280, 720))
            ], outputs: [.videoData(id: "a")], connections: [.video(from: "tele", to: "a")])),
        .unverified(
          .graph(
            inputs: [.camera("ultra", "builtInUltraWideCamera", .format(1280, 720))], outputs: [.videoData(id: "a")],
            connections: [.video(from: "ultra", to: "a")]), on: "conservative"),
        .failing(
          .graph(
            inputs: [
              .object(
                #""id": "ultra", "deviceType": ⟦"builtInUltraWideCamera"⟧, "position": "back""#, .format(1280, 720))
            ], outputs: [.videoData(id: "a")], connections: [.video(from: "ultra", to: "a")])),
        .failing(
          .graph(
            head: [.single()], inputs: [#"{ "id": "desk", "deviceType": ⟦"deskViewCamera"⟧ }"#],
            connections: [.video(from: "desk", to: "video")])),
        .failing(
          .graph(
            inputs: [
              .object(
                #""id": "tele", "deviceType": ⟦"builtInTelephotoCamera"⟧, "position": "back""#, .format(1280, 720))
            ], outputs: [.videoData(id: "a")], connections: [.video(from: "tele", to: "a")]), on: "example-sets",
          profileText: #"""
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
          let known = session.profile.cameras.map(\.title).joined(separator: ", ")
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
