import CapturePlans
import JSONSource
import CapturePlanning
import CaptureReports
import TestSupport
import Testing

/// What is the same before and after a change, and what is not.
struct ComparisonTests {
  /// Two cameras, each into an output, and some connections more.
  private func graph(
    back: String = "back", more: [String] = [], before: [String] = [], app: String = "", os: String = "16.0",
    override: String = ""
  ) -> String {
    let own = [
      "{ \"input\": \"\(back)\", \"port\": \"video\", \"output\": \"a\" }",
      "{ \"input\": \"front\", \"port\": \"video\", \"output\": \"b\" }",
    ]
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], "deployment": { "minimumOS": "\(os)" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films both of you." }\(app) },
        "session": { "type": "multiCam" },
        "inputs": [
          { "id": "\(back)", "deviceType": "builtInWideAngleCamera", "position": "back"\(override),
            "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true } },
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ \((before + own + more).joined(separator: ",\n")) ] }
      """
  }

  private func connection(_ input: String, _ output: String, _ more: String = "") -> String {
    "{ \"input\": \"\(input)\", \"port\": \"video\", \"output\": \"\(output)\"\(more) }"
  }

  private func appeared(_ comparison: GraphComparison) -> [String] {
    comparison.findings.filter { $0.old == nil }.compactMap { $0.new?.rule.rawValue }
  }

  private func vanished(_ comparison: GraphComparison) -> [String] {
    comparison.findings.filter { $0.new == nil }.compactMap { $0.old?.rule.rawValue }
  }

  @Test func whatStandsTwiceIsTwoFindings() throws {
    let once = graph(more: [connection("back", "b")])
    let twice = graph(more: [connection("back", "b"), connection("back", "b")])
    let more = try Comparing.compare(once, twice)
    #expect(!appeared(more).isEmpty && vanished(more).isEmpty)
    let fewer = try Comparing.compare(twice, once)
    #expect(vanished(fewer).count == appeared(more).count && appeared(fewer).isEmpty)
  }

  @Test func orderOfConnectionsMakesNoDifference() throws {
    let bad = connection("back", "b", ", \"enabledd\": true")
    let comparison = try Comparing.compare(graph(before: [bad]), graph(more: [bad]))
    #expect(!appeared(comparison).contains("unknown-key") && !vanished(comparison).contains("unknown-key"))
  }

  @Test func aConnectionWrittenInAnotherWayKeepsItsFindings() throws {
    let (short, long) = (
      connection("back", "zzz", ", \"enabledd\": true"),
      connection("back", "zzz", ", \"enabledd\": true")
        .replacing("\"port\": \"video\"", with: "\"port\": { \"mediaType\": \"video\" }")
    )
    let comparison = try Comparing.compare(graph(more: [short]), graph(more: [long]))
    #expect(appeared(comparison).isEmpty && vanished(comparison).isEmpty)
    #expect(comparison.unchangedFindings > 1)
  }

  @Test func aRenamedInputIsTheSameEverywhere() throws {
    let more = ", \"zoomm\": 1"
    let comparison = try Comparing.compare(
      graph(more: [connection("back", "b")], override: more),
      graph(back: "rear", more: [connection("rear", "b")], override: more))
    #expect(appeared(comparison).isEmpty && vanished(comparison).isEmpty)
    #expect(!comparison.hasChanged && comparison.unchangedFindings > 1)
  }

  @Test func aConnectionToAnotherMissingOutputKeepsItsFinding() throws {
    let comparison = try Comparing.compare(
      graph(more: [connection("back", "x1")]), graph(more: [connection("back", "x2")]))
    #expect(appeared(comparison).isEmpty && vanished(comparison).isEmpty)
    #expect(comparison.findings.contains { $0.new?.rule == "unknown-reference" && $0.old != nil })
  }

  @Test func aFindingThatBecomesAnErrorIsNew() throws {
    let file = SourceText(name: "new.json", graph())
    let range = SourceRange(0, 1)
    func report(_ severity: Severity) throws -> FileReport {
      let finding = Finding(rule: "some-rule", severity: severity, message: "wrong", range: range)
      let reading = Planning.read(file, profiles: ["iphone-xs"])
      let result = Planning.check(reading, on: try Bundled.profile("iphone-xs"), options: CheckOptions())
      return FileReport(reading, results: [result.reporting([finding])])
    }
    func comparison(_ before: Severity, _ after: Severity) throws -> Comparison {
      Comparison(
        tool: Checking.tool, graphs: [GraphComparison(old: try report(before), new: try report(after))])
    }
    let graver = try comparison(.warning, .error)
    #expect(graver.hasNewFindings(from: .error))
    #expect(ComparisonRenderer().render(graver).hasPrefix("warning → error[some-rule]: wrong\n"))
    #expect(ComparisonRenderer().renderMarkdown(graver).contains("- **warning → error** wrong"))
    let milder = try comparison(.error, .warning)
    #expect(!milder.hasNewFindings(from: .note))
    #expect(ComparisonRenderer().render(milder).contains(": 1 milder finding\n"))
    #expect(ComparisonRenderer(isQuiet: true).render(milder).isEmpty)
  }

  @Test func aChangeOnOneProfileNamesIt() throws {
    let comparison = try Comparing.compare(
      graph().replacing("\"iphone-xs\"", with: "\"iphone-xs\", \"iphone-7-plus\"").replacing(
        "multiCam", with: "single"),
      graph().replacing("\"iphone-xs\"", with: "\"iphone-xs\", \"iphone-7-plus\""))
    let hardware = comparison.findings.filter { $0.new?.rule == "multicam-unsupported-hardware" }
    #expect(hardware.map(\.profiles) == [["iphone-7-plus"]])
  }

  @Test func costsWithinTheToleranceAreTheSame() throws {
    let comparison = try Comparing.compare(graph(), graph(app: ", \"recordingMinutes\": 1"))
    #expect(comparison.profiles.count == 1)
    for profile in comparison.profiles {
      #expect(profile.hardware.increase == 0 && !profile.hardware.hasChanged)
      #expect(profile.pressure.increase == 0 && profile.pressure.crossing == nil)
    }
  }

  @Test func aRiseIsJudgedByItsValueWithTheTolerance() throws {
    let dearer = graph().replacing("\"height\": 1080", with: "\"height\": 1440")
    let graphs = [try Comparing.compare(graph(), dearer)]
    let comparison = Comparison(tool: Checking.tool, graphs: graphs)
    let increase = try #require(graphs[0].profiles.flatMap(\.costs).compactMap(\.increase).max())
    #expect(increase > 0)
    #expect(comparison.hasCostIncrease(past: 0) && comparison.hasCostIncrease(past: increase - 1e-6))
    #expect(!comparison.hasCostIncrease(past: increase) && !comparison.hasCostIncrease(past: increase - 1e-10))
  }

  @Test func aSingleCameraSessionHasNoPressureToRiseFrom() throws {
    let comparison = try Comparing.compare(graph().replacing("multiCam", with: "single"), graph())
    let pressure = try #require(comparison.profiles.first).pressure
    #expect(pressure.old == nil && pressure.new != nil && pressure.increase == nil && pressure.hasChanged)
  }

  @Test func aPointerMayLeadBackToItsOwnList() throws {
    let text = graph().replacing(
      "\"capplan\": 1,",
      with: """
        "capplan": 1, "operations": [ { "op": "addConnection", "target": "/operations/0", "x": 1 } ],
        "ignore": [ { "rule": "zzz", "at": "/ignore/0/at", "reason": "r" } ],
        """)
    let comparison = try Comparing.compare(text, text)
    #expect(!comparison.hasChanged && comparison.unchangedFindings > 1)
  }

  @Test func manyFindingsAreCutInAComment() throws {
    let keys = (0..<70).map { "\"wrong\($0)\": 1" }.joined(separator: ", ")
    let comparison = try Comparing.compare(graph(), graph(app: ", " + keys))
    let text = ComparisonRenderer().renderMarkdown(Comparison(tool: Checking.tool, graphs: [comparison]))
    #expect(text.contains("\n- and 20 more\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("- **") } == 50)
  }

  @Test func whatLooksLikeMarkupStaysText() throws {
    let name = "`` | <img src=x> @all [a](b) www.a.b \u{202E}\u{1B}[0m"
    let comparison = try Comparing.compare(
      SourceText(name: name, graph()), SourceText(name: name, graph(more: [connection("back", "|<i>`@you`#2_")])))
    let text = ComparisonRenderer().renderMarkdown(Comparison(tool: Checking.tool, graphs: [comparison]))
    #expect(text.hasPrefix("### capplan: ``` `` | <img"))
    #expect(text.contains("'\\|&lt;i&gt;\\`@&#8203;you\\`#&#8203;2\\_'"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func theSameComparisonHasTheSameBytes() throws {
    let texts = try (0..<3).map { _ in
      ComparisonRenderer().renderJSON(
        Comparison(
          tool: Checking.tool,
          graphs: [try Comparing.compare(graph(), graph(more: [connection("back", "b"), connection("front", "a")]))]))
    }
    #expect(Set(texts).count == 1)
  }

  @Test func thePaletteMarksWhatIsWorse() throws {
    let dearer = graph().replacing("\"height\": 1080", with: "\"height\": 1440")
    let text = ComparisonRenderer(palette: .ansi).render(
      Comparison(tool: Checking.tool, graphs: [try Comparing.compare(graph(), dearer)]))
    #expect(text.contains("(\u{1B}[1;33m+0."))
    let better = ComparisonRenderer(palette: .ansi).render(
      Comparison(tool: Checking.tool, graphs: [try Comparing.compare(dearer, graph())]))
    #expect(better.contains("(\u{1B}[32m-0."))
  }
}
