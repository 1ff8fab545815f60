import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// The wide camera is not used beside the LiDAR depth camera, which needs its sensor.
  static let lidarUsesWide = Rule(
    "lidar-uses-wide",
    title: "Wide camera beside the LiDAR depth camera",
    area: .inputs,
    severity: .error,
    rationale: """
      The LiDAR depth camera is the back wide camera and the LiDAR scanner together, so that nothing else can open the \
      wide camera. The telephoto and the ultra-wide stay free. Reported instead of device-set-unsupported.
      """,
    availability: .iOS(OSVersion(15, 4)),
    sources: [.session("WWDC22 110429"), .symbol("AVCaptureDevice.DeviceType.builtInLiDARDepthCamera")],
    supersedes: [Rule.deviceSetUnsupported.id],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back",
              "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "ultra", "deviceType": "builtInUltraWideCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "previewLayer" } ],
          "connections": [ { "input": "lidar", "port": "video", "output": "a" },
                           { "input": "ultra", "port": "video", "output": "b" } ] }
        """#, on: "iphone-12-pro"),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [
            { "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back",
              "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "wide", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "previewLayer" } ],
          "connections": [ { "input": "lidar", "port": "video", "output": "a" },
                           { "input": "wide", "port": "video", "output": "b" } ] }
        """#, on: "iphone-12-pro"),
    ]
  ) { session, report in
    SharedSensorCheck.report(session, &report, isLiDAR: true)
  }
}
