import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The cameras of a multi-camera session are in one set that the device supports.
  static var deviceSetUnsupported: Rule {
    Rule(
      "device-set-unsupported",
      title: "Cameras that can't run together",
      area: .inputs,
      severity: .error,
      rationale: """
        A device lists the sets of cameras that it can run at once (supportedMultiCamDeviceSets). If no set contains all \
        cameras of a session, canAddInput is false for the first one that doesn't fit, and adding it throws.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.DiscoverySession.supportedMultiCamDeviceSets"),
      ],
      examples: [
        .passing("tele 1280x720 | a: video | front 1280x720 | b: video"),
        .failing("triple 1280x720 | a: video | ⟦front⟧ 1280x720 | b: video").on("iphone-11-pro-max"),
        .unverified("triple 1920x1080 | a: video | front 1920x1080 | b: video").on("iphone-14-pro"),
        .failing("depth: ⟦face⟧ 1280x720 | a: video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-sets", "name": "A phone that runs its wide cameras together",
              "multiCamSupported": true,
              "cameras": [ { "deviceType": "builtInTrueDepthCamera", "position": "front", "formats": [] } ],
              "multiCamDeviceSets": { "complete": true, "sets": [ [
                { "deviceType": "builtInWideAngleCamera", "position": "back" },
                { "deviceType": "builtInWideAngleCamera", "position": "front" } ] ] } }
            """#),
      ]
    ) { session, report in
      let check = DeviceSetCheck(session)
      for entry in check.entries {
        let camera = entry.camera
        switch entry.admission {
        case .admitted, .sharesSensor(_, _, isProven: false): continue
        case .unknown:
          let names = (entry.admittedBefore + [camera]).map(\.key.description)
          let question =
            names.count == 1
            ? "the \(names[0]) camera may run in a multi-camera session" : "\(names.sentence) may run together"
          report.unverified(
            whether: question, settledBy: .device(.multiCamDeviceSets), at: camera.range)
        case .outsideEverySet, .sharesSensor(_, _, isProven: true):
          let others = entry.admittedBefore
          let beside = others.map { "\"\($0.id)\"" }.joined(separator: ", ")
          report.emit(
            others.isEmpty
              ? "\"\(camera.id)\" can't run in a multi-camera session" : "\"\(camera.id)\" can't run beside \(beside)",
            at: camera.range, label: "in no supported set",
            notes: others.map { Finding.Note("\"\($0.id)\" is the \($0.key) camera", at: $0.range) },
            help: check.nearestSetText())
        }
      }
    }
  }
}
