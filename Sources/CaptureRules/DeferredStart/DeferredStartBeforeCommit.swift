import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app chooses the outputs that start late before the session runs.
  static var deferredStartBeforeCommit: Rule {
    Rule(
      "deferred-start-before-commit",
      title: "Deferred start changes while the session runs",
      area: .session,
      rationale: """
        Set automaticallyRunsDeferredStart and deferredStartEnabled before commitConfiguration. Changing them while the \
        session runs rebuilds its pipeline, which takes long.
        """,
      availability: .iOS(OSVersion(26)),
      sources: [
        .symbol("AVCaptureSession.automaticallyRunsDeferredStart"), .symbol("AVCaptureOutput.isDeferredStartEnabled"),
      ],
      step: RebuildingStep(
        .setDeferredStart, message: { "the deferred start of \"\($0)\" is set while the session runs" },
        help: "set it before commitConfiguration"),
      examples: [
        .passing("single | back | out: photo | steps setDeferredStart out, startRunning").on("iphone-17-pro"),
        .passing("single | back | out: photo")
          .and("steps startRunning, beginConfiguration, setDeferredStart out, commitConfiguration").on("iphone-17-pro"),
        .failing("single | back | out: photo | steps startRunning, setDeferredStart ⟦out⟧").on("iphone-17-pro"),
      ])
  }
}
