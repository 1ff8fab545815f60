import JSONSource
import RuleKit
import CapplanCommand
import CapturePlanning
import DeviceProfiles
import Testing

/// The commands that only show things.
struct ShowingTests {
  @Test func explainListsTheRulesByArea() async {
    let run = await FakeWorld().run("explain")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("document\n"))
    for rule in Rule.all { #expect(run.output.contains(" \(rule.id.rawValue) ")) }
  }

  @Test func explainListsOneArea() async {
    let run = await FakeWorld().run("explain", "--area", "inputs")
    #expect(run.output.hasPrefix("inputs\n") && !run.output.contains("json-syntax"))
  }

  @Test func explainSaysAllOfOneRule() async throws {
    let run = await FakeWorld().run("explain", "one-input-per-camera")
    let rule = try #require(Rule.named("one-input-per-camera"))
    #expect(run.output.hasPrefix("one-input-per-camera: \(rule.title)\n"))
    #expect(run.output.contains("source: talk WWDC19 225") && run.output.contains("^^^^^^"))
  }

  @Test func anAliasIsExplainedUnderItsRule() async throws {
    let rule = try #require(Rule.all.first { !$0.aliases.isEmpty })
    let run = await FakeWorld().run("explain", rule.aliases[0].rawValue)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("\(rule.id): ") && run.output.contains("covers: \(rule.aliases[0])"))
  }

  @Test func aProfileSaysWhichFormatAPresetTakes() async {
    let run = await FakeWorld().run("profiles", "iphone-xs")
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("preset high takes format 3 "))
  }

  @Test func aProfileShowsWhichCamerasSystemsAndLightsTheDeviceHas() async {
    let run = await FakeWorld().run("profiles", "iphone-xr")
    let lines = run.output.split(whereSeparator: \.isNewline).map { line in
      line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    for line in [
      "first OS 12.0 · systems (reported)", "last OS 18.7 · systems (reported)",
      "cameras no others · inventory (reported)", "controls none · family-camera-control (estimated)",
      "sensor 4032x3024 · sensors (reported)", "torch · family-lights (estimated)",
      "no torch · family-lights (estimated)", "flash · family-lights (estimated)",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    let newer = await FakeWorld().run("profiles", "iphone-17")
    #expect(newer.output.contains("none, newer ones still come"))
    #expect(newer.output.contains("controls   some, how many is not known"))
  }

  @Test("A value is never printed as the code's own words for it", arguments: DeviceProfiles.ids)
  func noReportOfAProfileShowsATypesName(id: String) async {
    let run = await FakeWorld().run("profiles", id)
    #expect(run.status == .success)
    #expect(!run.output.contains("(value:") && !run.output.contains("Optional("))
  }

  @Test(
    "A name that is not known exits 2 with the nearest one",
    arguments: [
      (["explain", "one-input-per-camra"], "unknown rule 'one-input-per-camra'; did you mean 'one-input-per-camera'?"),
      (
        ["explain", "--area", "input"],
        "unknown value 'input'; did you mean 'inputs'? (allowed: document, session, inputs, "
      ),
      (["profiles", "iphone-xz"], "unknown profile 'iphone-xz'; did you mean"),
      (["explain", "--all", "one-input-per-camera"], "can't be used together"),
    ])
  func unknownNames(_ arguments: [String], _ message: String) async {
    let run = await FakeWorld().run(arguments)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.error.contains(message))
  }

  @Test(
    "Machine forms are JSON, and never coloured",
    arguments: [
      ["explain", "-f", "json"], ["explain", "one-input-per-camera", "-f", "json"], ["profiles", "-f", "json"],
      ["profiles", "iphone-xs", "-f", "json"], ["explain", "--all", "--area=cost", "-f", "json"],
    ])
  func machineForms(_ arguments: [String]) async {
    let run = await FakeWorld().run(arguments + ["--color", "always"])
    #expect(run.status == .success)
    #expect(JSONParser.parse(SourceText(run.output)).findings.isEmpty)
    #expect(run.output.hasSuffix("\n") && !run.output.contains("\u{1B}"))
  }

  @Test func markdownHasAHeadingForEachRule() async {
    let run = await FakeWorld().run("explain", "--all", "--format", "markdown")
    let lines = Set(run.output.split(separator: "\n"))
    for rule in Rule.all { #expect(lines.contains("### \(rule.id)")) }
    let one = await FakeWorld().run("explain", "json-syntax", "--format", "markdown")
    #expect(one.output.hasPrefix("# json-syntax\n"))
  }

  @Test func profilesAreListedAndShown() async {
    let list = await FakeWorld().run("profiles")
    for id in DeviceProfiles.ids { #expect(list.output.contains("\n\(id) ")) }
    let one = await FakeWorld().run("profiles", "iphone-xs")
    #expect(one.output.hasPrefix("iPhone XS (iphone-xs)\n"))
    let long = one.output.split(separator: "\n").map(String.init).filter { $0.count > 80 && !$0.contains("/") }
    #expect(long.isEmpty, "\(long)")
  }

  @Test func aProfileOfAFileIsShown() async {
    let text = #"{ "capplanProfile": 1, "id": "mine", "name": "My device" }"#
    let world = FakeWorld(["mine.json": text])
    let shown = await world.run("profiles", "mine", "--profile-file", "mine.json")
    #expect(shown.output.hasPrefix("My device (mine)\n") && shown.output.contains("multi-cam  unknown"))
    let json = await world.run("profiles", "mine", "--profile-file", "mine.json", "-f", "json")
    #expect(json.output == text + "\n")
    let list = await world.run("profiles", "--profile-file", "mine.json")
    #expect(list.output.contains("\nmine "))
    let lost = await world.run("profiles", "--profile-file", "lost.json")
    #expect(lost.status == .unusable && lost.output.contains("iphone-xs"))
  }

  @Test func explanationsAreColouredOnATerminal() async {
    var world = FakeWorld()
    world.terminals = [.output]
    let run = await world.run("explain", "one-input-per-camera")
    #expect(run.output.hasPrefix("\u{1B}[1;31mone-input-per-camera\u{1B}[0m"))
  }
}
