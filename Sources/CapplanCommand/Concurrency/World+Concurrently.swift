extension World {
  /// How many bytes of graphs justify another thread, which costs about as much as a small graph.
  private static var bytesForAThread: Int { 16 << 10 }

  /// The values of `body` for `0..<count`, in this order, computed on several processors if there is enough to do.
  ///
  /// `bytes` is the amount of work: the bytes of all graphs, counted each time a graph is looked at. The result of
  /// `body` must not depend on its calls for other indices, so that it is the same for any number of threads.
  /// `progress` shows how far one of the threads is. The threads take turns at the indices if `alternating`: that shares
  /// the work best if neighbours take equally long, as the devices of one family do.
  package func mapConcurrently<Value: Sendable>(
    _ count: Int, bytes: Int, alternating: Bool = false, progress: ProgressLine? = nil,
    _ body: @escaping @Sendable (_ index: Int) -> Value
  ) -> [Value] {
    defer { progress?.end() }
    let worthwhile = min(count, bytes / Self.bytesForAThread)
    let threads = worthwhile > 1 ? min(worthwhile, processors()) : 1
    guard threads > 1 else {
      return (0..<count).map { index in
        defer { progress?.show(index + 1, of: count) }
        return body(index)
      }
    }
    return [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each element is written by one thread, and read after all threads have ended.
      nonisolated(unsafe) let elements = buffer
      Threads.run(threads) { share in
        let indices = Self.indices(of: share, among: threads, count, alternating: alternating)
        for (turn, index) in indices.enumerated() {
          elements.initializeElement(at: index, to: body(index))
          if share == 0 { progress?.show(turn + 1, of: indices.count) }
        }
      }
      initializedCount = count
    }
  }

  /// The indices that one of some threads computes, in its order.
  ///
  /// It is not inlined: that would repeat it for each type of value.
  @inline(never)
  private static func indices(of share: Int, among threads: Int, _ count: Int, alternating: Bool) -> [Int] {
    if alternating { return Array(stride(from: share, to: count, by: threads)) }
    // Threads that count references to the same values wait for each other. Neighbouring indices use the same graph, so
    // each thread has its own run of indices. Threads at the same step would use the same device, so every other thread
    // takes its run backwards.
    let run = count * share / threads..<count * (share + 1) / threads
    return share % 2 == 0 ? Array(run) : run.reversed()
  }
}
