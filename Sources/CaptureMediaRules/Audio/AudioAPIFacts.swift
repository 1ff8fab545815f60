import JSONSource
package import RuleKit

extension APIFact {
  /// Facts about sound that no rule can check.
  package static let audioAPIFacts: [APIFact] = [
    APIFact(
      "mic-follows-camera", title: "In a plain session the microphone follows the camera", area: .audio,
      text: """
        The one audio port of a plain session is what the camera makes it: a cardioid towards the front or the back, \
        whichever camera the session has, and omnidirectional without a camera. An app that wants another pattern turns \
        automaticallyConfiguresApplicationAudioSession off and sets up AVAudioSession itself.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureSession.automaticallyConfiguresApplicationAudioSession"),
      ],
      related: ["mic-positional-port-multicam", "mic-first-port-omni", Rule.micAudioSessionManual.id]),
    APIFact(
      "audio-mix-with-others", title: "Recording sound stops other apps' music", area: .audio,
      text: """
        A capture session with a microphone activates the app's audio session, and sound of other apps is interrupted. \
        Since iOS 18 configuresApplicationAudioSessionToMixWithOthers lets both go on; the music is then in the \
        recording as well, unless headphones carry it.
        """,
      sources: [.symbol("AVCaptureSession.configuresApplicationAudioSessionToMixWithOthers")],
      related: [Rule.micAudioSessionManual.id]),
  ]
}
