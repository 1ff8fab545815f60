public import CaptureModel
public import CaptureSession
public import JSONSource

/// A check for steps that need a connected output: an app captures a photo only while a camera feeds the photo output.
public struct ConnectedStep: Sendable {
  private let kind: OperationKind
  private let isCommitted: Bool
  private let output: @Sendable (String, ResolvedSession) -> ResolvedOutput?
  private let message: @Sendable (_ target: String, _ output: String) -> String
  private let label: String

  /// Creates the check for one kind of step.
  ///
  /// - Parameters:
  ///   - isCommitted: whether the connection counts only once its configuration is committed.
  ///   - output: the output that a step's target needs; `nil` if the step needs no connection.
  public init(
    _ kind: OperationKind, isCommitted: Bool, output: @escaping @Sendable (String, ResolvedSession) -> ResolvedOutput?,
    message: @escaping @Sendable (_ target: String, _ output: String) -> String, label: String
  ) {
    self.kind = kind
    self.isCommitted = isCommitted
    self.output = output
    self.message = message
    self.label = label
  }

  func check(_ session: ResolvedSession, _ report: inout Emitter) {
    let operations = session.graph.operations
    let steps = PhotoOperations(operations, kind).steps
    guard !steps.isEmpty else { return }
    let connections = ConnectionSteps(session)
    for step in steps {
      guard let output = output(step.target.value, session),
        let gap = connections.gap(to: output.index, at: step.index, committed: isCommitted)
      else { continue }
      let fixes = gap.end.map { end in
        let edits = OperationMove.edits(from: step.index, after: end, in: operations, report.edit)
        return [Fix("move it after the connection", .unsafe, edits: edits)]
      }
      report.emit(
        message(step.target.value, output.id), at: step.target.range, label: label,
        notes: [Finding.Note(gap.cause.words, at: operations[gap.step].range)], fixes: fixes ?? [])
    }
  }
}

extension ConnectionGap.Cause {
  /// The note at the step that adds or removes the connection.
  fileprivate var words: String {
    switch self {
    case .notAdded: "it is connected only here"
    case .removed: "it is disconnected here"
    case .notCommitted: "it is connected here, but not committed yet"
    }
  }
}

extension Rule {
  /// A rule that allows a step only while its output is connected.
  public init(
    _ id: RuleID, title: String, area: Area, severity: Severity = .error, confidence: Confidence = .documented,
    rationale: String, availability: Availability? = nil,
    sources: @autoclosure @escaping @Sendable () -> [RuleSource], step: ConnectedStep,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      id, title: title, area: area, severity: severity, confidence: confidence, rationale: rationale,
      availability: availability,
      reads: ["operations"], sources: sources(), hasFix: true, examples: examples(), check: step.check)
  }
}
