import CapplanCommand
import Testing

/// What is advised works when it is followed.
struct TargetAdviceTests {
  private static func graph(on type: String = "iphone-xs", _ format: String, _ more: String = "") -> String {
    #"""
    { "capplan": 1, "profiles": ["\#(type)"], "session": { "type": "multiCam" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { \#(format) } } ],
      "outputs": [ { "id": "a", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "a" } ]\#(more) }
    """#
  }

  private static let large = #""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#

  /// The help of the finding on one line, and the command in it.
  private func advice(_ world: FakeWorld, _ options: String...) async throws -> (help: String, command: [String]) {
    let run = await world.run(["check", "-f", "json"] + options)
    let help = try #require(
      run.output.split(separator: "\"help\": \"").dropFirst().first.map { $0.prefix { $0 != "\"" } })
    let command = help.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first?.split(separator: " ")
      .dropFirst().map(String.init)
    return (String(help), command ?? [])
  }

  @Test func aMissedTargetNamesACommandThatWorks() async throws {
    let world = FakeWorld(["graph.json": Self.graph(Self.large)])
    let (help, command) = try await advice(world, "--target", "0.2")
    let line = "`capplan reduce --strategy optimal --target 0.2 graph.json`"
    #expect(
      help == line + " brings it under the target: back keeps 50% of the requested pixels a second")
    let followed = await world.run(command)
    #expect(followed.status == .success, "\(command): \(followed.error)")
    let other = try await advice(world, "--target", "0.2", "--profile", "iphone-13-mini")
    #expect(other.command.contains("--profile"))
    #expect(await world.run(other.command).status == .success, "\(other)")
  }

  /// The words of the command that the text of a check shows on one line.
  private func copied(_ world: FakeWorld, _ arguments: [String]) async throws -> [String] {
    let output = await world.run(["check", "--target", "0.2"] + arguments).output
    let line = try #require(output.split(separator: "\n").first { $0.contains("`capplan reduce ") }, "\(output)")
    let command = line.split(separator: "`", omittingEmptySubsequences: false)[1].dropFirst("capplan ".count)
    // A shell takes the quotes away.
    let parts = command.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map(String.init) }
  }

  @Test func theFileThatWasCheckedAndTheProfilesFileAreNamed() async throws {
    let graph = Self.graph(on: "mine", Self.large)
    let profile = #"""
      { "capplanProfile": 1, "id": "mine", "name": "Mine", "multiCamSupported": true,
        "siblings": [ { "profile": "iphone-xs", "source": "s" } ], "cameras": [
          { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "s",
            "formatsOf": { "profile": "iphone-xs", "deviceType": "builtInWideAngleCamera", "position": "back" } } ],
        "costModelOf": "iphone-xs", "sources": [ { "id": "s", "kind": "reported", "reference": "a test" } ] }
      """#
    let world = FakeWorld([
      "apps/my camera.json": graph, "mine.json": profile, "-.graph.json": Self.graph(Self.large),
      "phones/mine.json": profile,
    ])
    for arguments in [
      ["--profile-file", "mine.json", "apps/my camera.json"], ["--profile-folder", "phones", "apps/my camera.json"],
      ["--trust", "derived", "--", "-.graph.json"],
    ] {
      let command = try await copied(world, arguments)
      #expect(command.first == "reduce" && command.contains("optimal"))
      let run = await world.run(command)
      #expect(run.status == .success, "\(command): \(run.error)")
    }
  }

  @Test func aReductionThatIsRefusedNamesTheCheckOfItsGraph() async throws {
    let twice = Self.graph(Self.large).replacing(
      #""output": "a" } ]"#,
      with: #""output": "a" }, { "input": "back", "port": "video", "output": "a" } ]"#)
    let world = FakeWorld(["my graph.json": twice])
    let run = await world.run("reduce", "--profile", "iphone-13-mini", "my graph.json")
    let line = "`capplan check --profile iphone-13-mini 'my graph.json'` explains"
    #expect(run.error.contains(line), "\(run.error)")
  }

  @Test func aProfileOfAFileIsShownByItsFile() async throws {
    let profile = #"{ "capplanProfile": 1, "id": "mine", "name": "Mine", "multiCamSupported": true, "cameras": [] }"#
    let world = FakeWorld(["our phones.json": profile])
    let list = await world.run("profiles", "--profile-file", "our phones.json", "mine*")
    let line = "`capplan profiles --profile-file 'our phones.json' mine` shows one"
    #expect(list.output.contains(line), "\(list.output)")
    #expect(await world.run("profiles", "--profile-file", "our phones.json", "mine").status == .success)
  }

  @Test func itSaysWhenNoneBringsItUnder() async throws {
    let world = FakeWorld(["graph.json": Self.graph(Self.large)])
    let (help, command) = try await advice(world, "--target", "0.03")
    #expect(
      help.hasPrefix("no choice of format, rate or port brings it under the target at 15 frames a second or more"))
    #expect(command.contains("--minimum-rate"))
    #expect(await world.run(command).status == .success)
    let never = try await advice(world, "--target", "0.0001")
    #expect(never.help.hasSuffix(": allow a higher cost, keep less or use fewer cameras") && never.command.isEmpty)
  }

  @Test func itSaysWhenOtherErrorsComeFirst() async throws {
    let broken = Self.graph(Self.large, #", "synchronizers": [ { "id": "s", "outputs": ["a", "a"] } ]"#)
    let twice = broken.replacing(
      #"{ "input": "back", "port": "video", "output": "a" } ]"#,
      with:
        #"{ "input": "back", "port": "video", "output": "a" }, { "input": "back", "port": "video", "output": "a" } ]"#)
    let run = await FakeWorld(["graph.json": twice]).run("check", "--target", "0.2")
    #expect(run.output.contains("fix the other errors first"), "\(run.output)")
    #expect(!run.output.contains("brings it under"))
  }

  @Test func theOutlookOffersAnOverrideWhereNoFormatIsCheaper() async {
    let graph = Self.graph(on: "one", #""width": 1920, "height": 1080"#)
    let profile = #"""
      { "capplanProfile": 1, "id": "one", "name": "One format", "multiCamSupported": true, "cameras": [
          { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "s", "formats": [
              { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "multiCam": true,
                "readout": 10036224 } ] } ],
        "costModelOf": "iphone-xs", "sources": [ { "id": "s", "kind": "reported", "reference": "a test" } ] }
      """#
    let world = FakeWorld(["graph.json": graph, "one.json": profile])
    let run = await world.run("cost", "--what-if", "--profile-file", "one.json")
    #expect(run.output.contains("cheaper  1920x1080 at 60, capped at 30 fps, keeps 50%"), "\(run.output)")
    let limited = graph.replacing(#""height": 1080 } }"#, with: #""height": 1080 }, "maxFrameRateOverride": 30 }"#)
    let followed = FakeWorld(["graph.json": limited, "one.json": profile])
    let check = await followed.run("check", "--profile-file", "one.json")
    #expect(check.status == .success, "\(check.output)")
  }
}
