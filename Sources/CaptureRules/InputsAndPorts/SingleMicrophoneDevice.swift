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
        .passing(
          .graph(
            inputs: [.mic()], outputs: [.audioData(id: "a"), .audioData(id: "b")],
            connections: [
              #"{ "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "back" }, "output": "a" }"#,
              #"{ "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "front" }, "output": "b" }"#,
            ])),
        .failing(
          .graph(
            inputs: [.mic(), #"{ "id": "mic2", "deviceType": ⟦"microphone"⟧ }"#],
            outputs: [.audioData(id: "a"), .audioData(id: "b")],
            connections: [
              #"{ "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "back" }, "output": "a" }"#,
              .object(
                #""input": "mic2", "output": "b""#,
                #""port": { "mediaType": "audio", "sourceDevicePosition": "front" }"#),
            ])),
      ]
    ) { session, report in
      guard !session.isForMac else { return }
      MicrophoneCheck.report(session, &report) { "\"\($0)\" is a second input for the one microphone device" }
    }
  }
}
