import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A depth map has the same shape as its video.
  static var depthAspect: Rule {
    Rule(
      "depth-aspect",
      title: "Depth map and video differ in shape",
      area: .depth,
      severity: .error,
      remedy: .format,
      rationale: """
        A depth map shows what the video shows, so it has the same aspect ratio: beside 4:3 video the first dual camera \
        has 320x240 and 160x120, beside 16:9 video 320x180 and 160x90.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["activeDepthDataFormat"],
      sources: [
        .session("WWDC17 507"), .session("WWDC22 110429"), .symbol("AVCaptureDevice.Format.supportedDepthDataFormats"),
      ],
      supersedes: [Rule.depthFormatCompanion.id],
      hasFix: true,
      examples: [
        .passing("single | dual 1280x720@30 activeDepthDataFormat=320x180 | depth").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 activeDepthDataFormat=⟦320x240⟧ | depth").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 activeDepthDataFormat=⟦640x480⟧ | depth").on("iphone-7-plus"),
        .failing("single | dual 3840x2160 activeDepthDataFormat=⟦640x480⟧ | depth"),
        .failing("single preset=photo | dual activeDepthDataFormat=⟦320x180⟧ | depth").on("iphone-7-plus"),
        .passing("single | dual activeDepthDataFormat=640x480 | depth"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let asked = camera.input.activeDepthDataFormat, let size = asked.dimensions,
          let video = camera.videoDimensions, !size.hasSameAspect(as: video),
          camera.supports(.depthFormat(asked)) != true
        else { continue }
        let height = Dimensions(size.width, Int((Double(size.width * video.height) / Double(video.width)).rounded()))
        let same = camera.depthFormats?.filter { $0.dimensions.hasSameAspect(as: video) } ?? []
        let better = same.first { $0.width == size.width }?.dimensions ?? same.first?.dimensions ?? height
        let edits = [
          asked.width.map { report.edit.replacing($0.range, with: "\(better.width)") },
          asked.height.map { report.edit.replacing($0.range, with: "\(better.height)") },
        ]
        report.emit(
          "depth of \(size) has another shape than video of \(video)", at: asked.range, label: "another aspect ratio",
          notes: camera.input.activeFormat.map { [Finding.Note("the video's format is chosen here", at: $0.range)] }
            ?? [],
          fixes: [Fix("use \(better)", .unsafe, edits: edits.compactMap { $0 })])
      }
    }
  }
}

extension ResolvedCamera {
  /// The size of the video; `nil` if neither the format nor the graph gives it.
  fileprivate var videoDimensions: Dimensions? {
    if let activeFormat { return activeFormat.dimensions }
    guard let width = input.activeFormat?.width?.value, let height = input.activeFormat?.height?.value else {
      return nil
    }
    return Dimensions(width, height)
  }
}
