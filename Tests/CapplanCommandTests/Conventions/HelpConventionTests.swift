import CapplanCommand
import Foundation
import Testing

/// Conventions 27 to 32: the help and the version.
struct HelpConventionTests {
  @Test("27. Help is asked for in many ways, goes to standard output, and wins over other mistakes")
  func ways() async {
    for arguments in [["-h"], ["--help"], ["help"], ["--nonsense", "--help"], ["nonsense", "-h"]] {
      let run = await Convention.world.run(arguments)
      #expect(run.status == .success && run.output.hasPrefix("Usage: capplan COMMAND") && run.error.isEmpty)
    }
    for arguments in [
      ["help", "check"], ["check", "--help"], ["check", "-h", "--target", "x"], ["--help", "check", "-x"],
    ] {
      let run = await Convention.world.run(arguments)
      #expect(run.status == .success && run.output.hasPrefix("Usage: capplan check") && run.error.isEmpty)
    }
  }

  @Test("28. Without arguments the usage goes to standard error; a check without a path waits for nobody")
  func nothing() async {
    let run = await Convention.world.run([])
    #expect(run.status == .usage && run.output.isEmpty && run.error.hasPrefix("Usage: capplan COMMAND"))
    var world = FakeWorld()
    world.standardInput = .failure(.other("it was read"))
    let check = await world.run("check")
    #expect(check.status == .unusable && !check.error.contains("it was read"))
  }

  @Test("29. A page begins with usage and examples, fits 80 columns, and has no escapes in a pipe")
  func pages() async throws {
    for name in [""] + CommandList.capplan.names {
      let page = await Convention.world.run(["help"] + (name.isEmpty ? [] : [name])).output
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 } && !page.contains("\u{1B}"))
      let usage = try #require(page.range(of: "Usage:"))
      let examples = try #require(page.range(of: "Examples:"))
      #expect(usage.lowerBound == page.startIndex && usage.upperBound < examples.lowerBound)
      if let options = page.range(of: "options:") { #expect(examples.upperBound < options.lowerBound) }
    }
  }

  @Test("30. The version is one line", arguments: ["--version", "-V"])
  func version(_ option: String) async {
    for arguments in [[option], ["check", option]] {
      let run = await Convention.world.run(arguments)
      #expect(run.status == .success && run.output == "capplan \(CapplanVersion.current)\n")
    }
  }

  @Test("31. Help, suggestions and parsing go by one table of options")
  func table() async {
    for (command, spellings) in Convention.options {
      let page = await Convention.world.run("help", command).output
      let named = page.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("  -") || $0.hasPrefix("      --") }
        .compactMap { line in line.split(separator: " ").first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) } }
      #expect(named.sorted() == spellings.map(\.name).sorted(), "\(command)")
    }
  }

  @Test("32. What help lists is accepted, and what is accepted is listed")
  func accepted() async {
    for (command, spellings) in Convention.options {
      for spelling in spellings {
        let wrong = spelling.takesValue ? "--\(spelling.name)=" : "--\(spelling.name)=x"
        let run = await Convention.world.run(command, wrong)
        #expect(run.status == .usage && !run.error.contains("unknown option"), "\(command) \(wrong)")
      }
      let hidden = await Convention.world.run(command, "--no-such-option")
      #expect(hidden.error.contains("unknown option '--no-such-option'"))
    }
  }
}
