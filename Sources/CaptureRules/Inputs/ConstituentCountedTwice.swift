import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// A virtual device and its constituents are not inputs at the same time.
  static let constituentCountedTwice = Rule(
    "constituent-counted-twice",
    title: "Virtual device and its constituent as separate inputs",
    area: .inputs,
    severity: .error,
    confidence: .inferred,
    rationale: """
      A virtual device opens its physical cameras itself; a separate input for one of them, or another virtual device \
      with it, would open the same sensor twice. No published set of cameras holds both. Settings belong on the virtual \
      device, whose constituents share resolution, frame rate, exposure and focus; reported instead of \
      device-set-unsupported.
      """,
    availability: .iOS(OSVersion(13)),
    sources: [
      .session("WWDC19 225"), .symbol("AVCaptureDevice.constituentDevices"),
      .inference("a camera has one input in a session, and every published set holds each sensor once"),
    ],
    supersedes: [Rule.deviceSetUnsupported.id],
    aliases: ["sync-shared-format", "sync-set-on-virtual"],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [
            { "input": "dual", "port": { "mediaType": "video", "sourceDeviceType": "builtInTelephotoCamera" },
              "output": "a" },
            { "input": "dual", "port": { "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" },
              "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "wide", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "back",
              "activeFormat": { "width": 640, "height": 480 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [
            { "input": "dual", "port": { "mediaType": "video", "sourceDeviceType": "builtInTelephotoCamera" },
              "output": "a" },
            { "input": "wide", "port": "video", "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "face", "deviceType": ⟦"builtInTrueDepthCamera"⟧, "position": "front",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "previewLayer" } ],
          "connections": [ { "input": "front", "port": "video", "output": "a" },
                           { "input": "face", "port": "video", "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "dualWide", "deviceType": ⟦"builtInDualWideCamera"⟧, "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "dual", "port": "video", "output": "a" },
                           { "input": "dualWide", "port": "video", "output": "b" } ] }
        """#, on: "iphone-11-pro-max", hasFix: false),
    ]
  ) { session, report in
    SharedSensorCheck.report(session, &report, isLiDAR: false)
  }
}
