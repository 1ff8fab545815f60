import Foundation

/// Lets signals through to a process that a test starts.
enum OpenSignals {
  /// A process begins with the signals blocked or ignored that its starter blocks or ignores: the threads of tests block
  /// them all, and what a shell starts in the background ignores SIGINT.
  static func during(_ start: () throws -> Void) throws {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      _ = signal(number, SIG_DFL)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }
}
