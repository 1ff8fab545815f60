import CapplanCommand
import Foundation
import Testing

/// The sessions of the README and the pages, run as written: each command prints what is shown under it.
@Suite(.serialized) struct ReadmeTests {
  /// A command of a session and what is shown under it.
  private struct Step {
    let command: String
    var shown: [String] = []
  }

  /// One block of a session: the lines of the page that it takes, and its steps.
  private struct Block {
    let lines: Range<Int>
    var steps: [Step]
  }

  @Test(arguments: Page.all)
  func everyCommandPrintsWhatIsShown(_ page: Page) async throws {
    let lines = try page.lines
    let blocks = Self.blocks(of: lines)
    if page.path == Page.readme.path { #expect(blocks.flatMap(\.steps).count > 5) }
    var shell = Shell()
    var written = lines
    for block in blocks.reversed() { written.removeSubrange(block.lines) }
    var offset = 0
    for block in blocks {
      var real: [String] = []
      for step in block.steps {
        let printed = try await shell.run(step.command, shown: step.shown)
        real += ["$ " + step.command] + printed
      }
      written.insert(contentsOf: real, at: block.lines.lowerBound - offset)
      offset += block.lines.count - real.count
      if !Page.isRewriting { #expect(real == Array(lines[block.lines]), "\(page.path)") }
    }
    if Page.isRewriting { try page.write(written.joined(separator: "\n")) }
  }

  @Test(arguments: Page.all)
  func everyCommandIsAccepted(_ page: Page) async throws {
    let spans = try page.prose.joined(separator: " ").components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    let commands = try page.blocks(in: "sh").flatMap { $0 } + spans
    for command in commands where command.hasPrefix("capplan ") {
      // What follows `#` is a comment; capitals stand for something that the reader knows.
      let line = command.components(separatedBy: " #")[0]
      let words = line.split(separator: " ").map { $0.trimmingCharacters(in: ["'", "\""]) }
      let isPattern = words.dropFirst().contains { $0.count > 1 && $0.allSatisfy { $0.isUppercase || $0 == "|" } }
      if isPattern || words.contains("…") || words.contains(">") { continue }
      if words.count == 2 {
        #expect(words[1].hasPrefix("-") || CommandList.capplan.names.contains(words[1]), "\(page.path): \(command)")
        continue
      }
      let run = await FakeWorld(["graph.json": #"{ "deployment": { "minimumOS": "17.0" } }"#])
        .run(Array(words.dropFirst()))
      #expect(run.status != .usage, "\(page.path): \(command): \(run.error)")
    }
  }

  private static func blocks(of lines: [String]) -> [Block] {
    var blocks: [Block] = []
    var start: Int?
    var fence = ""
    for (index, line) in lines.enumerated() {
      if fence.isEmpty, let marks = Page.fence(of: line) {
        fence = marks
        start = line == fence + "console" ? index + 1 : nil
      } else if line == fence {
        fence = ""
        guard let first = start else { continue }
        var steps: [Step] = []
        for shown in lines[first..<index] {
          if shown.hasPrefix("$ ") {
            steps.append(Step(command: String(shown.dropFirst(2))))
          } else if !steps.isEmpty {
            steps[steps.count - 1].shown.append(shown)
          }
        }
        blocks.append(Block(lines: first..<index, steps: steps))
        start = nil
      }
    }
    return blocks
  }

  /// Enough of a shell for the pages: `mkdir`, which needs nothing here, `cat FILE` (which makes a file that is not there
  /// from what is shown), pipes, also into `head -n NUMBER` and `tail -n NUMBER`, and `> FILE`.
  private struct Shell {
    private var files: [String: String] = [:]

    mutating func run(_ line: String, shown: [String]) async throws -> [String] {
      if line.hasPrefix("mkdir ") { return [] }
      if line.hasPrefix("cat ") {
        let name = String(line.dropFirst(4))
        if let text = files[name] { return Self.lines(text) }
        files[name] = shown.joined(separator: "\n") + "\n"
        return shown
      }
      let parts = line.components(separatedBy: " > ")
      var input: String?
      var errors = ""
      for command in parts[0].components(separatedBy: " | ") {
        let words = command.split(separator: " ").map(String.init)
        if words.starts(with: ["tail", "-n"]), let count = words.last.flatMap({ Int($0) }), let text = input {
          input = text.split(separator: "\n").suffix(count).map { $0 + "\n" }.joined()
          continue
        }
        if words.starts(with: ["head", "-n"]), let count = words.last.flatMap({ Int($0) }), let text = input {
          input =
            text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count).joined(separator: "\n") + "\n"
          continue
        }
        try #require(words.first == "capplan", "the pages show capplan only: \(command)")
        var world = FakeWorld(files)
        if let input { world.standardInput = .success(Array(input.utf8)) }
        let run = await world.run(Array(words.dropFirst()))
        #expect([.success, .findings].contains(run.status), "\(command): \(run.error)")
        for file in run.written { files[file.path] = file.text }
        errors += run.error
        input = run.output
      }
      if parts.count > 1 {
        files[parts[1]] = input ?? ""
        input = ""
      }
      return Self.lines(errors + (input ?? ""))
    }

    private static func lines(_ text: String) -> [String] {
      text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }
}
