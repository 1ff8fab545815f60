#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// System threads, used directly: libraries that wrap them would make a static binary start slower.
enum Threads {
  /// The work of one thread.
  private struct Share {
    let number: Int
    let work: @Sendable (_ share: Int) -> Void
  }

  /// The stack size that the main thread usually has; other threads have less on some systems.
  private static let stackSize = 8 << 20

  /// The number of processors.
  static var processors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// Runs shares `0..<count` of some work at the same time, and returns when all are done.
  ///
  /// The calling thread runs the last share, and any share for which the system has no thread left.
  static func run(_ count: Int, _ work: @escaping @Sendable (_ share: Int) -> Void) {
    let shares = UnsafeMutableBufferPointer<Share>.allocate(capacity: count)
    _ = shares.initialize(from: (0..<count).map { Share(number: $0, work: work) })
    var threads: [pthread_t] = []
    var own: [Int] = []
    for index in shares.indices {
      if index < count - 1, let thread = start(shares.baseAddress.map { $0 + index }) {
        threads.append(thread)
      } else {
        own.append(index)
      }
    }
    for index in own { work(index) }
    for thread in threads { pthread_join(thread, nil) }
    shares.deinitialize().deallocate()
  }

  private static func start(_ share: UnsafeMutablePointer<Share>?) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var thread = noThread
    return pthread_create(&thread, &attributes, { Threads.enter($0) }, share) == 0 ? thread : nil
  }

  private static func enter(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let share = context?.assumingMemoryBound(to: Share.self).pointee { share.work(share.number) }
    return nil
  }

  // The value of a variable to which the system has not yet written a thread.
  #if canImport(Glibc)
    private static var noThread: pthread_t { 0 }
  #else
    private static var noThread: pthread_t? { nil }
  #endif
}
