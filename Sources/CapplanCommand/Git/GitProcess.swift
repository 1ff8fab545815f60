#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs git so that it neither runs nor fetches anything that the repository asks for.
///
/// The user's own configuration applies, including the list of other owners' repositories that are safe to use.
enum GitProcess {
  /// Settings that win over those of the repository.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit",
  ]

  /// The environment: git fetches nothing into a partial clone, never prompts, and writes no index.
  private static let environment = [
    "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
  ]

  /// The variables that select a repository, as git sets them for hooks. In another folder the same values would mean
  /// another repository.
  private static let places = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE",
  ]

  /// Runs git until it ends, and reads at most `limit` bytes of its output.
  static func run(_ arguments: [String], limit: Int) throws(FileError) -> GitRun {
    var changes: [String: String?] = environment.mapValues { $0 }
    if !isWhole { for name in places { changes[name] = .some(nil) } }
    return try ChildProcess.run(
      "git", settings.flatMap { ["-c", $0] } + arguments, environment: changes, limit: limit)
  }

  /// Whether the environment names both a repository and its work tree, so that it doesn't matter where git starts.
  private static var isWhole: Bool {
    ["GIT_DIR", "GIT_WORK_TREE"].allSatisfy { (name: String) in
      getenv(name).map { UInt8(bitPattern: $0.pointee) == UInt8(ascii: "/") } ?? false
    }
  }
}
