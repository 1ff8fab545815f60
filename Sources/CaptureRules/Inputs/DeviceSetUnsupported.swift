import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The cameras of a multi-camera session are in one set that the device supports.
  static let deviceSetUnsupported = Rule(
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
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "tele", "port": "video", "output": "a" },
                           { "input": "front", "port": "video", "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "triple", "deviceType": "builtInTripleCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "front", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "front",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "triple", "port": "video", "output": "a" },
                           { "input": "front", "port": "video", "output": "b" } ] }
        """#, on: "iphone-11-pro-max"),
      .unverified(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "triple", "deviceType": "builtInTripleCamera", "position": "back",
              "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
              "activeFormat": { "width": 1920, "height": 1080 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "triple", "port": "video", "output": "a" },
                           { "input": "front", "port": "video", "output": "b" } ] }
        """#, on: "iphone-14-pro"),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "depth", "deviceType": ⟦"builtInTrueDepthCamera"⟧, "position": "front",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" } ],
          "connections": [ { "input": "depth", "port": "video", "output": "a" } ] }
        """#, on: "example-sets",
        profileText: #"""
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
        let names = (entry.admittedBefore + [camera]).map(\.key.description).joined(separator: " + ")
        report.unverified(
          whether: "a set of cameras contains \(names)", settledBy: .device(.multiCamDeviceSets), at: camera.range)
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
