import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that sets up its audio session keeps the capture session from doing it again.
  static var audioCategoryAfterStart: Rule {
    Rule(
      "audio-category-after-start",
      title: "Capture session sets up the app's audio session again",
      area: .audio,
      severity: .warning,
      rationale: """
        While automaticallyConfiguresApplicationAudioSession is on, as it is by default, a capture session with a \
        microphone sets category and mode of the app's audio session. What the app has set itself, such as the mode of a \
        call, is undone without an error, and the sound takes another route.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["audioSession"],
      sources: [
        .symbol("AVCaptureSession.automaticallyConfiguresApplicationAudioSession"),
        .report("livekit and webrtc: wrong routes during calls"),
      ],
      hasFix: true,
      examples: [
        .passing("app microphone='Carries your voice.'")
          .with("requestsAuthorization handlesInterruptions audioSession=(category=playAndRecord mode=voiceChat)")
          .and("single automaticallyConfiguresApplicationAudioSession=false | mic | sound"),
        .failing("app microphone='Carries your voice.' requestsAuthorization")
          .with("handlesInterruptions audioSession=(category=⟦playAndRecord⟧ mode=voiceChat) | single | mic | sound"),
        .failing("app microphone='Carries your voice.' requestsAuthorization")
          .with("handlesInterruptions audioSession=(mode=⟦voiceChat⟧ category=playAndRecord) | single | mic | sound"),
        .passing("app microphone='Carries your voice.'")
          .with("requestsAuthorization handlesInterruptions audioSession=(category=playAndRecord mode=voiceChat)")
          .and("single usesApplicationAudioSession=false | mic | sound"),
      ]
    ) { session, report in
      let settings = session.graph.session
      let setting = settings?.automaticallyConfiguresApplicationAudioSession
      guard !session.isForMac, setting?.value != false, settings?.usesApplicationAudioSession?.value != false,
        let microphone = session.microphones.first, let audio = session.graph.app?.audioSession,
        let chosen = [audio.category?.range, audio.mode?.range].compactMap(\.self).min()
      else { return }
      report.emit(
        "the capture session undoes the app's own audio session", at: chosen, label: "set again for the microphone",
        notes: [
          Finding.Note("\"\(microphone.id)\" makes it set up the audio session", at: microphone.range),
          setting.map { Finding.Note("automatic configuration is on", at: $0.range) }
            ?? Finding.Note("automaticallyConfiguresApplicationAudioSession is on by default"),
        ],
        fixes: [
          Fix(
            "leave the audio session to the app", .unsafe,
            edits: session.setting("automaticallyConfiguresApplicationAudioSession", "false", report.edit))
        ])
    }
  }
}
