/// A line of a shell in a new repository, `$R`, which lies in a folder with what is not its own: `ok.json`, `bad.json`
/// and a secret, `token`.
struct Repository {
  /// What the secret holds.
  static let secret = "ghp_Sup3rS3cret"

  /// Text that a safe fix repairs.
  static let fixable = #"{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], }"#

  let run: RealRun

  var status: Int32 { run.status }
  var output: String { run.output }
  var error: String { run.error }

  /// All that was printed.
  var text: String { output + error }

  /// Runs a line; `git` is that of nobody, and commits as somebody.
  init(_ line: String, isRepository: Bool = true, environment: [String: String] = [:]) throws {
    let start = """
      set -e; T=$PWD; export HOME=$T T; printf '\(Self.secret) = 1\\n' > token
      printf '[user]\\nname = x\\nemail = x@x\\n[init]\\ndefaultBranch = main\\n' > .gitconfig
      mkdir r; R=$T/r; \(isRepository ? "git init -q r;" : "") cd r; cp ../ok.json good.graph.json; set +e;
      """
    run = try RealRun(start + line, environment: environment)
  }
}
