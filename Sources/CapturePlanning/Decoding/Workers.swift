/// Threads that share the work on a large document; whoever embeds the planner says where they come from.
///
/// The result is the same for any number of them.
public struct Workers: Sendable {
  /// How many can run at once; asked only where there is enough to do.
  public let count: @Sendable () -> Int

  private let run: @Sendable (_ shares: Int, _ work: @escaping @Sendable (_ share: Int) -> Void) -> Void

  /// `run` does the work of each share from 0 on, in any order or at once, and returns when all is done.
  public init(
    count: @escaping @Sendable () -> Int,
    run: @escaping @Sendable (_ shares: Int, _ work: @escaping @Sendable (_ share: Int) -> Void) -> Void
  ) {
    self.count = count
    self.run = run
  }

  /// The thread that asks, and no other.
  public static let none = Workers(count: { 1 }, run: { shares, work in (0..<shares).forEach(work) })

  /// The values of `body` for each share, in this order.
  func map<Value: Sendable>(_ shares: Int, _ body: @escaping @Sendable (_ share: Int) -> Value) -> [Value] {
    [Value](unsafeUninitializedCapacity: shares) { buffer, initializedCount in
      // Each place is written by one thread, and read when all is done.
      nonisolated(unsafe) let places = buffer
      run(shares) { places.initializeElement(at: $0, to: body($0)) }
      initializedCount = shares
    }
  }
}
