import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Every begin of a configuration has its commit before the session starts or stops.
  static var commitBeforeStart: Rule {
    Rule(
      "commit-before-start",
      title: "Session starts or stops inside a configuration",
      area: .session,
      severity: .error,
      rationale: """
        Every beginConfiguration needs its commitConfiguration before startRunning or stopRunning is called; otherwise \
        the call throws NSGenericException. A commit without a begin is a similar mistake: Apple only says that the \
        two are paired.
        """,
      reads: ["operations"],
      sources: [.symbol("AVCaptureSession.startRunning()"), .symbol("AVCaptureSession.commitConfiguration()")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video | steps beginConfiguration, addInput back, commitConfiguration, startRunning"),
        .failing(
          "back 1280x720 | video | steps beginConfiguration, addInput back, ⟦startRunning⟧, commitConfiguration"),
        .failing("back 1280x720 | video | steps addInput back, ⟦commitConfiguration⟧, startRunning"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      let commits = ConfigurationPairs(operations).commits
      var open: [Int] = []
      var pending = 0
      for (index, operation) in operations.enumerated() {
        switch operation.op?.value {
        case .beginConfiguration: open.append(index)
        case .commitConfiguration:
          guard open.popLast() == nil, let op = operation.op else { continue }
          // A late commit for a start that was already reported is not a second fault.
          guard pending == 0 else {
            pending -= 1
            continue
          }
          let removal = report.edit.removing(operation.range)
          report.emit(
            "commitConfiguration has no beginConfiguration before it", at: op.range, severity: .warning,
            label: "nothing to commit",
            notes: [Finding.Note("the two are documented only as a pair")],
            fixes: [Fix("remove it", .unsafe, edits: [removal])],
            help: "remove it, or call beginConfiguration before the changes that it commits")
        case .startRunning, .stopRunning:
          guard let begin = open.last, let op = operation.op else { continue }
          let late = open.compactMap { commits[$0] }.map { report.edit.removing(operations[$0].range) }
          let gap = report.edit.document.source[
            SourceRange(operations[index - 1].range.upperBound, operation.range.lowerBound)]
          let start = SourceRange(operation.range.lowerBound, operation.range.lowerBound)
          let text = open.map { _ in "{ \"op\": \"commitConfiguration\" }\(gap)" }.joined()
          report.emit(
            "\(op.value.rawValue) is called inside a configuration", at: op.range, label: "not committed yet",
            notes: [Finding.Note("the configuration begins here", at: operations[begin].range)],
            fixes: [Fix("commit before \(op.value.rawValue)", .unsafe, edits: [SourceEdit(start, with: text)] + late)],
            help: "call commitConfiguration once for each beginConfiguration before \(op.value.rawValue)")
          pending += open.count
          open = []
        default: continue
        }
      }
    }
  }
}

/// Pairs each `beginConfiguration` with its `commitConfiguration`.
private struct ConfigurationPairs {
  /// The index of the commit, keyed by the index of the begin.
  private(set) var commits: [Int: Int] = [:]

  init(_ operations: [GraphOperation]) {
    var open: [Int] = []
    for (index, operation) in operations.enumerated() {
      if operation.op?.value == .beginConfiguration { open.append(index) }
      if operation.op?.value == .commitConfiguration, let begin = open.popLast() { commits[begin] = index }
    }
  }
}
