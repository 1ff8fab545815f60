import CapturePlans
import RuleKit
import JSONSource
import CapturePlanning
import CaptureReports
import TestSupport
import Testing

struct ReportTests {
  /// Two cameras, of which one has a format that iPhone XS does not run and others may.
  static let graph = #"""
    { "capplan": 1,
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 3840, "height": 2160 } },
        { "id": "again", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080 } } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "a" },
                       { "input": "again", "port": "video", "output": "b" } ] }
    """#

  static func report(on profiles: [String]) throws -> Report { try Checking.report(graph, on: profiles) }

  @Test func equalFindingsOfSeveralProfilesAreOne() throws {
    let report = try Self.report(on: ["iphone-xs", "iphone-12-pro", "conservative"])
    let found = report.files[0].findings
    let twice = found.filter { $0.finding.rule == "one-input-per-camera" }
    #expect(twice.map(\.profiles) == [[]])
    let format = found.filter { $0.finding.rule == "format-not-multicam" && $0.finding.severity == .error }
    #expect(format.map(\.profiles) == [["iphone-xs"]])
    #expect(found.map(\.finding.range) == found.map(\.finding.range).sorted())
  }

  @Test func equalFindingsThatRestOnOtherFactsAreOneOfTheWeakestBasis() throws {
    let text = SourceText(Self.graph)
    let reading = Planning.read(text, profiles: ["a", "b", "c"])
    let results = zip(["a", "b", "c"], [FactKind.printed, .estimated, nil]).map { profile, basis in
      var finding = Finding(rule: "zoom-range", severity: .warning, message: "too far", range: SourceRange(0, 1))
      finding.basis = basis
      return CheckResult(
        profile: profile, verdict: .runs, findings: [finding], hiddenRefusals: [finding], missing: [], costs: nil)
    }
    let file = FileReport(reading, results: results)
    #expect(file.findings.map(\.finding.basis) == [.estimated] && file.findings.map(\.profiles) == [[]])
    let report = Report(tool: Checking.tool, files: [file])
    #expect(report.summary.hiddenRefusals == 1)
    let json = try JSONReading(JSONRenderer().render(report))
    for (index, basis) in ["printed", "estimated", nil].enumerated() {
      #expect(json.string("/results/\(index)/findings/0/basis") == basis)
      #expect(json.count("/results/\(index)/findings/0/profiles") == 3)
    }
  }

  @Test func summaryCountsMergedFindings() throws {
    let one = try Self.report(on: ["iphone-xs"]).summary
    let three = try Self.report(on: ["iphone-xs", "iphone-12-pro", "conservative"]).summary
    #expect(one.errors == three.errors)
    #expect((one.files, one.profiles, three.profiles) == (1, 1, 3))
    #expect(three.count(of: .cannotRun) == 3)
  }

  @Test func aFileThatCannotBeReadIsInEveryReport() throws {
    let lost = FileReport(unreadable: "no\u{1B}.json", reason: "no such file")
    let report = Report(tool: Checking.tool, files: [lost, try Checking.check(SourceText(Self.graph))])
    #expect(TextRenderer().render(report).hasPrefix("error[unreadable]: no such file\n --> no\\u{1B}.json\n"))
    #expect(ConciseRenderer().render(report).hasPrefix("no\\u{1B}.json:1:1: error: no such file [unreadable]\n"))
    let json = try #require(JSONParser.parse(SourceText(JSONRenderer().render(report))).document)
    func string(_ pointer: String) -> String? { json.value(at: pointer).flatMap { json.string(of: $0) } }
    #expect(string("/results/0/verdict") == "invalid")
    #expect(string("/results/0/findings/0/rule") == "unreadable")
    #expect(json.value(at: "/results/0/findings/0/range").map { json.kind(of: $0) } == .null)
    #expect(json.value(at: "/results/0/profile").map { json.kind(of: $0) } == .null)
    #expect(string("/results/1/findings/0/pointer") != nil)
    #expect(report.summary.count(of: .invalid) == 1)
  }

  @Test func jsonSaysOnWhichProfilesEachFindingWasMade() throws {
    let report = try Self.report(on: ["iphone-xs", "iphone-12-pro"])
    let json = try #require(JSONParser.parse(SourceText(JSONRenderer().render(report))).document)
    var lists: [String: Set<[String]>] = [:]
    for result in 0..<2 {
      let findings = try #require(json.value(at: "/results/\(result)/findings"))
      for index in 0..<json.count(of: findings) {
        let pointer = "/results/\(result)/findings/\(index)"
        let rule = try #require(json.value(at: "\(pointer)/rule").flatMap { json.string(of: $0) })
        let list = try #require(json.value(at: "\(pointer)/profiles"))
        let profiles = (0..<json.count(of: list)).compactMap { index in
          json.value(at: "\(pointer)/profiles/\(index)").flatMap { json.string(of: $0) }
        }
        lists[rule, default: []].insert(profiles)
      }
    }
    #expect(lists["one-input-per-camera"] == [["iphone-xs", "iphone-12-pro"]])
    #expect(lists["format-not-multicam"] == [["iphone-xs"], ["iphone-12-pro"]])
  }

  @Test func aReportOnCostsHasTheSameFormWithoutFindings() throws {
    let report = try Self.report(on: ["iphone-xs"])
    let json = try #require(JSONParser.parse(SourceText(CostRenderer().renderJSON(report))).document)
    let findings = try #require(json.value(at: "/results/0/findings"))
    #expect(json.kind(of: findings) == .array && json.count(of: findings) == 0)
    #expect(json.value(at: "/results/0/hardwareCost/items/0/pixels/readout") != nil)
  }

  @Test(
    "No line ends with a blank, and two runs give the same bytes", arguments: Breadth.of([40, 80, 200], orOneIn: 3))
  func tidyAndEqual(_ width: Int) throws {
    let profiles = ["iphone-xs", "iphone-xr", "iphone-12-pro", "iphone-14-pro", "conservative"]
    let shown = Breadth.of(Rule.all, orOneIn: 5)
    for palette in [Palette.plain, .ansi] {
      let devices = try profiles.map(Bundled.profile)
      let texts = try (0..<2).map { _ in
        let report = try Self.report(on: profiles)
        let (profiles, rules) = (
          ProfileRenderer(palette: palette, width: width), RuleRenderer(palette: palette, width: width)
        )
        return TextRenderer(palette: palette, width: width).render(report)
          + TextRenderer(palette: palette, width: width).statistics(report)
          + CostRenderer(palette: palette, width: width, profiles: devices).render(report)
          + ConciseRenderer().render(report) + JSONRenderer().render(report) + profiles.renderList(devices)
          + devices.map { profiles.render($0) }.joined() + rules.renderList(Rule.all) + rules.render(shown)
          + rules.renderMarkdown(shown) + rules.renderJSON(shown, tool: Checking.tool)
      }
      #expect(texts[0] == texts[1])
      #expect(texts[0].hasSuffix("\n"))
      let blanks = texts[0].split(separator: "\n").filter { $0.hasSuffix(" ") || $0.hasSuffix(" \u{1B}[0m") }
      #expect(blanks.isEmpty, "\(blanks)")
    }
  }

  @Test func coloursAddNothingButEscapes() throws {
    let report = try Self.report(on: ["iphone-xs", "iphone-12-pro"])
    let coloured = TextRenderer(palette: .ansi).render(report)
    #expect(coloured.contains("\u{1B}[1;31merror[one-input-per-camera]\u{1B}[0m"))
    let stripped = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == TextRenderer().render(report))
    #expect(!TextRenderer().render(report).contains("\u{1B}"))
  }

  @Test func aQuietTextHasFindingsOnly() throws {
    let report = try Self.report(on: ["iphone-xs"])
    let text = TextRenderer(isQuiet: true).render(report)
    #expect(text.contains("error[one-input-per-camera]"))
    #expect(!text.contains("hardwareCost ") && !text.contains(" in 1 file"))
  }

  @Test func statisticsCountByRule() throws {
    let report = try Self.report(on: ["iphone-xs"])
    let lines = TextRenderer().statistics(report).split(separator: "\n")
    #expect(lines.contains("1  error    one-input-per-camera") || lines.contains("1  error  one-input-per-camera"))
  }

  @Test func whatComesFromOutsideCannotDriveTheTerminal() throws {
    let text = "{ \"capplan\": 1, \"\\u001B[2J\u{202E}\": [], \"x\u{9B}y\": 1, \"name\": \"\u{7F}\" }"
    let file = try Checking.check(SourceText(name: "a\u{1B}[31m.json", bytes: Array(text.utf8)))
    let report = Report(tool: Checking.tool, files: [file])
    for shown in [TextRenderer().render(report), ConciseRenderer().render(report), CostRenderer().render(report)] {
      let bad = shown.unicodeScalars.filter { scalar in
        scalar != "\n" && (scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar.value == 0x202E)
      }
      #expect(bad.isEmpty)
    }
  }
}
