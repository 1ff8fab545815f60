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
        .passing("lidar 1920x1080 | a: video | ultra 1280x720 | b: preview").on("iphone-12-pro"),
        .failing("lidar 1920x1080 | a: video | ⟦wide⟧ 1280x720 | b: preview").on("iphone-12-pro"),
      ]
    ) { session, report in
      SharedSensorCheck.report(session, &report, isLiDAR: true)
    }
  }
}
