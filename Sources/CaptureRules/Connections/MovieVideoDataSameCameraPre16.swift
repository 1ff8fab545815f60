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
        .passing(
          .graph(
            .linkedSDK("16.0"), .single(), outputs: [.movieFile(), .videoData(id: "frames")],
            connections: [.video(to: "movie"), .video(to: "frames")])),
        .failing(
          .graph(
            .linkedSDK("15.0"), .single(), outputs: [.movieFile(), .videoData(id: "frames")],
            connections: [.video(to: "movie"), #"{ "input": "back", "port": "video", "output": ⟦"frames"⟧ }"#])),
        .failing(
          .graph(
            head: [.linkedSDK("17.0"), .single()], inputs: [.back()],
            outputs: [.movieFile(), .videoData(id: "frames")],
            connections: [.video(to: "movie"), #"{ "input": "back", "port": "video", "output": ⟦"frames"⟧ }"#]),
          on: "iphone-7-plus", hasFix: false),
        .failing(
          .graph(
            head: [#""deployment": { "minimumOS": "13.0", "linkedSDK": "17.0" }"#, .single()], inputs: [.back()],
            outputs: [.movieFile(), .videoData(id: "frames")],
            connections: [.video(to: "movie"), #"{ "input": "back", "port": "video", "output": ⟦"frames"⟧ }"#]),
          hasFix: false),
      ]
    ) { session, report in
      session.reportMovieContentions(with: .videoData, over: .video, &report)
    }
  }
}
