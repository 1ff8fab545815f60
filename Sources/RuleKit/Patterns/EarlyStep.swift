public import CaptureModel
public import CaptureSession
public import JSONSource

/// A step of the app that another undoes or allows: it belongs after the last such step of its target. A frame rate is
/// lost when the format is set after it.
public struct EarlyStep: Sendable {
  /// Which of the two steps a finding points at; a note points at the other.
  public enum Place: Sendable {
    case step, other
  }

  private let kind: OperationKind
  private let others: @Sendable (ResolvedSession) -> [String: [Int]]
  private let onlyLatest: Bool
  private let place: Place
  private let message: @Sendable (String) -> String
  private let label: String
  private let note: @Sendable (OperationKind?) -> String
  private let fix: String

  /// The kind of step and what must come before it, and the words.
  ///
  /// - Parameters:
  ///   - others: the indices of the steps that must come before it, in order, by its target.
  ///   - onlyLatest: whether only the latest step of a target counts, since it makes up for those before it.
  ///   - message: what is wrong, of a target.
  ///   - note: what the other place is; of the kind of the other step.
  public init(
    _ kind: OperationKind, after others: @escaping @Sendable (ResolvedSession) -> [String: [Int]],
    onlyLatest: Bool = false, at place: Place = .step, message: @escaping @Sendable (String) -> String, label: String,
    note: @escaping @Sendable (OperationKind?) -> String, fix: String
  ) {
    self.kind = kind
    self.others = others
    self.onlyLatest = onlyLatest
    self.place = place
    self.message = message
    self.label = label
    self.note = note
    self.fix = fix
  }

  func check(_ session: ResolvedSession, _ report: inout Emitter) {
    let operations = session.graph.operations
    let steps = PhotoOperations(operations, kind).steps
    guard !steps.isEmpty else { return }
    let others = others(session)
    var latest: [String: Int] = [:]
    for step in steps { latest[step.target.value] = step.index }
    for step in steps where !onlyLatest || latest[step.target.value] == step.index {
      guard let last = others[step.target.value]?.last, last > step.index else { continue }
      let other = operations[last]
      let isAtStep = place == .step
      report.emit(
        message(step.target.value), at: isAtStep ? step.target.range : other.target?.range ?? other.range, label: label,
        notes: [Finding.Note(note(other.op?.value), at: isAtStep ? other.range : operations[step.index].range)],
        fixes: [
          Fix(fix, .unsafe, edits: OperationMove.edits(from: step.index, after: last, in: operations, report.edit))
        ])
    }
  }
}

extension ResolvedSession {
  /// The indices of the steps of some kinds, in order, by their targets.
  public func steps(_ kinds: OperationKind...) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (index, operation) in graph.operations.enumerated() {
      guard let op = operation.op?.value, kinds.contains(op), let target = operation.target?.value else { continue }
      found[target, default: []].append(index)
    }
    return found
  }
}

extension Rule {
  /// A rule that a step comes after those that undo or allow it.
  public init(
    _ id: RuleID, title: String, area: Area, severity: Severity = .warning, rationale: String,
    availability: Availability? = nil, sources: @autoclosure @escaping @Sendable () -> [RuleSource], step: EarlyStep,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      id, title: title, area: area, severity: severity, rationale: rationale, availability: availability,
      reads: ["operations"], sources: sources(), hasFix: true, examples: examples(), check: step.check)
  }
}
