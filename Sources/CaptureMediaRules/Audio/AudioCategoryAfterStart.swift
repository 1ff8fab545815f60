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
        .passing(
          graph(
            .single(#""automaticallyConfiguresApplicationAudioSession": false"#),
            #""category": "playAndRecord", "mode": "voiceChat""#)),
        .failing(graph(.single(), #""category": ⟦"playAndRecord"⟧, "mode": "voiceChat""#)),
        .failing(graph(.single(), #""mode": ⟦"voiceChat"⟧, "category": "playAndRecord""#)),
        .passing(
          graph(
            .single(#""usesApplicationAudioSession": false"#), #""category": "playAndRecord", "mode": "voiceChat""#)),
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

  private static func graph(_ session: ExampleText, _ audio: String) -> ExampleText {
    .graph(
      .app(
        #""usageDescriptions": { "NSMicrophoneUsageDescription": "Carries your voice." }"#,
        #""requestsAuthorization": true, "handlesInterruptions": true"#, #""audioSession": { \#(audio) }"#),
      session, inputs: [.mic()], outputs: [.audioData()], connections: [.audio(to: "sound")])
  }
}
