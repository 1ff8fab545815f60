import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// What starts late is decided before the session runs.
  static let deferredStartBeforeCommit = Rule(
    "deferred-start-before-commit",
    title: "Deferred start changes while the session runs",
    area: .session,
    rationale: """
      automaticallyRunsDeferredStart and deferredStartEnabled are set before commitConfiguration. Changed while the \
      session runs, they rebuild its pipeline, which takes long.
      """,
    availability: .iOS(OSVersion(26)),
    sources: [
      .symbol("AVCaptureSession.automaticallyRunsDeferredStart"), .symbol("AVCaptureOutput.isDeferredStartEnabled"),
    ],
    step: RebuildingStep(
      .setDeferredStart, message: { "the deferred start of \"\($0)\" is set while the session runs" },
      help: "set it before commitConfiguration"),
    examples: [
      .passing(
        StepExamples.graph(output: #""type": "photo""#, steps: ["setDeferredStart out", "startRunning"]),
        on: "iphone-17-pro"),
      .passing(
        StepExamples.graph(
          output: #""type": "photo""#,
          steps: ["startRunning", "beginConfiguration", "setDeferredStart out", "commitConfiguration"]),
        on: "iphone-17-pro"),
      .failing(
        StepExamples.graph(output: #""type": "photo""#, steps: ["startRunning", "setDeferredStart ⟦out⟧"]),
        on: "iphone-17-pro"),
    ])
}
