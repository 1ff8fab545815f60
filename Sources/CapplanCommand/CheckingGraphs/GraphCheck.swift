import CapturePlans

/// A check of one graph, waiting to be run.
struct GraphCheck: Sendable {
  /// The index of the graph among the inputs.
  let input: Int

  /// The indices of the profiles that get its findings; only the first is checked.
  let profiles: [Int]

  /// The size of the graph's text, in bytes.
  let bytes: Int

  /// A check that has run, with its result.
  struct Done: Sendable {
    let check: GraphCheck
    var result: CheckResult
  }

  /// The size of a batch, in bytes of graphs; the findings are merged after each batch.
  private static let bytesPerBatch = 8 << 20

  /// Runs checks and returns them in the same order, each with its result.
  static func run(
    _ checks: [GraphCheck], _ world: World, _ progress: ProgressLine?,
    _ body: @escaping @Sendable (GraphCheck) -> CheckResult
  ) -> [Done] {
    let isOfOneGraph = checks.allSatisfy { $0.input == checks[0].input }
    var all: [Done] = []
    var pool = FindingPool()
    while all.count < checks.count {
      let start = all.count
      var (end, bytes) = (start, 0)
      while end < checks.count, bytes < bytesPerBatch { (end, bytes) = (end + 1, bytes + checks[end].bytes) }
      let line = progress?.ofSteps(start..<end, of: checks.count)
      all += world.mapConcurrently(end - start, bytes: bytes, alternating: isOfOneGraph, progress: line) {
        Done(check: checks[start + $0], result: body(checks[start + $0]))
      }
      // A single batch takes little memory, so its results needn't share their text.
      if end < checks.count || start > 0 {
        for index in start..<end { all[index].result = pool.sharing(all[index].result) }
      }
    }
    return all
  }
}
