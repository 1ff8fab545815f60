import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An override is set before the session starts, or inside a configuration.
  static var overrideTiming: Rule {
    Rule(
      "override-timing",
      title: "Override is set while the session runs",
      area: .cost,
      severity: .warning,
      rationale: """
        A new override rebuilds the pipeline. It belongs before startRunning, or between beginConfiguration and \
        commitConfiguration, so that one rebuild carries every change.
        """,
      reads: ["operations"],
      sources: [.symbol("AVCaptureDeviceInput.videoMinFrameDurationOverride")],
      examples: [
        .passing("back 1920x1440@60 binned | video | steps addInput back, startRunning, beginConfiguration,")
          .with("setMaxFrameRateOverride back, commitConfiguration"),
        .failing(
          "back 1920x1440@60 binned | video | steps addInput back, startRunning, ⟦setMaxFrameRateOverride back⟧"),
        .passing("back 1280x720 maxFrameRateOverride=30 | video")
          .and("steps startRunning, stopRunning, setMaxFrameRateOverride back, startRunning"),
      ]
    ) { session, report in
      var started: GraphOperation?
      var depth = 0
      for operation in session.graph.operations {
        switch operation.op?.value {
        case .startRunning: started = operation
        case .stopRunning: started = nil
        case .beginConfiguration: depth += 1
        case .commitConfiguration: depth = max(0, depth - 1)
        case .setMaxFrameRateOverride:
          guard let start = started, depth == 0 else { continue }
          report.emit(
            "this override interrupts the running session", at: operation.range, label: "while running",
            notes: [Finding.Note("the session starts here", at: start.range)],
            help: "set it before startRunning, or between beginConfiguration and commitConfiguration")
        default: continue
        }
      }
    }
  }
}
