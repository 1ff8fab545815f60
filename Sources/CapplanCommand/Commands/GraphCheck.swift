import CapturePlans

/// A check of one graph.
struct GraphCheck: Sendable {
  /// The index of the graph among the inputs.
  let input: Int

  /// The indices of the profiles that get its findings; it runs on the first of them.
  let profiles: [Int]

  /// How many bytes of the graph it looks at.
  let bytes: Int

  /// A check with its result.
  struct Done: Sendable {
    let check: GraphCheck
    var result: CheckResult
  }

  /// How many bytes of graphs are checked before their findings are merged.
  private static let bytesOfATurn = 8 << 20

  /// Runs checks; they come back in their order, each with its result.
  static func run(
    _ checks: [GraphCheck], _ world: World, _ progress: ProgressLine?,
    _ body: @escaping @Sendable (GraphCheck) -> CheckResult
  ) -> [Done] {
    var all: [Done] = []
    var pool = FindingPool()
    while all.count < checks.count {
      let start = all.count
      var (end, bytes) = (start, 0)
      while end < checks.count, bytes < bytesOfATurn { (end, bytes) = (end + 1, bytes + checks[end].bytes) }
      let line = progress?.ofSteps(start..<end, of: checks.count)
      all += world.mapConcurrently(end - start, bytes: bytes, progress: line) {
        Done(check: checks[start + $0], result: body(checks[start + $0]))
      }
      // The results of a single turn take little memory, so they needn't share their text.
      if end < checks.count || start > 0 {
        for index in start..<end { all[index].result = pool.sharing(all[index].result) }
      }
    }
    return all
  }
}
