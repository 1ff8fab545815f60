import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A microphone removes wind noise only if it supports it.
  static var windNoiseRemovalUnsupported: Rule {
    Rule(
      "wind-noise-removal-unsupported",
      title: "Wind noise removal that the microphone may lack",
      area: .audio,
      severity: .error,
      rationale: """
        Set windNoiseRemovalEnabled to true only while the input's isWindNoiseRemovalSupported is true; otherwise the \
        setter throws. It depends on the device and the multichannel mode.
        """,
      sources: [
        .symbol("AVCaptureDeviceInput.isWindNoiseRemovalEnabled"),
        .symbol("AVCaptureDeviceInput.isWindNoiseRemovalSupported"),
      ],
      setting: SupportedSetting(
        "windNoiseRemovalEnabled", \ResolvedMicrophone.input.sound.windNoiseRemovalEnabled, isUsed: { $0 },
        flag: "isWindNoiseRemovalSupported",
        // A multi-camera session refuses all these modes: `multichannel-audio-one-position`.
        isSupported: { $1.isMultiCam ? true : nil },
        refusal: { "\"\($0.id)\" can't remove wind noise" },
        fact: { "\"\($0.id)\" removes wind noise" }, since: OSVersion(18)),
      examples: [
        .unverified("single | mic multichannelAudioMode=stereo windNoiseRemovalEnabled | a: sound"),
        .passing("single | mic windNoiseRemovalEnabled=false | a: sound"),
        .failing("single | iOS 17.0 | mic multichannelAudioMode=stereo windNoiseRemovalEnabled=⟦true⟧ | a: sound"),
      ])
  }
}
