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
        .passing(.graph(head: [.linkedSDK("16.0")], outputs: [.videoData(#""width": 1280, "height": 720"#)])),
        .failing(.graph(head: [.linkedSDK("16.0")], outputs: [.videoData(#""width": 1920, "height": ⟦1080⟧"#)])),
        .passing(
          .graph(
            head: [.linkedSDK("16.0"), .single(#""preset": "hd1280x720""#)], inputs: [.back()],
            outputs: [.videoData(#""width": 640, "height": 360"#)]), on: "iphone-16-pro"),
        .failing(
          .graph(
            head: [.linkedSDK("16.0"), .single(#""preset": "hd1280x720""#)], inputs: [.back()],
            outputs: [.videoData(#""width": 1920, "height": ⟦1080⟧"#)]), on: "iphone-16-pro"),
        .unverified(
          .graph(
            head: [.linkedSDK("16.0"), .single()], inputs: [.back()],
            outputs: [.videoData(#""width": 1920, "height": 1080"#)]), on: "iphone-16-pro"),
        .failing(
          .graph(
            head: [.linkedSDK("16.0"), .single()],
            outputs: [
              .lines(
                .videoData(id: "wide", #""width": ⟦1920⟧"#), .videoData(id: "high", #""height": ⟦1080⟧"#),
                .videoData(id: "plain"))
            ], connections: [.video(to: "wide"), .video(to: "high"), .video(to: "plain")])),
        .failing(
          .graph(
            head: [.linkedSDK("16.0"), .single()], inputs: [.back()],
            outputs: [.videoData(#""width": 3840, "height": ⟦2160⟧"#)]), on: "example-camera",
          profileText: PhotoExamples.profile(
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
