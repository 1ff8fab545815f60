import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Multi-camera sessions need iOS 13.
  static var multicamRequiresIOS13: Rule {
    Rule(
      "multicam-requires-ios13",
      title: "Multi-camera session on a system before iOS 13",
      area: .session,
      severity: .note,
      rationale: """
        AVCaptureMultiCamSession and the look-up of ports by source device came with iOS 13. On an older system the class \
        does not exist at run time; the compiler makes the app check first.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["minimumOS"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession")],
      examples: [
        .passing("iOS 13.0 | multi | back 1280x720 | video"),
        .failing("iOS 12.0 | ⟦multi⟧ | back 1280x720 | video"),
        .failing("iOS ⟦12.0⟧ | back 1280x720 | video"),
      ]
    ) { session, report in
      guard session.isMultiCam, let system = session.systemBefore(OSVersion(13)) else { return }
      let type = session.graph.session?.type?.range
      report.emit(
        "AVCaptureMultiCamSession does not exist on iOS \(system.version)",
        at: type ?? system.range ?? session.graph.range, lackingOn: system, label: "needs iOS 13",
        help: "raise minimumOS to 13.0, or use a single session on the older systems")
    }
  }
}
