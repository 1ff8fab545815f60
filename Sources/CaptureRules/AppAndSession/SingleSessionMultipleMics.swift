import JSONSource
import CaptureSession
import CaptureModel
import RuleKit

extension Rule {
  /// A plain session on iOS accepts one microphone.
  static var singleSessionMultipleMics: Rule {
    Rule(
      "single-session-multiple-mics",
      title: "Second microphone in a plain session",
      area: .session,
      severity: .error,
      rationale: """
        On iOS an AVCaptureSession takes one audio input, as it takes one camera; adding another one throws \
        NSInvalidArgumentException. Reported instead of single-microphone-device.
        """,
      reads: ["session"],
      sources: [
        .report("crash logs of addInput: \"Multiple audio/video AVCaptureInputs\"")
      ],
      supersedes: [Rule.singleMicrophoneDevice.id],
      hasFix: true,
      examples: [
        .passing("single | mic | a: sound"),
        .failing("single | mic | a: sound | mic2: ⟦mic⟧"),
      ]
    ) { session, report in
      guard !session.isMultiCam, !session.isForMac else { return }
      MicrophoneCheck.report(session, &report) { "a single session can't take \"\($0)\" as a second microphone" }
    }
  }
}
