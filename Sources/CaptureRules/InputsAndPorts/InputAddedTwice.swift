import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An input is added to its session once.
  static var inputAddedTwice: Rule {
    Rule(
      "input-added-twice",
      title: "Input added twice",
      area: .inputs,
      severity: .error,
      rationale: """
        A session takes the same input object once. Adding it again throws NSInvalidArgumentException.
        """,
      reads: ["operations"],
      sources: [.report("crash logs of addInput with an input that the session has")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video | steps addInput back, addOutput video"),
        .passing("single | back 1280x720 | video | steps addInput back, removeInput back, addInput back"),
        .failing("back 1280x720 | video | steps addInput back, addOutput video, addInput ⟦back⟧"),
      ]
    ) { session, report in
      var first: [String: SourceRange] = [:]
      for step in session.graph.operations {
        guard let target = step.target, let op = step.op?.value else { continue }
        if op == .removeInput { first[target.value] = nil }
        guard op == .addInput else { continue }
        guard let earlier = first[target.value] else {
          first[target.value] = target.range
          continue
        }
        report.emit(
          "\"\(target.value)\" is added a second time", at: target.range, label: "already added",
          notes: [Finding.Note("added here first", at: earlier)],
          fixes: [Fix("remove this step", .safe, edits: [report.edit.removing(step.range)])])
      }
    }
  }
}
