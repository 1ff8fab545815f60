import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// An app that records sound gives a reason for it.
  static let plistMicrophone = Rule(
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
        #"""
        { "capplan": 1,
          "app": { "usageDescriptions": { "NSMicrophoneUsageDescription": "Records what you dictate." } },
          "inputs": [ { "id": "mic", "deviceType": "microphone" } ],
          "outputs": [ { "id": "sound", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "sound" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1, "app": { "usageDescriptions": ⟦{}⟧ },
          "inputs": [ { "id": "mic", "deviceType": "microphone" } ],
          "outputs": [ { "id": "sound", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "sound" } ] }
        """#),
      .unverified(
        #"""
        { "capplan": 1, "app": { "infoPlist": "Info.plist" },
          "inputs": [ { "id": "mic", "deviceType": "microphone" } ],
          "outputs": [ { "id": "sound", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "sound" } ] }
        """#),
    ]
  ) { session, report in
    guard let microphone = session.microphones.first else { return }
    UsageDescriptionCheck(
      keys: ["NSMicrophoneUsageDescription"], what: "the microphone", reason: "Records the sound of your videos.",
      use: microphone.range
    ).run(session, &report)
  }
}
