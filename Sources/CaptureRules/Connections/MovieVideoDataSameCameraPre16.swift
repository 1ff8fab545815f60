import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// Before iOS 16 a camera feeds a movie file output or a video data output, not both.
  static var movieVideoDataSameCameraPre16: Rule {
    Rule(
      "movie-vdo-same-camera-pre16",
      title: "Video data output beside a movie file output",
      area: .connections,
      severity: .error,
      rationale: """
        In apps linked before the SDK of iOS 16 a movie file output and a video data output do not run side by side: the \
        movie output wins, and the other's connection is inactive without an error.
        """,
      availability: .relaxedWhenLinked(OSVersion(16)),
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureSession.canAddOutput(_:)")],
      hasFix: true,
      examples: [
        .passing("SDK 16.0 | single | back 1280x720 | movie | frames: video"),
        .failing("SDK 15.0 | single | back 1280x720 | movie | back -> ⟦frames⟧: video"),
        .failing("SDK 17.0 | single | back | movie | back -> ⟦frames⟧: video").on("iphone-7-plus").withoutFix(),
        .failing("iOS 13.0 SDK 17.0 | single | back | movie | back -> ⟦frames⟧: video").withoutFix(),
      ]
    ) { session, report in
      session.reportMovieContentions(with: .videoData, over: .video, &report)
    }
  }
}
