import CapplanCommand
import Foundation
import JSONSource
import Testing

/// Conventions 33 to 42: what goes to which stream, and how it looks.
struct StreamConventionTests {
  private static let odd = "{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \"a\u{202E}b\": 1 }"

  @Test("33. Results alone go to standard output, which is whole in every case but a wrong command line")
  func streams() async {
    for input in ["ok.json", "bad.json", "lost.json"] {
      let run = await Convention.world.run("check", "-f", "json", input)
      #expect(JSONParser.parse(SourceText(run.output)).findings.isEmpty && run.status != .usage)
      #expect(run.error.isEmpty == (input != "lost.json"))
    }
  }

  @Test("34. A quiet run prints nothing where it succeeds, and findings where it fails; twice is once")
  func quiet() async {
    for flags in [["-q"], ["--quiet"], ["-qq"], ["-q", "--quiet"]] {
      let good = await Convention.world.run(["check", "ok.json"] + flags)
      #expect(good.output.isEmpty && good.error.isEmpty)
      let bad = await Convention.world.run(["check", "bad.json"] + flags)
      #expect(bad.output.hasPrefix("error[unknown-key]") && !bad.output.contains(" in 1 file"))
    }
  }

  @Test("35. Forms for programs have no colour and no cut, end with LF, and are the same on every run")
  func machines() async {
    for form in Convention.machineForms {
      var world = Convention.world
      world.environment = ["COLUMNS": "20", "FORCE_COLOR": "1"]
      world.terminals = [.output, .error]
      let colored = await world.run("check", "--color=always", "-f", form, "bad.json", "ok.json")
      world.processors = 8
      let plain = await world.run("check", "--no-color", "-f", form, "bad.json", "ok.json")
      #expect(colored.output == plain.output && plain.output.hasSuffix("\n"))
      #expect(!plain.output.contains("\u{1B}") && !plain.output.contains("\r"))
    }
    let report = await Convention.world.run("check", "-f", "json", "ok.json").output
    #expect(report.hasPrefix("{\n  \"version\": 1,\n"))
  }

  @Test("36. --output writes files, several at once; a dash is standard output")
  func outputs() async {
    let run = await Convention.world.run("check", "bad.json", "-o", "sarif=a.sarif", "--output", "junit=b.xml")
    #expect(run.written.map(\.path) == ["a.sarif", "b.xml"] && run.output.contains("\nerror[unknown-key]"))
    let dash = await Convention.world.run("check", "bad.json", "-f", "json", "-o", "-")
    #expect(dash.output.hasPrefix("{") && dash.written.isEmpty)
  }

  @Test("37. Colour follows the option, then NO_COLOR, then force, then that very stream")
  func color() async {
    func isColored(_ arguments: [String], _ environment: [String: String], _ terminals: Set<StandardStreams.Stream>)
      async -> Bool
    {
      var world = Convention.world
      (world.environment, world.terminals) = (environment, terminals)
      return await world.run(["check", "bad.json"] + arguments).output.contains("\u{1B}[")
    }
    #expect(await isColored([], [:], [.output]))
    #expect(await !isColored([], [:], [.error]))
    #expect(await !isColored([], ["TERM": "dumb"], [.output]))
    #expect(await !isColored([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], [.output]))
    #expect(await isColored([], ["NO_COLOR": ""], [.output]))
    #expect(await !isColored([], ["CLICOLOR": "0"], [.output]))
    #expect(await isColored([], ["CLICOLOR_FORCE": "1"], []))
    #expect(await !isColored([], ["FORCE_COLOR": "0"], []))
    #expect(await isColored(["--color=always"], ["NO_COLOR": "1"], []))
    #expect(await !isColored(["--color=never"], ["FORCE_COLOR": "1"], [.output]))
  }

  @Test("38. Text for people fits the columns, and carets stand under what they mean", arguments: ["40", "72", "100"])
  func width(_ columns: String) async throws {
    let key = "\t\"x-漢字e\u{301}👩\u{200D}👧\": \"漢\", \"nme\": 1"
    var world = FakeWorld(["graph.json": "{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \"x-a\": { },\n\(key) }"])
    world.environment = ["COLUMNS": columns]
    let lines = await world.run("check").output.split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.contains("\"nme\"") && $0.contains("|") && $0.contains("漢") })
    let under = lines[index + 1]
    // A tab is four columns, a wide character and a family of people two, a letter with its mark one.
    let before = try #require(lines[index].range(of: "\"nme\"")).lowerBound
    let shown = lines[index][..<before].reduce(0) {
      $0 + ($1.unicodeScalars.first.map { $0.value > 0x2E80 ? 2 : 1 } ?? 0)
    }
    let caret = try #require(under.firstIndex(of: "^"))
    #expect(under.distance(from: under.startIndex, to: caret) == shown, "\(lines[index])\n\(under)")
  }

  @Test("39. Nothing of the input drives the terminal", arguments: CheckFormat.allCases.map(\.rawValue))
  func injection(_ format: String) async {
    let world = FakeWorld(["a\u{1B}[31m\u{202E}.json": Self.odd])
    let run = await world.run("check", "-f", format, "a\u{1B}[31m\u{202E}.json")
    #expect(run.status == .findings)
    for scalar in (run.output + run.error).unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && scalar != "\u{202E}" && !(0x7F..<0xA0 ~= scalar.value))
    }
  }

  @Test(
    "40. Odd surroundings do no harm",
    arguments: [
      ("$C check ok.json <&-", 0), ("$C check ok.json >&-", 3), ("$C check - <&-", 3), ("$C check ok.json 2>&-", 0),
      ("env -i $C check ok.json", 0), ("TZ=nowhere LANG=xx_YY.utf8 LC_ALL=C $C check ok.json", 0),
      ("mkdir r; cp ok.json r; cd r; chmod a-w .; $C check ok.json", 0), ("cd /; $C check \"$OLDPWD/ok.json\"", 0),
    ])
  func surroundings(_ line: String, _ status: Int32) throws {
    let run = try RealRun(line)
    #expect(run.status == status, "\(run.error)")
    #expect(status == 0 || line.contains(">&-") || run.error.hasPrefix("capplan: "))
  }

  @Test("41. Lines and columns count from 1, columns in scalars, whatever ends a line and however the text begins")
  func columns() async {
    let text = "\u{FEFF}{ \"capplan\": 1,\r\n\"profiles\": [\"iphone-xs\"], \"x-é😀\": 1, \"nme\": 1 }"
    let world = FakeWorld(["graph.json": text])
    let concise = await world.run("check", "-f", "concise", "--select", "unknown-key").output
    #expect(concise.contains("graph.json:2:39: error: unknown key 'nme' [unknown-key]\n"))
    let github = await world.run("check", "-f", "github").output
    #expect(github.contains("line=2,endLine=2,col=39,"))
    let sarif = await world.run("check", "-f", "sarif").output
    #expect(sarif.contains("\"columnKind\": \"unicodeCodePoints\"") && sarif.contains("\"startColumn\": 39"))
  }

  @Test("42. A line of the concise form is file:line:column: severity: message [rule]")
  func concise() async throws {
    let run = await Convention.world.run("check", "-f", "concise", "bad.json")
    #expect(run.output == "bad.json:1:44: error: unknown key 'sesion' [unknown-key]\n")
  }
}
