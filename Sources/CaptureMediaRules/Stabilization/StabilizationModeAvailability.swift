import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A stabilization mode exists on all systems that the app runs on.
  static var stabilizationModeAvailability: Rule {
    Rule(
      "stabilization-mode-availability",
      title: "Stabilization mode is newer than the system",
      area: .video,
      severity: .note,
      rationale: """
        Modes came one after the other: standard, cinematic and auto with iOS 8, cinematicExtended with 13, \
        previewOptimized with 17, cinematicExtendedEnhanced with 18, lowLatency with 26. An older system does not know \
        the later ones; the compiler makes the app ask first.
        """,
      reads: ["preferredVideoStabilizationMode"],
      sources: [.symbol("AVCaptureVideoStabilizationMode")],
      hasFix: true,
      examples: [
        .passing("iOS 13.0 | back 1280x720 | back -> movie preferredVideoStabilizationMode=cinematicExtended"),
        .failing(
          "iOS 17.0 | back 1280x720 | back -> movie preferredVideoStabilizationMode=⟦cinematicExtendedEnhanced⟧"),
      ]
    ) { session, report in
      for stabilized in session.stabilizedConnections() {
        let mode = stabilized.mode.value
        guard let system = session.systemBefore(mode.introduced) else { continue }
        let older = mode.fallback { $0.introduced <= system.version }
        report.emit(
          "\"\(mode.rawValue)\" does not exist on iOS \(system.version)", at: stabilized.mode.range, lackingOn: system,
          label: "needs iOS \(mode.introduced)", fixes: [stabilized.fix(older, report.edit)],
          help: "choose it only where iOS \(mode.introduced) is available")
      }
    }
  }
}
