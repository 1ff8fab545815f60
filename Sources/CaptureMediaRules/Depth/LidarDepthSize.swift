import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The LiDAR depth camera streams depth of at most 320x240.
  static var lidarDepthSize: Rule {
    Rule(
      "lidar-depth-size",
      title: "LiDAR streams no depth of this size",
      area: .depth,
      severity: .error,
      rationale: """
        The LiDAR depth camera streams depth maps of at most 320x240. The 768x576 maps come with photos only, where there \
        is more time; beside 16:9 video both are a little less high.
        """,
      availability: .iOS(OSVersion(15, 4)),
      reads: ["activeDepthDataFormat"],
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureDevice.DeviceType.builtInLiDARDepthCamera")],
      supersedes: [Rule.depthFormatCompanion.id],
      hasFix: true,
      examples: [
        .passing("single | dual: lidar 640x480 activeDepthDataFormat=320x240 | depth").on("iphone-12-pro"),
        .failing("single | dual: lidar 640x480 activeDepthDataFormat=⟦768x576⟧ | depth").on("iphone-12-pro"),
        .failing("single | dual: lidar 640x480 activeDepthDataFormat=⟦(640x480 pixelFormat=hdis)⟧ | depth")
          .on("iphone-12-pro"),
        .failing("single | dual: lidar 1920x1440 activeDepthDataFormat=⟦(height=480)⟧ | depth").on(profile),
        .failing("single | dual: lidar 1920x1080 activeDepthDataFormat=⟦640x360⟧ | depth").on(profile),
        .failing("single | dual: lidar activeDepthDataFormat=⟦640x480⟧ | depth").on(profile),
      ]
    ) { session, report in
      for camera in session.cameras where camera.key.deviceType == .builtInLiDARDepthCamera {
        guard let asked = camera.input.activeDepthDataFormat, camera.supports(.depthFormat(asked)) != true,
          let width = asked.width?.value ?? asked.height.map({ $0.value * 4 / 3 }), width > 320 || width == 256
        else { continue }
        let known = camera.depthFormats?.map(\.dimensions).max { $0.pixels < $1.pixels }
        let isWide = camera.activeFormat.map { $0.width * 3 > $0.height * 4 } == true
        let size = known ?? Dimensions(320, isWide ? 180 : 240)
        let text = "{ \"width\": \(size.width), \"height\": \(size.height)"
        let code = asked.pixelFormat.map { ", \"pixelFormat\": \"\($0.value)\"" } ?? ""
        report.emit(
          "\"\(camera.id)\" streams no depth of this size", at: asked.range, label: "at most \(size)",
          notes: width == 256
            ? [Finding.Note("depth maps of this size come from ARKit")]
            : width == 768 ? [Finding.Note("depth maps of this size come with photos")] : [],
          fixes: [Fix("use \(size)", .unsafe, edits: [report.edit.replacing(asked.range, with: text + code + " }")])])
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInLiDARDepthCamera",
    formats: #"""
      { "width": 1920, "height": 1440, "maxFrameRate": 60,
        "depthFormats": [ { "width": 256, "height": 192 }, { "width": 320, "height": 240 } ] },
      { "width": 1920, "height": 1080, "maxFrameRate": 60 }
      """#)
}
