import JSONSource
import CaptureSession
import RuleKit

extension Rule {
  /// A session has one microphone input.
  static var singleMicrophoneDevice: Rule {
    Rule(
      "single-microphone-device",
      title: "Two inputs for the one microphone",
      area: .inputs,
      severity: .error,
      confidence: .inferred,
      rationale: """
        iOS shows all its microphones as one device, and the audio route decides which of them is heard. A second input \
        would be a second one for the same device, which a session refuses; front and back are ports of the one input.
        """,
      sources: [
        .symbol("AVCaptureDevice.DeviceType.microphone"),
        .inference("a session takes one input of a device, and iOS has one microphone device"),
      ],
      hasFix: true,
      examples: [
        .passing("mic | mic.back -> a: sound | mic.front -> b: sound"),
        .failing("mic | mic2: ⟦mic⟧ | mic.back -> a: sound | mic2.front -> b: sound"),
      ]
    ) { session, report in
      guard !session.isForMac else { return }
      MicrophoneCheck.report(session, &report) { "\"\($0)\" is a second input for the one microphone device" }
    }
  }
}
