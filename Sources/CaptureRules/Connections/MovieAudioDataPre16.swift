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
        .passing("SDK 16.0 | single | back 1280x720 | mic | movie | levels: sound"),
        .failing("SDK 15.0 | single | back 1280x720 | mic | movie | mic -> ⟦levels⟧: sound"),
        .failing("single | back 1280x720 | mic | movie | mic -> ⟦levels⟧: sound").withoutFix(),
      ]
    ) { session, report in
      session.reportMovieContentions(with: .audioData, over: .audio, &report)
    }
  }
}
