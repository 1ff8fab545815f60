import TestSupport
import Testing

/// The lock that fake worlds use.
struct LockedTests {
  @Test func noChangeOfManyTasksIsLost() async {
    let counts = Locked<[Int: Int]>([:])
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { for number in 0..<500 { counts.withLock { $0[(task + number) % 16, default: 0] += 1 } } }
      }
    }
    #expect(counts.withLock { $0.values.reduce(0, +) } == 4000)
  }

  @Test func whatThrowsLeavesItOpen() {
    struct Fault: Error {}
    let value = Locked(1)
    #expect(throws: Fault.self) {
      try value.withLock { value in
        value = 2
        throw Fault()
      }
    }
    #expect(value.withLock { $0 } == 2)
  }
}
