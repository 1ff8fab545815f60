import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Good recordings over Bluetooth need the app's audio session.
  static var bluetoothHighQualityNeedsAppSession: Rule {
    Rule(
      "bluetooth-high-quality-needs-app-session",
      title: "Bluetooth recording without the app's audio session",
      area: .session,
      severity: .warning,
      rationale: """
        configuresApplicationAudioSessionForBluetoothHighQualityRecording sets up the app's audio session. While \
        usesApplicationAudioSession is false it has no effect. It exists on iOS only.
        """,
      availability: .iOS(OSVersion(26)),
      sources: [
        .symbol("AVCaptureSession.configuresApplicationAudioSessionForBluetoothHighQualityRecording"),
        .symbol("AVCaptureSession.usesApplicationAudioSession"),
      ],
      setting: IdleSetting(
        "configuresApplicationAudioSessionForBluetoothHighQualityRecording",
        \GraphSession.configuresApplicationAudioSessionForBluetoothHighQualityRecording, isUsed: { $0 },
        what: { _ in "the set-up for Bluetooth" },
        because: { session, _ in
          guard let uses = session.usesApplicationAudioSession, !uses.value else { return nil }
          return .init("the session does not use the app's audio session", at: uses.range)
        }, help: "set usesApplicationAudioSession to true"),
      examples: [
        .passing("single usesApplicationAudioSession configuresApplicationAudioSessionForBluetoothHighQualityRecording")
          .and("back 1280x720 | video").on("iphone-17-pro"),
        .failing("single usesApplicationAudioSession=false")
          .with("configuresApplicationAudioSessionForBluetoothHighQualityRecording=⟦true⟧ | back 1280x720 | video")
          .on("iphone-17-pro"),
      ])
  }
}
