import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// An app that uses a camera has a usage description for it.
  static var plistCamera: Rule {
    Rule(
      "plist-camera",
      title: "No reason is given for using the camera",
      area: .app,
      severity: .error,
      rationale: """
        Since iOS 10 people are told why an app wants the camera, in the app's own words: NSCameraUsageDescription in its \
        Info.plist. Without it access is denied, and in practice the system ends the app at its first use.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["app"],
      sources: [.session("WWDC16 511"), .symbol("AVCaptureDevice.requestAccess(for:completionHandler:)")],
      hasFix: true,
      examples: [
        .passing("app camera='Films the street for your map.' observesSystemPressure | back 1280x720 | video"),
        .failing("app usageDescriptions=⟦()⟧ observesSystemPressure | back 1280x720 | video"),
        .failing("⟦app observesSystemPressure⟧ | back 1280x720 | video"),
        .unverified("app infoPlist=Info.plist observesSystemPressure | back 1280x720 | video"),
        .failing(
          "app",
          infoPlist: .read(InfoPlist(usageDescriptions: ["NSMicrophoneUsageDescription": "Records what you dictate."]))
        )
        .with("infoPlist=⟦Info.plist⟧ observesSystemPressure | back 1280x720 | video").withoutFix(),
        .passing("SDK 9.0 | single | app usageDescriptions=() observesSystemPressure | back 1280x720 | video"),
      ]
    ) { session, report in
      guard let camera = session.cameras.first else { return }
      UsageDescriptionCheck(
        keys: ["NSCameraUsageDescription"], what: "the camera", reason: "Takes the photos and videos that you ask for.",
        use: camera.range
      ).run(session, &report)
    }
  }
}
