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
        .passing("single | back | photo | steps addInput back, startRunning, beginConfiguration, addOutput photo,")
          .with("addConnection /connections/0, commitConfiguration"),
        .failing("single | back | photo")
          .and("steps addInput back, startRunning, addOutput photo, ⟦addConnection⟧ /connections/0"),
        .failing("single | back 1280x720 | video | steps startRunning, lockForConfiguration back, setActiveFormat")
          .with("back, ⟦setVideoHDR⟧ back, unlockForConfiguration back"),
        .passing("back 1280x720 | video | steps startRunning, stopRunning, addInput back, addOutput video"),
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
