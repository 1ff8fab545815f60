import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A microphone records in a multichannel mode only if it supports that mode.
  static var multichannelAudioUnsupported: Rule {
    Rule(
      "multichannel-audio-unsupported",
      title: "Multichannel audio mode that the microphone may lack",
      area: .audio,
      severity: .error,
      rationale: """
        Set multichannelAudioMode only to a mode for which isMultichannelAudioModeSupported(_:) is true; otherwise the \
        setter throws. It depends on the microphones of the device.
        """,
      sources: [
        .symbol("AVCaptureDeviceInput.multichannelAudioMode"),
        .symbol("AVCaptureDeviceInput.isMultichannelAudioModeSupported(_:)"),
      ],
      setting: SupportedSetting(
        "multichannelAudioMode", \ResolvedMicrophone.input.sound.multichannelAudioMode, isUsed: { $0 != .none },
        flag: "isMultichannelAudioModeSupported",
        // A multi-camera session refuses all these modes: `multichannel-audio-one-position`.
        isSupported: { $1.isMultiCam ? true : nil },
        refusal: { "\"\($0.id)\" has no such multichannel mode" },
        fact: { "\"\($0.id)\" supports this multichannel mode" }, since: OSVersion(18)),
      examples: [
        .unverified("single | mic multichannelAudioMode=stereo | a: sound"),
        .passing("single | mic multichannelAudioMode=none | a: sound"),
        .failing("single | iOS 17.0 | mic multichannelAudioMode=⟦stereo⟧ | a: sound"),
      ])
  }
}
