import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A multi-camera session runs only on hardware that supports it.
  static var multicamUnsupportedHardware: Rule {
    Rule(
      "multicam-unsupported-hardware",
      title: "Device can't run a multi-camera session",
      area: .session,
      severity: .error,
      rationale: """
        Older devices can't power two cameras at once, and AVCaptureMultiCamSession.isMultiCamSupported says so. An app \
        asks first and falls back to AVCaptureSession with one camera. (WWDC19 249 and 225 are the same \
        talk: the first number is on its slides, the second on its transcript.)
        """,
      availability: .iOS(OSVersion(13)),
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession.isMultiCamSupported")],
      examples: [
        .passing("multi | back 1280x720 | video"),
        .failing("⟦multi⟧ | back 1280x720 | video").on("iphone-7-plus"),
        .unverified("multi | back 1280x720 | video")
          .on(#"{ "capplanProfile": 1, "id": "unknown", "name": "Unknown", "cameras": [], "sources": [] }"#),
        .failing(
          json: #"""
            ⟦{ "capplan": 1,
              "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                            "activeFormat": { "width": 1280, "height": 720 } } ],
              "outputs": [ { "id": "video", "type": "videoData" } ],
              "connections": [ { "input": "back", "port": "video", "output": "video" } ] }⟧
            """#
        ).on("iphone-7-plus"),
      ]
    ) { session, report in
      guard session.isMultiCam, session.profile.multiCamSupported != true else { return }
      let range = session.graph.session?.type?.range ?? session.graph.session?.range ?? session.graph.range
      guard session.profile.multiCamSupported == false else {
        report.unverified(
          whether: "the device supports multi-camera sessions",
          settledBy: .device(.multiCamSupported),
          at: range)
        return
      }
      report.emit(
        "the device can't run a multi-camera session", at: range, label: "not on this hardware",
        notes: [Finding.Note("multi-camera capture begins with the A12 generation of chips")],
        help: "check AVCaptureMultiCamSession.isMultiCamSupported, and use a session of type \"single\" if it is false"
      )
    }
  }
}
