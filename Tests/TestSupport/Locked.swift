import Foundation

/// A value that one thread at a time reads or changes; `Mutex` of the standard library needs macOS 15.
///
/// The lock is the same on every system, and may lie anywhere in memory: a pipe with one byte, which a thread takes out
/// to enter and puts back to leave.
package final class Locked<Value: Sendable>: Sendable {
  private let ends: (exit: CInt, entrance: CInt)
  private nonisolated(unsafe) var value: Value

  package init(_ value: Value) {
    var ends: [CInt] = [-1, -1]
    precondition(pipe(&ends) == 0, "no file descriptor is left for a lock")
    self.ends = (ends[0], ends[1])
    self.value = value
    leave()
  }

  deinit {
    close(ends.exit)
    close(ends.entrance)
  }

  /// Runs a closure on the value while no other thread does.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    enter()
    defer { leave() }
    return try body(&value)
  }

  private func enter() {
    var byte: UInt8 = 0
    // A signal may interrupt the wait.
    while read(ends.exit, &byte, 1) != 1 { precondition(errno == EINTR, "the pipe of a lock is closed") }
  }

  private func leave() {
    var byte: UInt8 = 0
    while write(ends.entrance, &byte, 1) != 1 { precondition(errno == EINTR, "the pipe of a lock is closed") }
  }
}
