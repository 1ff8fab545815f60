import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only the frames of a video data output have intrinsics.
  static var intrinsicsOnlyVideoData: Rule {
    Rule(
      "intrinsics-only-vdo",
      title: "Intrinsics on a connection without video data",
      area: .video,
      severity: .error,
      rationale: """
        The camera intrinsic matrix is attached to the sample buffers of a video data output. On another connection \
        isCameraIntrinsicMatrixDeliverySupported is false, and asking for it throws NSInvalidArgumentException; it is \
        asked for before the session starts.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["cameraIntrinsicMatrixDeliveryEnabled"],
      settles: ["cameraIntrinsicMatrixDeliveryEnabled"],
      sources: [
        .session("WWDC17 507"), .session("WWDC19 225"),
        .symbol("AVCaptureConnection.isCameraIntrinsicMatrixDeliveryEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | back -> video cameraIntrinsicMatrixDeliveryEnabled"),
        .failing("back 1280x720 | video | back -> preview cameraIntrinsicMatrixDeliveryEnabled=⟦true⟧"),
        .failing("SDK 16.0 | single | back 1280x720 | frames: video | small: video")
          .and("back -> movie cameraIntrinsicMatrixDeliveryEnabled=⟦true⟧"),
      ]
    ) { session, report in
      let wrong = session.intrinsicConnections().compactMap { intrinsic in
        session.outputType(intrinsic.connection.output).map { (intrinsic, type: $0) }
      }.filter { $0.type != .videoData }
      guard !wrong.isEmpty else { return }
      let feeds = Dictionary(
        session.videoDataFeeds().map { ($0.connection.input, $0) }, uniquingKeysWith: { first, _ in first })
      for (intrinsic, type) in wrong {
        let removal = report.edit.removing(intrinsic.enabled.range)
        var fixes = [Fix("do without intrinsics", .unsafe, edits: [removal])]
        if let feed = feeds[intrinsic.connection.input], let better = session.written(feed.connection) {
          let addition = report.edit.changing(better.range, set: [("cameraIntrinsicMatrixDeliveryEnabled", "true")])
          fixes.insert(Fix("ask \"\(feed.output.id)\" for them", .unsafe, edits: [removal] + addition), at: 0)
        }
        report.emit(
          "\"\(session.graph.outputName(intrinsic.connection.output))\" delivers no intrinsics: it is a \(type.name)",
          at: intrinsic.enabled.range, label: "video data outputs only", fixes: fixes)
      }
    }
  }
}
