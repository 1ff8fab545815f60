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
        .passing("app microphone='Records what you dictate.' | mic | sound"),
        .failing("app usageDescriptions=⟦()⟧ | mic | sound"),
        .unverified("app infoPlist=Info.plist | mic | sound"),
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
