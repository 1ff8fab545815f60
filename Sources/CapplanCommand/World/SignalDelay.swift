#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Puts off the signals that end a program while a file is half written.
///
/// A signal that comes meanwhile is delivered right after, and ends the process as it would have: with the signal's
/// own exit status. Files are written by the one thread that is left by then, so that no other can take the signal.
enum SignalDelay {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Runs some steps that take no longer than a file needs to be written, and then lets the signals through.
  static func during<Result>(_ steps: () throws(FileError) -> Result) throws(FileError) -> Result {
    var (delayed, before) = (sigset_t(), sigset_t())
    sigemptyset(&delayed)
    for signal in signals { sigaddset(&delayed, signal) }
    pthread_sigmask(SIG_BLOCK, &delayed, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try steps()
  }
}
