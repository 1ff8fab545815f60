import JSONSource
import RuleKit
import CapplanCommand
import CapturePlanning
import Foundation
import Testing

/// The README's sessions, run as written: each command prints what the README shows under it.
@Suite(.serialized) struct ReadmeTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../README.md").standardizedFileURL

  /// A command of a session and what is shown under it.
  private struct Step {
    let command: String
    var shown: [String] = []
  }

  /// One block of a session: the lines of the README that it takes, and its steps.
  private struct Block {
    let lines: Range<Int>
    var steps: [Step]
  }

  @Test func everyCommandPrintsWhatIsShown() async throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n")
    let blocks = Self.blocks(of: lines)
    #expect(blocks.flatMap(\.steps).count > 8)
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
      if ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] == nil {
        #expect(real == Array(lines[block.lines]))
      }
    }
    if ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] != nil {
      try written.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
  }

  @Test func theTableCountsTheRules() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- rules: written by `make docs` -->\n"))
    let end = try #require(text.range(of: "<!-- end of rules -->"))
    let table = Self.table()
    guard ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] != nil else {
      #expect(String(text[start.upperBound..<end.lowerBound]) == table)
      return
    }
    let written = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
    try written.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// How many rules, and how many with fixes, each area has.
  private static func table() -> String {
    var lines = [
      "| area | rules | errors | warnings | notes | with fixes | facts |",
      "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    func row(_ name: String, _ rules: [Rule], _ facts: [APIFact]) -> String {
      let severities = [Severity.error, .warning, .note].map { severity in
        rules.filter { $0.severity == severity }.count
      }
      let counts = [rules.count] + severities + [rules.filter(\.hasFix).count, facts.count]
      return "| \(name) | " + counts.map(String.init).joined(separator: " | ") + " |"
    }
    for area in Rule.Area.allCases {
      lines.append(row(area.rawValue, Rule.all.filter { $0.area == area }, APIFact.all.filter { $0.area == area }))
    }
    lines.append(row("in all", Rule.all, APIFact.all))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func blocks(of lines: [String]) -> [Block] {
    var blocks: [Block] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if line == "```console" {
        start = index + 1
      } else if line == "```", let first = start {
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

  /// Enough of a shell for the README: `mkdir`, which needs nothing here, `cat FILE` (which makes a file that is not there from what is shown), pipes, also
  /// into `tail -n NUMBER`, and `> FILE`.
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
        try #require(words.first == "capplan", "the README shows capplan only: \(command)")
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
