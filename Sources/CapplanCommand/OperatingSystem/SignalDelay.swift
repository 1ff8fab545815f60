#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Delays the signals that end a program while a file is half written.
///
/// A signal that arrives meanwhile is delivered right after, and ends the process as usual, with the signal's own exit
/// status. Files are written when only one thread is left, so that no other thread can receive the signal.
enum SignalDelay {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Runs some steps, which should take no longer than writing a file, and then delivers the signals.
  static func during<Result>(_ steps: () throws(FileError) -> Result) throws(FileError) -> Result {
    var (delayed, before) = (sigset_t(), sigset_t())
    sigemptyset(&delayed)
    for signal in signals { sigaddset(&delayed, signal) }
    pthread_sigmask(SIG_BLOCK, &delayed, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try steps()
  }
}
