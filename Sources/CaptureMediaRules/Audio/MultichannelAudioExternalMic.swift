import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only built-in microphones record several channels.
  static var multichannelAudioExternalMic: Rule {
    Rule(
      "multichannel-audio-external-mic",
      title: "Channels of a microphone that is not built in",
      area: .audio,
      severity: .warning,
      rationale: """
        multichannelAudioMode works only with the built-in microphones. With any other microphone it is ignored.
        """,
      availability: .iOS(OSVersion(18)),
      sources: [.symbol("AVCaptureDeviceInput.multichannelAudioMode")],
      setting: IdleSetting(
        "multichannelAudioMode", \ResolvedMicrophone.input.sound.multichannelAudioMode, isUsed: { $0 != .none },
        what: { "the multichannel audio of \"\($0.id)\"" },
        because: { microphone, _ in
          guard let external = microphone.input.external, external.value else { return nil }
          return .init("the microphone is not built in", at: external.range)
        }, help: "leave multichannelAudioMode out"),
      examples: [
        .passing("single | mic multichannelAudioMode=stereo | sound").on("iphone-17-pro"),
        .passing("single | mic multichannelAudioMode=none external | sound").on("iphone-17-pro"),
        .failing("single | mic multichannelAudioMode=⟦stereo⟧ external | sound").on("iphone-17-pro"),
      ])
  }
}
