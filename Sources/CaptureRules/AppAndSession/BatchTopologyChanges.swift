import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Several changes to a running session are made in one configuration.
  static var batchTopologyChanges: Rule {
    Rule(
      "batch-topology-changes",
      title: "Running session is changed step by step",
      area: .session,
      severity: .note,
      rationale: """
        A running session rebuilds its pipeline for every change that stands alone, and frames stop each time. Between \
        beginConfiguration and commitConfiguration all changes take effect at once, with one rebuild.
        """,
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureSession.beginConfiguration()"), .symbol("AVCaptureSession.commitConfiguration()"),
        .session("WWDC16 511"),
      ],
      aliases: ["video-hdr-outside-batch"],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            head: [.single()], inputs: [.back()], outputs: [.photo()], connections: [.video(to: "photo")],
            more: [
              .list(
                of: "operations", #"{ "op": "addInput", "target": "back" }, { "op": "startRunning" }"#,
                #"{ "op": "beginConfiguration" }, { "op": "addOutput", "target": "photo" }"#,
                #"{ "op": "addConnection", "target": "/connections/0" }"#, #"{ "op": "commitConfiguration" }"#)
            ])),
        .failing(
          .graph(
            head: [.single()], inputs: [.back()], outputs: [.photo()], connections: [.video(to: "photo")],
            more: [
              .list(
                of: "operations", #"{ "op": "addInput", "target": "back" }, { "op": "startRunning" }"#,
                #"{ "op": "addOutput", "target": "photo" }"#,
                #"{ "op": ⟦"addConnection"⟧, "target": "/connections/0" }"#)
            ])),
        .failing(
          .graph(
            .single(),
            more: [
              .list(
                of: "operations", #"{ "op": "startRunning" }, { "op": "lockForConfiguration", "target": "back" }"#,
                #"{ "op": "setActiveFormat", "target": "back" }, { "op": ⟦"setVideoHDR"⟧, "target": "back" }"#,
                #"{ "op": "unlockForConfiguration", "target": "back" }"#)
            ])),
        .passing(
          .graph(more: [
            .list(
              of: "operations",
              #"{ "op": "startRunning" }, { "op": "stopRunning" }, { "op": "addInput", "target": "back" }"#,
              #"{ "op": "addOutput", "target": "video" }"#)
          ])),
      ]
    ) { session, report in
      let operations = session.graph.operations
      guard operations.count > 1 else { return }
      for run in UnbatchedChanges.runs(in: operations) {
        guard run.count > 1, let first = run.first, let last = run.last, let op = operations[run[1]].op else {
          continue
        }
        let start = operations[first].range
        let end = operations[last].range
        let begin = SourceEdit(
          SourceRange(start.lowerBound, start.lowerBound), with: "{ \"op\": \"beginConfiguration\" }, ")
        let commit = SourceEdit(
          SourceRange(end.upperBound, end.upperBound), with: ", { \"op\": \"commitConfiguration\" }")
        report.emit(
          "\(run.count) changes of the running session rebuild its pipeline one by one", at: op.range,
          label: "another rebuild", notes: [Finding.Note("the first of them is here", at: start)],
          fixes: [Fix("put them into one configuration", .safe, edits: [begin, commit])])
      }
    }
  }
}

/// Finds changes to a running session that are made outside a configuration.
private enum UnbatchedChanges {
  /// The indexes of such operations in groups, each ended by a start, a stop or a configuration; O(operations).
  static func runs(in operations: [GraphOperation]) -> [[Int]] {
    var runs: [[Int]] = []
    var run: [Int] = []
    var isRunning = false
    var depth = 0
    for (index, operation) in operations.enumerated() {
      switch operation.op?.value {
      case .addInput, .addOutput, .addConnection, .removeInput, .removeOutput, .setActiveFormat, .setVideoHDR,
        .enablePhotoFeature:
        if isRunning && depth == 0 { run.append(index) }
        continue
      case .startRunning: isRunning = true
      case .stopRunning: isRunning = false
      case .beginConfiguration: depth += 1
      case .commitConfiguration: depth = max(0, depth - 1)
      default: continue
      }
      runs.append(run)
      run = []
    }
    return runs + [run]
  }
}
