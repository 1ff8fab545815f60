import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Scaled buffers have the shape of the camera's frames.
  static var videoDataCustomAspect: Rule {
    Rule(
      "vdo-custom-aspect",
      title: "Buffer size has another shape than the format",
      area: .video,
      severity: .error,
      remedy: .format,
      rationale: """
        A video data output scales and does not crop: a requested size must have the aspect ratio of the camera's \
        active format, after the connection's rotation. Another one throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["width", "height"],
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureVideoDataOutput.videoSettings")],
      hasFix: true,
      examples: [
        .passing("SDK 16.0 | back 1280x720 | video width=360 height=640 | back -> video videoRotationAngle=90"),
        .passing("iOS 16.0 SDK 16.0 | back 1280x720 | video width=360 height=640")
          .and("back -> video videoOrientation=portrait"),
        .unverified("SDK 16.0 | back 1280x720 | video width=640 height=480")
          .and("back -> video videoRotationAngle=coordinator"),
        .failing("SDK 16.0 | back 1280x720 | video width=640 height=⟦480⟧"),
        .unverified("SDK 16.0 | single | back | video width=640 height=480").on("iphone-16-pro"),
        .failing("SDK 16.0 | single | back | video width=640 height=⟦480⟧")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera", formats: #"{ "width": 1920, "height": 1080, "maxFrameRate": 30 }"#,
              camera: #", "presets": { "high": 0 }"#)),
      ]
    ) { session, report in
      for (feed, size, frame) in session.customSizes(&report) {
        guard let asked = size.dimensions, !asked.hasSameAspect(as: frame) else { continue }
        let ranges = SourceRange.inOrder(feed.camera.input.activeFormat?.range ?? size.range, size.range)
        // Across frames that are turned the asked width is the height.
        let isTurned = (asked.width - asked.height).signum() * (frame.width - frame.height).signum() < 0
        let nearest =
          isTurned
          ? frame.turned.scaled(toWidth: min(asked.width, frame.height)).turned
          : frame.scaled(toWidth: min(asked.width, frame.width))
        report.emit(
          "\"\(feed.output.id)\" asks for \(asked), but frames of \"\(feed.camera.id)\" arrive as \(frame)",
          at: ranges.later, label: "another shape",
          notes: ranges.earlier == ranges.later ? [] : [Finding.Note("the camera's size", at: ranges.earlier)],
          fixes: [Fix("ask for \(nearest)", .unsafe, edits: size.edits(nearest, report.edit))])
      }
    }
  }
}

extension Dimensions {
  /// The size with the same shape at another width.
  func scaled(toWidth width: Int) -> Dimensions {
    Dimensions(width, max(1, (width * height + self.width / 2) / self.width))
  }
}
