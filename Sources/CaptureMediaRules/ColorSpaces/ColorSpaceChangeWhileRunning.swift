import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The color space is chosen before the session runs.
  static var colorSpaceChangeWhileRunning: Rule {
    Rule(
      "color-space-change-while-running",
      title: "Color space changes while the session runs",
      area: .formats,
      severity: .warning,
      rationale: """
        Setting activeColorSpace while the session runs rebuilds it: recordings end at once, photo requests in progress are \
        aborted, and the preview freezes for a moment.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["operations"],
      sources: [.symbol("AVCaptureDevice.activeColorSpace")],
      supersedes: [Rule.rebuildEndsRecording.id],
      examples: [
        .passing("single | back | out: photo | shot")
          .and("steps lockForConfiguration back, setActiveColorSpace back, unlockForConfiguration back, startRunning"),
        .failing("single | back | out: photo | shot | steps startRunning, lockForConfiguration back,")
          .with("⟦setActiveColorSpace⟧ back, unlockForConfiguration back"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      for step in PhotoOperations(operations, .setActiveColorSpace).steps {
        guard let start = step.start, let op = operations[step.index].op else { continue }
        report.emit(
          "the color space of \"\(step.target.value)\" changes while the session runs", at: op.range,
          label: "ends recordings, aborts photos",
          notes: [Finding.Note("the session starts here", at: operations[start].range)],
          help: "set it before startRunning, or while nothing is recorded or captured")
      }
    }
  }
}
