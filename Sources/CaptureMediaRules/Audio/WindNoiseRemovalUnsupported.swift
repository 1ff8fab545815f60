import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A microphone removes wind noise only where it supports that.
  static let windNoiseRemovalUnsupported = Rule(
    "wind-noise-removal-unsupported",
    title: "Wind noise removal that the microphone may lack",
    area: .audio,
    severity: .error,
    rationale: """
      windNoiseRemovalEnabled may be true only while the input's isWindNoiseRemovalSupported is, which the device and \
      the multichannel mode decide. Elsewhere the setter throws.
      """,
    sources: [
      .symbol("AVCaptureDeviceInput.isWindNoiseRemovalEnabled"),
      .symbol("AVCaptureDeviceInput.isWindNoiseRemovalSupported"),
    ],
    setting: SupportedSetting(
      "windNoiseRemovalEnabled", \ResolvedMicrophone.input.windNoiseRemovalEnabled, isUsed: { $0 },
      flag: "isWindNoiseRemovalSupported",
      // A multi-camera session refuses every such mode: `multichannel-audio-one-position`.
      isSupported: { $1.isMultiCam ? true : nil },
      refusal: { "\"\($0.id)\" can't remove wind noise" },
      fact: { "\"\($0.id)\" removes wind noise" }, since: OSVersion(18)),
    examples: [
      .unverified(
        .graph(
          head: [.single()],
          inputs: [.mic(.lines(#""multichannelAudioMode": "stereo""#, #""windNoiseRemovalEnabled": true"#))],
          outputs: [.audioData(id: "a")], connections: [.audio(to: "a")])),
      .passing(
        .graph(
          head: [.single()], inputs: [.mic(#""windNoiseRemovalEnabled": false"#)],
          outputs: [.audioData(id: "a")], connections: [.audio(to: "a")])),
      .failing(
        .graph(
          head: [.single(), .minimumOS("17.0")],
          inputs: [.mic(.lines(#""multichannelAudioMode": "stereo""#, #""windNoiseRemovalEnabled": ⟦true⟧"#))],
          outputs: [.audioData(id: "a")], connections: [.audio(to: "a")])),
    ])
}
