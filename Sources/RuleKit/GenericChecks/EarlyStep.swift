public import CaptureModel
public import CaptureSession
public import JSONSource

/// A step that must come after another step of its target, because that one undoes or enables it: setting the format
/// drops a frame rate that was set before.
public struct EarlyStep: Sendable {
  /// The place of the finding.
  public enum Place: Sendable {
    /// The target of the step, or the whole step; a note points to the other step.
    case target, step

    /// The target of the other step; a note points to the early one.
    case other
  }

  private let kind: OperationKind
  private let others: @Sendable (ResolvedSession) -> [String: [Int]]
  private let onlyLatest: Bool
  private let place: Place
  private let message: @Sendable (String) -> String
  private let label: String
  private let note: @Sendable (OperationKind?) -> String
  private let fix: String
  private let applicability: Fix.Applicability

  /// A kind of step, the steps that must come before it, and the messages.
  ///
  /// - Parameters:
  ///   - others: the indices of the steps that must come before it, in order, by target.
  ///   - onlyLatest: whether only the last step of a target counts, because it replaces the earlier ones.
  ///   - message: the message for a target.
  ///   - note: the note at the other place, for the kind of the other step.
  public init(
    _ kind: OperationKind, after others: @escaping @Sendable (ResolvedSession) -> [String: [Int]],
    onlyLatest: Bool = false, at place: Place = .target, message: @escaping @Sendable (String) -> String, label: String,
    note: @escaping @Sendable (OperationKind?) -> String, fix: String,
    _ applicability: Fix.Applicability = .unsafe
  ) {
    self.kind = kind
    self.others = others
    self.onlyLatest = onlyLatest
    self.place = place
    self.message = message
    self.label = label
    self.note = note
    self.fix = fix
    self.applicability = applicability
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
      let own = operations[step.index].range
      let range =
        switch place {
        case .target: step.target.range
        case .step: own
        case .other: other.target?.range ?? other.range
        }
      report.emit(
        message(step.target.value), at: range, label: label,
        notes: [Finding.Note(note(other.op?.value), at: place == .other ? own : other.range)],
        fixes: [
          Fix(
            fix, applicability, edits: OperationMove.edits(from: step.index, after: last, in: operations, report.edit))
        ])
    }
  }
}

extension ResolvedSession {
  /// The indices of the steps of some kinds, in order, by target.
  public func steps(_ kinds: OperationKind...) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (index, operation) in graph.operations.enumerated() {
      guard let op = operation.op?.value, kinds.contains(op), let target = operation.target?.value else { continue }
      found[target, default: []].append(index)
    }
    return found
  }
}

extension ResolvedSession {
  /// The indices of the steps of some kinds, in order, by input; a new preset is a step of every input.
  public func resets(_ kinds: OperationKind...) -> [String: [Int]] {
    let names = graph.inputs.compactMap { $0.id.map { graph.text(of: $0.value) } }
    var found: [String: [Int]] = [:]
    for (index, operation) in graph.operations.enumerated() {
      guard let op = operation.op?.value, kinds.contains(op) else { continue }
      for name in op == .setPreset ? names : [operation.target?.value].compactMap(\.self) {
        found[name, default: []].append(index)
      }
    }
    return found
  }
}

extension OperationKind {
  /// What resets a setting, in words.
  public var resetting: String {
    switch self {
    case .addInput: "adding the input resets it"
    case .setPreset: "setting the preset resets it"
    default: "setting the format resets it"
    }
  }
}

extension Rule {
  /// A rule that a step must come after those that undo or enable it.
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
