import CapplanCommand
import TestSupport
import Testing

/// Which reports a check writes, and that each says why the check fails.
struct FormatOptionTests {
  private static let formats = CheckFormat.allCases.map(\.rawValue)
  private static let broken = #"{ "capplan": 1, "profiles": ["iphone-xs"], "sesion": {} }"#

  @Test("Every exit 1 says why, in every format and with --quiet", arguments: formats)
  func reason(_ format: String) async {
    let run = await FakeWorld(["graph.json": Self.broken]).run("check", "-q", "-f", format)
    #expect(run.status == .findings && run.output.contains("unknown-key"))
  }

  @Test("What fails for want of a fact is told in every format", arguments: formats)
  func doubt(_ format: String) async {
    let graph = """
      { "capplan": 1, "profiles": ["conservative"],
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "video", "type": "videoData" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run("check", "-q", "-f", format, "--fail-on", "unverified")
    #expect(run.status == .findings && run.output.contains("unverified"), "\(run.output)")
  }

  @Test("A text that is no JSON is told with its place, in every format", arguments: formats)
  func syntax(_ format: String) async {
    let run = await FakeWorld(["graph.json": "{ \"capplan\": 1,, }"]).run("check", "-f", format)
    #expect(run.status == .unusable && run.output.contains("json-syntax"))
  }

  @Test(
    "A file that can't be read is told in every form that programs read",
    arguments: formats.filter { !["text", "concise"].contains($0) })
  func unreadable(_ format: String) async {
    let run = await FakeWorld(["graph.json": Self.broken]).run("check", "-f", format, "lost.json", "graph.json")
    #expect(run.status == .unusable)
    #expect(run.output.contains("unreadable") && run.output.contains("lost.json"))
    #expect(run.output.contains("unknown-key"))
  }

  @Test(
    "A document is whole where nothing was found, and where nothing could be read",
    arguments: Convention.machineForms)
  func whole(_ format: String) async {
    let world = FakeWorld([
      "graph.json": #"{ "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" } }"#
    ])
    let quiet = await world.run("check", "-q", "-f", format)
    #expect(quiet.status == .success && quiet.output.hasSuffix("\n"))
    let lost = await world.run("check", "-f", format, "lost.json")
    #expect(lost.status == .unusable && lost.output.contains("lost.json"))
  }

  @Test func oneRunWritesTheTextForPeopleAndAFileForEachPlatform() async {
    let run = await FakeWorld(["graph.json": Self.broken]).run(
      "check", "-o", "sarif=out.sarif", "--output", "junit=out.xml", "--output=gitlab=quality.json")
    #expect(run.output.contains("\nerror[unknown-key]"))
    #expect(run.written.map(\.path) == ["out.sarif", "out.xml", "quality.json"])
    #expect(run.written.allSatisfy { $0.mode == .replacing && $0.text.contains("unknown-key") })
  }

  @Test func sarifSaysHowTheRunEnds() async {
    let world = FakeWorld(["graph.json": Self.broken])
    let failing = await world.run("check", "-f", "sarif")
    #expect(failing.output.contains("\"exitCode\": 1") && failing.output.contains("\"executionSuccessful\": true"))
    let lenient = await world.run("check", "-f", "sarif", "--exit-zero")
    #expect(lenient.output.contains("\"exitCode\": 0"))
    let partial = await world.run("check", "-f", "sarif", "lost.json")
    #expect(partial.output.contains("\"exitCode\": 3") && partial.output.contains("\"executionSuccessful\": false"))
  }

  @Test func twoRunsAndAnyNumberOfThreadsGiveTheSameBytes() async {
    for format in Self.formats {
      var world = FakeWorld(["a.graph.json": Self.broken, "b.graph.json": "{", "c.graph.json": Self.broken])
      let one = await world.run("check", "-f", format, "--profile", "iphone-xs,iphone-xr", ".")
      world.processors = 4
      let other = await world.run("check", "-f", format, "--profile", "iphone-xs,iphone-xr", ".")
      #expect(one.output == other.output && one.output.hasSuffix("\n"))
    }
  }

  @Test("What fails though it is only likely is a failure of JUnit, is told by --diff, and has its basis in SARIF")
  func likely() async throws {
    let profile = try Bundled.text("iphone-xs")
    let own = profile.replacing("\"kind\": \"documented\"", with: "\"kind\": \"estimated\"")
      .replacing("\"id\": \"iphone-xs\"", with: "\"id\": \"own\"")
      // What the bundled profile of a model knows better would be kept.
      .replacing("\"iPhone11,2\"", with: "")
    let graph = """
      { "capplan": 1, "profiles": ["own"],
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 3840, "height": 2160 } } ],
        "outputs": [ { "id": "video", "type": "videoData" } ] }
      """
    let world = FakeWorld(["graph.json": graph, "own.json": own])
    func check(_ options: String...) async -> FakeWorld.Run {
      await world.run(["check", "--profile-file", "own.json"] + options)
    }
    let lenient = await check("-f", "concise")
    #expect(lenient.status == .success && lenient.output.contains("warning: likely"), "\(lenient.output)")
    let junit = await check("-f", "junit", "--fail-on", "likely")
    #expect(junit.status == .findings && junit.output.contains("<failure message=\"likely"))
    #expect(await !check("-f", "junit").output.contains("<failure"))
    #expect(await check("--diff", "--fail-on", "likely").error.contains("likely"))
    #expect(await check("-f", "sarif").output.contains("\"basis\": \"estimated\""))
  }
}
