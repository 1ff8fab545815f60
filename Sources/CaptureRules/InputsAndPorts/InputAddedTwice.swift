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
        .passing(
          .graph(
            more: [
              #""operations": [ { "op": "addInput", "target": "back" }, { "op": "addOutput", "target": "video" } ]"#
            ])),
        .passing(
          .graph(
            .single(),
            more: [
              #"""
              "operations": [ { "op": "addInput", "target": "back" }, { "op": "removeInput", "target": "back" },
                                { "op": "addInput", "target": "back" } ]
              """#
            ])),
        .failing(
          .graph(more: [
            .list(
              of: "operations", #"{ "op": "addInput", "target": "back" }, { "op": "addOutput", "target": "video" }"#,
              #"{ "op": "addInput", "target": ⟦"back"⟧ }"#)
          ])),
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
