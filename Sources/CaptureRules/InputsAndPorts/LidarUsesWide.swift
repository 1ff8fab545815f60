import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// The wide camera is not used beside the LiDAR depth camera, which needs its sensor.
  static var lidarUsesWide: Rule {
    Rule(
      "lidar-uses-wide",
      title: "Wide camera beside the LiDAR depth camera",
      area: .inputs,
      severity: .error,
      rationale: """
        The LiDAR depth camera is the back wide camera and the LiDAR scanner together, so that nothing else can open the \
        wide camera. The telephoto and the ultra-wide stay free. This rule reports such a pair instead of \
        device-set-unsupported.
        """,
      availability: .iOS(OSVersion(15, 4)),
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureDevice.DeviceType.builtInLiDARDepthCamera")],
      supersedes: [Rule.deviceSetUnsupported.id],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            inputs: [
              .camera("lidar", "builtInLiDARDepthCamera", .format(1920, 1080)),
              .camera("ultra", "builtInUltraWideCamera", .format(1280, 720)),
            ], outputs: [.videoData(id: "a"), .previewLayer(id: "b")],
            connections: [.video(from: "lidar", to: "a"), .video(from: "ultra", to: "b")]), on: "iphone-12-pro"),
        .failing(
          .graph(
            inputs: [
              .camera("lidar", "builtInLiDARDepthCamera", .format(1920, 1080)),
              .object(
                #""id": "wide", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "back""#, .format(1280, 720)),
            ], outputs: [.videoData(id: "a"), .previewLayer(id: "b")],
            connections: [.video(from: "lidar", to: "a"), .video(from: "wide", to: "b")]), on: "iphone-12-pro"),
      ]
    ) { session, report in
      SharedSensorCheck.report(session, &report, isLiDAR: true)
    }
  }
}
