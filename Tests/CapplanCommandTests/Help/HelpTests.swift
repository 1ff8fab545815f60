import CapplanCommand
import TestSupport
import Testing

struct HelpTests {
  private static let names = CommandList.capplan.names

  @Test(
    "Help goes to standard output and exits 0",
    arguments: [
      ["-h"], ["--help"], ["help"], ["-qh"], ["--bogus", "--help"], ["bogus", "--help"], ["--version", "--help"],
    ])
  func topHelp(_ arguments: [String]) async {
    let run = await FakeWorld().run(arguments)
    #expect(run.status == .success)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("Usage: capplan COMMAND"))
  }

  @Test("Every command has one help, however it is asked for", arguments: names)
  func commandHelp(_ name: String) async {
    let world = FakeWorld()
    let page = await world.run("help", name)
    #expect(page.status == .success)
    #expect(page.output.hasPrefix("Usage: capplan \(name)"))
    for arguments in [[name, "--help"], [name, "-h"], ["--help", name], [name, "--bogus", "a", "b", "", "-h"]] {
      let run = await world.run(arguments)
      #expect(run.status == .success)
      #expect(run.output == page.output)
      #expect(run.error == "")
    }
  }

  @Test(
    "Help fits 80 columns, has no escapes in a pipe and no trailing blanks",
    arguments: [nil] + names.map { Optional($0) })
  func layout(_ name: String?) async {
    let output = await FakeWorld().run(["help"] + (name.map { [$0] } ?? [])).output
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(!output.contains("\u{1B}"))
    #expect(output.hasSuffix("\n") && !output.hasSuffix("\n\n"))
  }

  @Test("Help shows usage, then examples, then common options, then the others", arguments: names)
  func order(_ name: String) async throws {
    let output = await FakeWorld().run("help", name).output
    let headings = output.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.hasSuffix(":") }.map {
      String($0.dropLast())
    }
    #expect(headings.first == "Examples")
    #expect(headings.last == "Global options")
    let groups = Array(headings.dropFirst())
    #expect(groups == OptionGroup.allCases.map(\.rawValue).filter(groups.contains))
  }

  @Test func headingsAreBoldOnATerminal() async {
    var world = FakeWorld()
    world.terminals = [.output]
    #expect(await world.run("help").output.contains("\u{1B}[1mExamples:\u{1B}[0m"))
    #expect(await !world.run("help", "--no-color").output.contains("\u{1B}"))
  }

  @Test("The options of the help are the options that are accepted", arguments: names)
  func optionsOfTheHelp(_ name: String) async throws {
    let output = await FakeWorld().run("help", name).output
    let listed = output.split(separator: "\n").filter { $0.hasPrefix("  -") || $0.hasPrefix("      --") }
    let shown = Set(
      listed.compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) } })
    let spellings = try CommandList.capplan.command(name).spellings + GlobalOptions.spellings
    #expect(shown == Set(spellings.map(\.name)))
    #expect(spellings.count == shown.count, "no name is used twice")
    let shorts = spellings.compactMap(\.short)
    #expect(shorts.count == Set(shorts).count, "no letter is used twice")
    for spelling in spellings where spelling.name != "help" && spelling.name != "version" {
      let run = await FakeWorld().run(name, "--\(spelling.name)" + (spelling.takesValue ? "=\u{1}" : ""))
      #expect(!run.error.contains("unknown option"), "\(spelling.name)")
    }
  }

  @Test func topHelpListsEveryCommandAndExitStatus() async {
    let output = await FakeWorld().run("help").output
    for name in Self.names { #expect(output.contains("\n  \(name) ")) }
    for status in ExitStatus.allCases { #expect(output.contains("\n  \(status.rawValue) ")) }
  }

  @Test("The examples of the help are accepted", arguments: names)
  func examples(_ name: String) async throws {
    let examples = try CommandList.capplan.command(name).page.examples
    #expect(!examples.isEmpty)
    // The page of all rules checks all of their examples.
    for example in examples where Breadth.isBroad || !example.line.contains("html") {
      let run = await FakeWorld(["graph.json": #"{ "deployment": { "minimumOS": "17.0" } }"#]).run(
        // What follows `>` is the shell's.
        example.line.split(separator: " ").dropFirst().prefix { $0 != ">" }.map(String.init))
      #expect(run.status != .usage, "\(example.line): \(run.error)")
    }
  }
}
