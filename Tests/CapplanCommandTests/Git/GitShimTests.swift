import CapplanCommand
import Testing

/// What is called `git` on a Mac starts that of the developer tools, and says why where it can't.
struct GitShimTests {
  /// A run of `diff --git` with a `git` that prints a line and ends.
  private static func run(_ line: String, _ status: Int) throws -> RealRun {
    try RealRun(
      """
      mkdir bin; cat > bin/git <<'END'
      #!/bin/sh
      echo "\(line)" >&2; exit \(status)
      END
      chmod +x bin/git
      PATH=$PWD/bin:$PATH $C diff --git main ok.json
      """)
  }

  @Test(
    arguments: [
      ("xcrun: error: invalid active developer path (/Library/Developer/CommandLineTools), missing xcrun", 1),
      ("xcode-select: note: No developer tools were found, requesting install.", 1),
      ("You have not agreed to the Xcode license agreements, please run 'sudo xcodebuild -license'", 69),
    ])
  func whyThereIsNoGitIsTold(_ line: String, _ status: Int) throws {
    let run = try Self.run(line, status)
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.error.contains("git says '\(line)'") && !run.error.contains("no revision"), "\(run.error)")
  }

  @Test func aRevisionThatGitDoesNotKnowIsOneWhateverItWarnsOf() throws {
    for line in ["warning: unable to access a file", "hint: see the manual"] {
      let run = try Self.run(line, 1)
      #expect(run.status == 2 && run.error.contains("there is no revision 'main' here"), "\(run.error)")
    }
    // Words that could quote a repository are not repeated.
    let run = try Self.run("error: secret", 1)
    #expect(
      run.status == 3 && run.error.contains("git failed with exit status 1; `git status`")
        && !run.error.contains("secret"))
  }
}
