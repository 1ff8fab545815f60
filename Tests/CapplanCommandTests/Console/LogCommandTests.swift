import CapplanCommand
import CaptureReports
import TestSupport
import Testing

/// No text of the input commands the log of a CI system that it is printed into.
struct LogCommandTests {
  /// What a runner would take for a command, as keys and ids have it.
  private static let words = Breadth.of(
    ["::add-mask::x", "##[add-mask]x", "##vso[task.setvariable]x", "##teamcity[x]", "##Group[x]", "#\u{FE0F}##[x]"],
    orOneIn: 3)

  /// Names of files: some begin with a command, some have it on a line of its own.
  private static let names = ["::error::a.graph.json", "b\n::warning::b.graph.json", "c##[group]c.graph.json"]

  private static let large = #"{ "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false }"#
  private static let small = #"{ "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true }"#

  private static func graph(_ word: String, _ format: String = LogCommandTests.large, fault: String = "") -> String {
    """
    { "capplan": 1, "name": "\(word)", "profiles": ["iphone-xs"],\(fault)
      "x-note":
      "\(word)",
      "inputs": [
        { "id": "\(word)", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": \(format) },
        { "id": "t \(word)", "deviceType": "builtInTelephotoCamera", "position": "back", "activeFormat": \(format) } ],
      "outputs": [ { "id": "a \(word)", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "\(word)", "port": "video", "output": "a \(word)" },
                       { "input": "t \(word)", "port": "video", "output": "b" } ] }

    """
  }

  /// A world with a graph of each name, one that is no JSON, and one whose keys are wrong.
  private static func world(_ word: String) -> FakeWorld {
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, graph(word)) })
    files["wrong.graph.json"] = graph(word, fault: " \"\(word)\": 1, \"ignore\": [ { \"rule\": \"\(word)\" } ],")
    files["torn.graph.json"] = "{ \"capplan\": 1,\n  \(word)\n  \"x\": 1, \"\(word)\" 2"
    files["good.json"] = graph(word, small)
    return FakeWorld(files)
  }

  /// The first line of a text that a runner would take.
  private static func command(in text: String) -> String? {
    text.split(whereSeparator: \.isNewline).map(String.init).first { line in
      let line = line.replacing("\u{FE0F}", with: "").lowercased()
      return line.drop { $0.isWhitespace }.hasPrefix("::")
        || ["##[", "##vso[", "##teamcity[", "##group["].contains { line.contains($0) }
    }
  }

  private static func expectInert(_ run: FakeWorld.Run, _ line: [String]) {
    for text in [run.output, run.error] {
      if let command = command(in: text) { Issue.record("\(line.joined(separator: " ")) prints \(command)") }
    }
  }

  @Test("A check, in every form but GitHub's own", arguments: CheckFormat.allCases.filter { $0 != .github })
  func checks(_ form: CheckFormat) async {
    for word in Self.words {
      let world = Self.world(word)
      for width in [nil, "20", "41"] {
        var world = world
        world.environment = width.map { ["COLUMNS": $0] } ?? [:]
        let line = ["check", "--show", "predictions", "--statistics", "--target", "0.5", "-f", form.rawValue, "."]
        let run = await world.run(line)
        #expect(!run.output.isEmpty)
        Self.expectInert(run, line)
        if width == nil, form != .text { break }
      }
    }
  }

  @Test func inGitHubsFormOnlyItsOwnLinesAreCommands() async {
    for word in Self.words {
      let run = await Self.world(word).run("check", "--target", "0.5", "-f", "github", ".")
      let lines = run.output.split(separator: "\n")
      #expect(!lines.isEmpty)
      let own = ["::error ", "::warning ", "::notice ", "::group::", "::endgroup::", "- ", "capplan: "]
      #expect(lines.allSatisfy { line in own.contains { line.hasPrefix($0) } })
      #expect(Self.command(in: run.output.replacing("::", with: "")) == nil)
      Self.expectInert(FakeWorld.Run(status: run.status, error: run.error), ["check", "-f", "github"])
    }
  }

  @Test("A matrix, in every form", arguments: MatrixFormat.allCases)
  func matrices(_ form: MatrixFormat) async {
    for word in Self.words {
      for options in [["--target", "0.5"], ["--all-columns"]] {
        let line = ["matrix", "-f", form.rawValue, "--profile", "iphone-xs,iphone-13"] + options + ["."]
        let run = await Self.world(word).run(line)
        #expect(!run.output.isEmpty)
        Self.expectInert(run, line)
      }
    }
  }

  @Test func aNameWithALineBreakIsOneFieldOfOneLineOfCSV() async {
    let run = await Self.world("x").run("matrix", "-f", "csv", "--profile", "iphone-xs", ".")
    #expect(run.output.contains("b\\n::warning::b.graph.json,iphone-xs,"))
  }

  @Test("Costs, comparisons, plans, source and names that are not there", arguments: words)
  func others(_ word: String) async {
    let world = Self.world(word)
    var lines = [
      ["cost", "."], ["cost", "--what-if", "good.json"], ["cost", "-f", "json", "good.json"], ["check", "\n\(word)"],
      ["check", "--\(word)"], ["explain", word], ["reduce", "--keep", word, "good.json"],
      ["check", "--profile", word, "good.json"], ["reduce", "wrong.graph.json"], ["emit", "good.json"],
      ["emit", "torn.graph.json"], ["reduce", "good.json"], ["reduce", "--emit", "patch", "good.json"],
      ["reduce", "--emit", "swift", "good.json"], ["reduce", "--diff", "--target", "0.3", "good.json"],
      ["check", "--fix", "--diff", "torn.graph.json"], ["config", "wrong.graph.json"],
    ]
    for form in ["text", "json", "markdown"] {
      lines += ["wrong.graph.json", "good.json"].map { ["diff", "-f", form, Self.names[0], $0] }
    }
    for strategy in ["ladder", "optimal"] {
      lines.append(["reduce", "--target", "0.3", "--strategy", strategy, Self.names[0]])
      lines.append(["reduce", "--target", "0.01", "--strategy", strategy, "--trace", "json", Self.names[0]])
    }
    for line in lines { Self.expectInert(await world.run(line), line) }
  }

  @Test func jsonKeepsItsText() async throws {
    let run = await Self.world("##[add-mask]x").run("check", "-f", "json", "wrong.graph.json")
    #expect(run.output.contains(#"unknown key '\u0023#[add-mask]x'"#))
  }

  @Test func aFileGetsTheBytesOfAPlan() async {
    let world = Self.world("##[add-mask]x")
    let run = await world.run("reduce", "-o", "out.json", "good.json")
    #expect(run.written.first?.text.contains(###""name": "##[add-mask]x""###) == true, "\(run.error)")
    #expect(await world.run("reduce", "good.json").output.contains(#""name": "\u0023#[add-mask]x""#))
  }

  @Test func onlyWhatCommandsIsWrittenOut() {
    let text = "# one\n## two [x]\na::b\n - ::c\nC## [x]\n#[x] # #[y]\n##x-[y]\n"
    #expect(LogText.inert(text) == text)
    #expect(
      LogText.inert("::a\n \t::b\r::c\u{3000}\n\u{3000}::d\n\u{1B}[1m::e") == """
        \\u{3A}:a
         \t\\u{3A}:b\r\\u{3A}:c\u{3000}
        \u{3000}\\u{3A}:d
        \u{1B}[1m\\u{3A}:e
        """)
    #expect(LogText.inert("x ###[a] ##vso[b]") == "x #\\u{23}#[a] \\u{23}#vso[b]")
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
