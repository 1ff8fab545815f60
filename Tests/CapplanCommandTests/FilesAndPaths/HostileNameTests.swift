import CapplanCommand
import Testing

/// Files that are named like options: a name is never taken for an option.
struct HostileNameTests {
  private static let names = [
    "--settings=evil.graph.json", "--output=victim.graph.json", "-ovictim.graph.json", "--fix", "-q",
    "--fail-on=note", "--write-baseline=x.graph.json", "-x.graph.json", "--", "--help.graph.json",
  ]

  @Test("A shell's star brings no option", arguments: names)
  func patterns(_ name: String) throws {
    let commands = ["check", "matrix", "cost", "reduce", "emit", "draw", "diff good.graph.json", "import"]
    let run = try Repository(
      """
      cp good.graph.json "./\(name)"; ls -A > ../before
      for X in \(commands.map { "'\($0)'" }.joined(separator: " ")); do
        $C $X "\(name)" good.graph.json > ../said 2> ../why; echo "$X $? $(grep -c 'could be an option' ../why)"
        $C $X -- "\(name)" > ../said 2> ../why; grep 'could be an option' ../why
      done; ls -A | cmp - ../before && exit 9
      """)
    // A `--` ends the options wherever it stands, so nothing can go wrong after it.
    let refused = commands.map { "\($0) 2 1\n" }.joined()
    #expect(name == "--" || run.output == refused, "\(run.text)")
    #expect(run.status == 9, "\(run.text)")
  }

  @Test func aFileNamedLikeTheEndOfTheOptionsEndsNone() throws {
    let run = try Repository(
      "touch -- --; cp good.graph.json ./--fix.graph.json; $C check --fix.graph.json -- good.graph.json; exit $?")
    #expect(run.status == 2 && run.error.contains("'--fix.graph.json' could be an option"), "\(run.text)")
  }

  @Test func aLinkThatLeadsNowhereIsAFileToo() throws {
    let run = try Repository("ln -s nowhere ./--fix; $C check --fix good.graph.json; exit $?")
    #expect(run.status == 2 && run.output.isEmpty, "\(run.text)")
  }

  @Test func whoWritesTheEndOfTheOptionsMeansThem() throws {
    let run = try Repository(
      """
      cp good.graph.json ./-q; cp good.graph.json ./--fail-on=note
      $C check -q --fail-on=note -- ./-q --fail-on=note; echo "status $?"; $C check -- -q --fail-on=note
      """)
    #expect(run.output.hasPrefix("status 0\n") && run.error.isEmpty, "\(run.text)")
    #expect(run.output.contains("--fail-on=note on iphone-xs: unverified"), "\(run.text)")
  }

  @Test func helpAndCommandsWithoutFilesAreNotAffected() throws {
    let run = try Repository(
      "touch ./--help ./--stdio ./--version; $C check --help; echo \"status $?\"; $C lsp --help")
    #expect(run.output.contains("status 0\n") && run.error.isEmpty && run.status == 0, "\(run.text)")
  }
}
