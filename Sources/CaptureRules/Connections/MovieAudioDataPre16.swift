import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// Before iOS 16 a microphone feeds a movie file output or an audio data output, not both.
  static var movieAudioDataPre16: Rule {
    Rule(
      "movie-ado-pre16",
      title: "Audio data output beside a movie file output",
      area: .connections,
      severity: .error,
      rationale: """
        In apps linked before the SDK of iOS 16 a movie file output and an audio data output do not run side by side: the \
        movie output wins, and no audio buffers come, without an error.
        """,
      availability: .relaxedWhenLinked(OSVersion(16)),
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureSession.canAddOutput(_:)")],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            .linkedSDK("16.0"), .single(), inputs: [.back(.format(1280, 720)), .mic()],
            outputs: [.movieFile(), .audioData(id: "levels")],
            connections: [.video(to: "movie"), .audio(to: "movie"), .audio(to: "levels")])),
        .failing(
          .graph(
            .linkedSDK("15.0"), .single(), inputs: [.back(.format(1280, 720)), .mic()],
            outputs: [.movieFile(), .audioData(id: "levels")],
            connections: [
              .video(to: "movie"), .audio(to: "movie"), #"{ "input": "mic", "port": "audio", "output": ⟦"levels"⟧ }"#,
            ])),
        .failing(
          .graph(
            .single(), inputs: [.back(.format(1280, 720)), .mic()], outputs: [.movieFile(), .audioData(id: "levels")],
            connections: [
              .video(to: "movie"),
              .audio(to: "movie"),
              #"{ "input": "mic", "port": "audio", "output": ⟦"levels"⟧ }"#,
            ]), hasFix: false),
      ]
    ) { session, report in
      session.reportMovieContentions(with: .audioData, over: .audio, &report)
    }
  }
}
