#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs git so that it neither runs nor fetches anything that a repository asks for.
///
/// The user's own configuration applies, including which repositories of other owners are safe to use.
enum GitProcess {
  /// Settings that win over those of the repository.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit",
  ]

  /// The environment: a partial clone fetches nothing, git never prompts, and it writes no index.
  private static let environment = [
    "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
  ]

  /// The variables that select a repository, as git sets them for hooks; from another folder the same values mean
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

  /// Whether the environment names both a repository and its work tree, independent of where git is started.
  private static var isWhole: Bool {
    ["GIT_DIR", "GIT_WORK_TREE"].allSatisfy { (name: String) in
      getenv(name).map { UInt8(bitPattern: $0.pointee) == UInt8(ascii: "/") } ?? false
    }
  }
}
