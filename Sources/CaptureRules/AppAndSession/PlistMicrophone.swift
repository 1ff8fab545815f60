import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// An app that records sound has a usage description for the microphone.
  static var plistMicrophone: Rule {
    Rule(
      "plist-microphone",
      title: "No reason is given for using the microphone",
      area: .app,
      severity: .error,
      rationale: """
        Since iOS 10 an app that records sound gives its reason in NSMicrophoneUsageDescription. Without it access is \
        denied, and in practice the system ends the app.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["app"],
      sources: [.session("WWDC16 511"), .symbol("AVCaptureDevice.requestAccess(for:completionHandler:)")],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            .app(#""usageDescriptions": { "NSMicrophoneUsageDescription": "Records what you dictate." }"#),
            inputs: [.mic()], outputs: [.audioData()], connections: [.audio(to: "sound")])),
        .failing(
          .graph(
            head: [.app(#""usageDescriptions": ⟦{}⟧"#)], inputs: [.mic()], outputs: [.audioData()],
            connections: [.audio(to: "sound")])),
        .unverified(
          .graph(
            head: [.app(#""infoPlist": "Info.plist""#)], inputs: [.mic()], outputs: [.audioData()],
            connections: [.audio(to: "sound")])),
      ]
    ) { session, report in
      guard let microphone = session.microphones.first else { return }
      UsageDescriptionCheck(
        keys: ["NSMicrophoneUsageDescription"], what: "the microphone", reason: "Records the sound of your videos.",
        use: microphone.range
      ).run(session, &report)
    }
  }
}
