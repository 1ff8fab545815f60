public import CaptureModel
import CaptureSession
public import JSONSource

/// A check for steps that rebuild the pipeline of a running session, unless they are part of a configuration: an app
/// turns on cinematic video before the start.
public struct RebuildingStep: Sendable {
  private let kind: OperationKind
  private let message: @Sendable (String) -> String
  private let help: String

  /// Creates the check for one kind of step, with the message for its target and a help text.
  public init(_ kind: OperationKind, message: @escaping @Sendable (_ target: String) -> String, help: String) {
    self.kind = kind
    self.message = message
    self.help = help
  }

  func check(_ session: ResolvedSession, _ report: inout Emitter) {
    let operations = session.graph.operations
    for step in PhotoOperations(operations, kind).steps {
      guard let start = step.start, !step.isInConfiguration else { continue }
      let edits = OperationMove.edits(from: start, after: step.index, in: operations, report.edit)
      report.emit(
        message(step.target.value), at: step.target.range, label: "rebuilds the pipeline",
        notes: [Finding.Note("the session starts here", at: operations[start].range)],
        fixes: [Fix("start the session after this step", .unsafe, edits: edits)], help: help)
    }
  }
}

extension Rule {
  /// A rule that allows a step only before the session starts, or in a configuration.
  public init(
    _ id: RuleID, title: String, area: Area, confidence: Confidence = .documented, rationale: String,
    availability: Availability? = nil,
    sources: @autoclosure @escaping @Sendable () -> [RuleSource], step: RebuildingStep,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      id, title: title, area: area, severity: .warning, confidence: confidence, rationale: rationale,
      availability: availability,
      reads: ["operations"], sources: sources(), hasFix: true, examples: examples(), check: step.check)
  }
}
