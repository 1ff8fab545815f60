import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Sound follows the zoom only where the microphone can do that.
  static var audioZoomUnsupported: Rule {
    Rule(
      "audio-zoom-unsupported",
      title: "No audio zoom here",
      area: .audio,
      rationale: """
        isAudioZoomEnabled may be true only where isAudioZoomSupported is true; there it is true by default. It needs a \
        camera in the session and a multichannel audio mode other than none.
        """,
      sources: [
        .symbol("AVCaptureDeviceInput.isAudioZoomEnabled"), .symbol("AVCaptureDeviceInput.isAudioZoomSupported"),
      ],
      setting: SupportedSetting(
        "audioZoomEnabled", \ResolvedMicrophone.input.sound.audioZoomEnabled, isUsed: { $0 },
        flag: "isAudioZoomSupported",
        refusal: { "\"\($0.id)\" has no audio zoom" }, fact: { "\"\($0.id)\" has audio zoom" },
        excluding: [
          ExcludedSetting(
            { microphone, _ in
              microphone.input.sound.multichannelAudioMode.flatMap { $0.value == .none ? $0.range : nil }
            }, message: { "\"\($0.id)\" has no audio zoom without several channels" }, fix: "leave the mode out",
            help: "set multichannelAudioMode to stereo or firstOrderAmbisonics")
        ], since: OSVersion(26, 4)),
      examples: [
        .passing("single | back 1920x1080 | mic audioZoomEnabled=false | movie").on("iphone-17-pro"),
        .failing("single | back 1920x1080 | mic audioZoomEnabled multichannelAudioMode=⟦none⟧ | movie")
          .on("iphone-17-pro"),
        .unverified("single | back 1920x1080 | mic audioZoomEnabled multichannelAudioMode=stereo | movie")
          .on("iphone-17-pro"),
      ])
  }
}
