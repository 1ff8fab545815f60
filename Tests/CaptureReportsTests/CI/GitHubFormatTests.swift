import CaptureReports
import Foundation
import JSONSource
import Testing

/// What the runner of GitHub Actions makes of our lines.
struct GitHubFormatTests {
  /// A command as the runner reads it from a line.
  private struct Command {
    let name: String
    var properties: [String: String] = [:]
    let message: String

    /// By the runner's rules: `::name key=value,key=value::message`; `nil` for a line that is no command.
    init?(_ line: String) {
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
      let head = line.dropFirst(2)[..<end.lowerBound].split(separator: " ", maxSplits: 1)
      guard let name = head.first else { return nil }
      self.name = String(name)
      for pair in head.count > 1 ? head[1].split(separator: ",") : [] {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { continue }
        properties[parts[0]] = Self.unescaped(parts[1], isProperty: true)
      }
      message = Self.unescaped(String(line[end.upperBound...]), isProperty: false)
    }

    private static func unescaped(_ text: String, isProperty: Bool) -> String {
      var text = text
      for (code, character) in [("%0D", "\r"), ("%0A", "\n")] { text = text.replacing(code, with: character) }
      if isProperty {
        for (code, character) in [("%3A", ":"), ("%2C", ",")] { text = text.replacing(code, with: character) }
      }
      return text.replacing("%25", with: "%")
    }
  }

  private static func lines(_ report: Report) -> [String] {
    GitHubRenderer().render(report).split(separator: "\n").map(String.init)
  }

  @Test func everyLineIsOneCommandThatReadsBackAsItWasMeant() throws {
    let lines = Self.lines(try FormatGraphs.awkwardReport())
    let commands = lines.compactMap(Command.init)
    // The last line is for the log.
    #expect(commands.count == lines.count - 1 && commands.count >= 3)
    #expect(lines.last?.hasPrefix("capplan: ") == true)
    let own = try #require(commands.first { $0.properties["title"] == "unknown-key" })
    #expect(own.name == "error" && own.properties["file"] == FormatGraphs.awkwardName)
    #expect(own.message.hasPrefix("unknown key 'a%0A::error::,]]><&\"'\\u{23}#[error]\\u{202E}'"))
    #expect(own.properties["line"] == "2" && own.properties["col"] == "3")
    let lost = try #require(commands.first { $0.properties["title"] == "unreadable" })
    #expect(lost.properties["file"] == "lost\\u{1B}.json" && lost.properties["line"] == nil)
  }

  @Test func theLastLineSaysHowMuchWasFoundAndHowMuchIsOpen() throws {
    let lines = Self.lines(try Checking.report("{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \"sesion\": {} }"))
    #expect(
      lines.last?.hasPrefix("capplan: 1 error") == true
        && lines.last?.contains(" in 1 file on 1 profile; 1 invalid") == true)
  }

  @Test func columnsAreGivenOnOneLineOnly() throws {
    let report = try Checking.report("{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \"inputs\": {\n} }")
    let command = try #require(Self.lines(report).first.flatMap(Command.init))
    #expect(command.properties["line"] == "1" && command.properties["endLine"] == "2")
    #expect(command.properties["col"] == nil && command.properties["endColumn"] == nil)
  }

  @Test(
    "At most ten annotations of a kind are made for a step; where there are more, the last says so and the log has them",
    arguments: [9, 10, 11, 40])
  func limit(_ count: Int) throws {
    #expect(GitHubRenderer.mostOfAKind == 10)
    let lines = Self.lines(try Checking.report(FormatGraphs.faulty(count)))
    let commands = lines.compactMap(Command.init)
    let errors = commands.filter { $0.name == "error" }
    #expect(errors.count == min(count, 10))
    let logged = lines.filter { $0.hasPrefix("- graph.json:") }
    if count <= 10 {
      #expect(logged.isEmpty && !commands.contains { $0.name == "group" })
    } else {
      #expect(errors.last?.message.hasPrefix("\(count - 9) more errors are in the log of this step") == true)
      #expect(logged.count == count - 9 && logged.allSatisfy { $0.hasSuffix("[unknown-key]") })
      #expect(commands.contains { $0.name == "group" && $0.message == "\(count - 9) more errors" })
      #expect(commands.last?.name == "endgroup")
    }
  }

  @Test("A line of the log is no command, of neither form")
  func log() throws {
    let keys = (0..<12).map { "\"##[error]x\($0)\": 1" }.joined(separator: ",")
    let file = try Checking.check(
      SourceText(
        name: "::error::.json", bytes: Array("{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \(keys) }".utf8)))
    let plain = Self.lines(Report(tool: Checking.tool, files: [file])).filter { Command($0) == nil }
    // Three findings beyond the limit, and the last line.
    #expect(plain.count == 4)
    for line in plain { #expect(!line.contains("##[") && !line.drop { $0 == " " }.hasPrefix("::")) }
  }

  @Test func errorsComeFirst() throws {
    let report = try Checking.report("\u{FEFF}{ \"capplan\": 1, \"nme\": 1 }")
    let names = Self.lines(report).compactMap { Command($0)?.name }
    #expect(names == ["error", "warning", "warning"] || names == ["error", "warning"])
  }

  @Test func nothingFoundIsTheLastLineAlone() throws {
    let lines = Self.lines(try Checking.report(FormatGraphs.clean))
    #expect(lines.count == 1 && lines[0].hasPrefix("capplan: no findings in 1 file on "), "\(lines)")
  }
}
