import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A video data output doesn't enlarge frames.
  static var videoDataCustomUpscale: Rule {
    Rule(
      "vdo-custom-upscale",
      title: "Buffer size exceeds the format",
      area: .video,
      severity: .error,
      remedy: .format,
      rationale: """
        The size that a video data output is asked for is at most that of the camera's active format; a larger one throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["width", "height"],
      sources: [.symbol("AVCaptureVideoDataOutput.videoSettings")],
      hasFix: true,
      examples: [
        .passing("SDK 16.0 | back 1280x720 | video width=1280 height=720"),
        .failing("SDK 16.0 | back 1280x720 | video width=1920 height=⟦1080⟧"),
        .passing("SDK 16.0 | single preset=hd1280x720 | back | video width=640 height=360").on("iphone-16-pro"),
        .failing("SDK 16.0 | single preset=hd1280x720 | back | video width=1920 height=⟦1080⟧").on("iphone-16-pro"),
        .unverified("SDK 16.0 | single | back | video width=1920 height=1080").on("iphone-16-pro"),
        .failing("SDK 16.0 | single | back 1280x720 | wide: video width=⟦1920⟧ | high: video height=⟦1080⟧")
          .and("plain: video"),
        .failing("SDK 16.0 | single | back | video width=3840 height=⟦2160⟧")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera", formats: #"{ "width": 1920, "height": 1080, "maxFrameRate": 30 }"#,
              camera: #", "presets": { "high": 0 }"#)),
      ]
    ) { session, report in
      for (feed, size, frame) in session.customSizes(&report) {
        let isWide = size.width.map { $0.value > frame.width } ?? false
        let isHigh = size.height.map { $0.value > frame.height } ?? false
        guard isWide || isHigh else { continue }
        let ranges = SourceRange.inOrder(feed.camera.input.activeFormat?.range ?? size.range, size.range)
        let asked = size.dimensions.map(\.description) ?? "more"
        report.emit(
          "\"\(feed.output.id)\" asks for \(asked), but frames of \"\(feed.camera.id)\" have \(frame)",
          at: ranges.later, label: "larger than the format",
          notes: ranges.earlier == ranges.later ? [] : [Finding.Note("the camera's size", at: ranges.earlier)],
          fixes: [Fix("ask for \(frame)", .unsafe, edits: size.edits(frame, report.edit))])
      }
    }
  }
}
