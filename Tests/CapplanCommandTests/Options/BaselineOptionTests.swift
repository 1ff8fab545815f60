import CapplanCommand
import Testing

/// A baseline from the command line: a ratchet that only tightens.
struct BaselineOptionTests {
  private static let broken = #"{ "capplan": 1, "profiles": ["iphone-xs"], "nme": 1, "sesion": {} }"#
  private static let half = #"{ "capplan": 1, "profiles": ["iphone-xs"], "nme": 1 }"#
  private static let worse = #"{ "capplan": 1, "profiles": ["iphone-xs"], "sesion": {}, "ouputs": [] }"#

  /// The world after a run: what was written is there.
  private static func after(_ run: FakeWorld.Run, in world: FakeWorld) -> FakeWorld {
    var world = world
    for file in run.written { world.nodes[file.path] = .file(Array(file.text.utf8)) }
    return world
  }

  private static func set(_ path: String, _ text: String, in world: FakeWorld) -> FakeWorld {
    var world = world
    world.nodes[path] = .file(Array(text.utf8))
    return world
  }

  /// A world with a broken graph that is known.
  private static func known() async -> FakeWorld {
    let world = FakeWorld(["graphs/a.graph.json": broken])
    let run = await world.run("check", "--write-baseline", "ci/known.json", "graphs")
    return after(run, in: world)
  }

  @Test func whatIsWrittenIsKnownFromThenOn() async {
    let world = FakeWorld(["graphs/a.graph.json": Self.broken])
    let run = await world.run("check", "-f", "concise", "--write-baseline", "ci/known.json", "graphs")
    #expect(run.status == .success && run.output.isEmpty)
    #expect(run.error == "wrote 2 findings to 'ci/known.json'\n")
    #expect(run.written.map(\.path) == ["ci/known.json"] && run.written.map(\.mode) == [.replacing])
    let next = await Self.after(run, in: world).run("check", "-f", "concise", "--baseline", "ci/known.json", "graphs")
    #expect(next.status == .success && next.output.isEmpty && next.written.isEmpty)
    #expect(next.error == "2 findings are known to 'ci/known.json'\n")
  }

  @Test func whatANewBaselineTakesThePlaceOfIsTold() async {
    let world = await Self.known()
    let run = await Self.set("graphs/a.graph.json", Self.half, in: world).run(
      "check", "-f", "concise", "--write-baseline", "ci/known.json", "graphs")
    #expect(run.status == .success && run.written.map(\.path) == ["ci/known.json"], "\(run.error)")
    #expect(run.error == "wrote 1 finding to 'ci/known.json', in place of 2 findings there\n")
  }

  @Test(
    "What is no baseline is not replaced",
    arguments: [("{ \"my\": \"notes\" }", false), ("<<<<<<< ours", false), ("", true), (" \n", true)])
  func otherFile(_ text: String, isReplaced: Bool) async {
    let world = FakeWorld(["graphs/a.graph.json": Self.broken, "notes.json": text])
    let run = await world.run("check", "-f", "concise", "--write-baseline", "notes.json", "graphs")
    #expect(run.status == (isReplaced ? .success : .unusable), "\(run.error)")
    #expect(run.written.isEmpty != isReplaced, "\(run.written)")
    #expect(run.error.contains("'notes.json' is no baseline, and is left as it is") != isReplaced, "\(run.error)")
    #expect(run.output.contains("'nme'") != isReplaced, "what is not written is not known")
  }

  @Test func pathsAreThoseFromTheFolderOfTheBaseline() async throws {
    let world = await Self.known()
    guard case .file(let bytes)? = world.nodes["ci/known.json"] else { return #expect(Bool(false)) }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""path": "../graphs/a.graph.json""#))
    for path in ["./graphs/a.graph.json", "graphs//../graphs/a.graph.json", "graphs/*.json"] {
      let run = await world.run("check", "--baseline", "ci/known.json", path)
      #expect(run.status == .success, "\(path): \(run.output)")
    }
    var piped = world
    piped.standardInput = .success(Array(Self.broken.utf8))
    let run = await piped.run(
      "check", "--baseline", "ci/known.json", "--stdin-filename", "graphs/a.graph.json", "-")
    #expect(run.status == .success)
  }

  @Test func whatIsNewFailsAndWhatIsGoneIsTold() async {
    let world = Self.set("graphs/a.graph.json", Self.worse, in: await Self.known())
    let run = await world.run("check", "-f", "concise", "--baseline", "ci/known.json", "graphs")
    #expect(run.status == .findings && run.written.isEmpty)
    #expect(run.output.contains("'ouputs'") && !run.output.contains("'sesion'"))
    #expect(
      run.error.contains(
        "ci/known.json:4:5: warning: 'unknown-key' at /nme in '../graphs/a.graph.json' is gone [stale-baseline]\n"))
    #expect(run.error.contains("--update-baseline drops the entries that are gone\n"))
    let quiet = await world.run("check", "-q", "-f", "concise", "--baseline", "ci/known.json", "graphs")
    #expect(quiet.error.isEmpty)
  }

  private static func camera(at rate: Int) -> String {
    #"""
    { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back", "maxFrameRateOverride": \#(rate),
                    "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "a", "type": "videoData" } ], "connections": [ { "input": "back", "port": "video", "output": "a" } ],
      "plan": { "targets": { "hardwareCost": 0.05 } } }
    """#
  }

  @Test func aCostThatHasRisenIsNew() async throws {
    let first = FakeWorld(["a.graph.json": Self.camera(at: 30)])
    let run = await first.run("check", "--write-baseline", "known.json", ".")
    let known = Self.after(run, in: first)
    let written = try #require(run.written.first?.text)
    #expect(run.status == .success && written.contains(#""costs""#) && written.contains(#""hardwareCost": 0."#))
    func check(_ rate: Int, _ options: String..., baseline: String) async -> FakeWorld.Run {
      var world = Self.set("a.graph.json", Self.camera(at: rate), in: known)
      world = Self.set("known.json", baseline, in: world)
      return await world.run(["check", "-f", "concise", "--baseline", "known.json"] + options + ["."])
    }
    #expect(await check(30, baseline: written).status == .success)
    let higher = await check(60, baseline: written)
    #expect(higher.status == .findings && higher.output.contains("[target-missed]"), "\(higher.output)")
    #expect(
      higher.error.hasSuffix(
        "\n1 finding is reported: its cost is higher than in 'known.json', or of a device that "
          + "has none there\n"))
    // An update takes over what has fallen, and never what has risen.
    #expect(await check(60, "--update-baseline", baseline: written).written.isEmpty)
    let lower = await check(20, "--update-baseline", baseline: written)
    let tightened = try #require(lower.written.first?.text)
    #expect(lower.status == .success && lower.error.contains("lowered severities or costs in 'known.json'"))
    #expect(await check(30, baseline: tightened).status == .findings)
    // The cost on another device is new, and no update adds it.
    #expect(await check(30, "--profile", "iphone-13-mini", baseline: written).status == .findings)
    let other = await check(30, "--profile", "iphone-13-mini", "--update-baseline", baseline: written)
    #expect(!other.written.contains { $0.text.contains("iphone-13-mini") })
    // A baseline from before knows no costs: it hides any, until it is updated.
    let older =
      #"{ "capplanBaseline": 2, "findings": [ { "path": "a.graph.json", "rule": "target-missed", "severity": "error", "subjects": [] } ] }"#
    #expect(await check(60, "--select", "target-missed", baseline: older).status == .success)
    let updated = await check(30, "--select", "target-missed", "--update-baseline", baseline: older)
    let current = try #require(updated.written.first?.text)
    #expect(await check(60, "--select", "target-missed", baseline: current).status == .findings)
  }

  @Test func anUpdateDropsWhatIsGoneAddsNothingAndStillFails() async throws {
    let world = Self.set("graphs/a.graph.json", Self.worse, in: await Self.known())
    let run = await world.run("check", "-f", "concise", "--baseline", "ci/known.json", "--update-baseline", "graphs")
    #expect(run.status == .findings && run.output.contains("'ouputs'"))
    #expect(run.error.contains("dropped 1 finding from 'ci/known.json'\n"))
    let written = try #require(run.written.first)
    #expect(run.written.count == 1 && written.path == "ci/known.json")
    #expect(written.text.contains("/sesion") && !written.text.contains("/nme") && !written.text.contains("/ouputs"))
    let again = await Self.after(run, in: world).run(
      "check", "-f", "concise", "--baseline", "ci/known.json", "--update-baseline", "graphs")
    #expect(again.written.isEmpty && again.status == .findings && again.output == run.output)
  }

  @Test func anUpdateKeepsWhatWasNotLookedAt() async {
    let other = Self.set("graphs/b.graph.json", Self.half, in: FakeWorld(["graphs/a.graph.json": Self.broken]))
    let world = Self.after(await other.run("check", "--write-baseline", "known.json", "graphs"), in: other)
    let options = ["check", "--baseline", "known.json", "--update-baseline"]
    let one = await world.run(options + ["graphs/a.graph.json"])
    #expect(one.status == .success && one.written.isEmpty)
    let lost = Self.set("graphs/a.graph.json", "{", in: world)
    let broken = await lost.run(options + ["graphs"])
    #expect(broken.status == .unusable && broken.written.isEmpty)
    var deleted = world
    deleted.nodes["graphs/a.graph.json"] = nil
    let rest = await deleted.run(options + ["graphs"])
    #expect(rest.status == .success && rest.error.contains("dropped 2 findings"))
    #expect(rest.written.first?.text.contains("b.graph.json") == true)
  }

  @Test func noIgnoresShowsAllThatEitherHides() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-xs"], "nme": 1, "sesion": {},
        "ignore": [ { "rule": "unknown-key", "at": "/nme", "reason": "we know" } ] }
      """
    var world = FakeWorld(["graph.json": graph])
    world = Self.after(await world.run("check", "--write-baseline", "known.json"), in: world)
    let usual = await world.run("check", "-f", "concise", "--baseline", "known.json")
    #expect(usual.status == .success && usual.output.isEmpty)
    let all = await world.run("check", "-f", "concise", "--baseline", "known.json", "--no-ignores")
    #expect(all.status == .findings && all.output.contains("'nme'") && all.output.contains("'sesion'"))
    let own = await world.run("check", "-f", "concise", "--no-ignores")
    #expect(own.output == all.output && !own.output.contains("unused-ignore"))
  }

  @Test("A baseline that can't be used exits 3, and the graphs are still checked", arguments: [nil, "{", "{}"])
  func unusable(_ text: String?) async {
    var world = FakeWorld(["graph.json": Self.broken])
    if let text { world = Self.set("known.json", text, in: world) }
    let run = await world.run("check", "-f", "concise", "--baseline", "known.json", "--update-baseline")
    #expect(run.status == .unusable && run.output.contains("'nme'") && run.written.isEmpty)
    #expect(run.error.contains("known.json"))
  }

  @Test("A graph that can't be read leaves the baseline as it is", arguments: [nil, "{"])
  func lostGraph(_ text: String?) async {
    var world = FakeWorld(["graph.json": Self.broken, "other.graph.json": Self.broken])
    world = Self.after(await world.run("check", "--write-baseline", "known.json", "."), in: world)
    let known = world.nodes
    world.nodes["other.graph.json"] = text.map { .file(Array($0.utf8)) }
    for options in [["--baseline", "known.json", "--update-baseline"], ["--write-baseline", "known.json"]] {
      let run = await world.run(["check"] + options + ["graph.json", "other.graph.json"])
      #expect(run.status == .unusable && run.written.isEmpty && known["known.json"] != nil, "\(run.error)")
      #expect(run.error.contains("'known.json' is left as it is"), "\(run.error)")
    }
  }

  @Test func aBaselineThatCannotBeWrittenHidesNothing() async {
    var world = FakeWorld(["graph.json": Self.broken])
    world.writeFailure = .noSpace
    let run = await world.run("check", "-f", "concise", "--write-baseline", "known.json")
    #expect(run.status == .unusable && run.output.contains("'nme'"))
  }

  @Test(
    "What makes no sense together is a usage error",
    arguments: [
      ["--baseline", "a", "--write-baseline", "b"], ["--update-baseline"], ["--no-ignores", "--write-baseline", "a"],
      ["--no-ignores", "--baseline", "a", "--update-baseline"], ["--diff", "--write-baseline", "a"],
      ["--baseline", "-"],
      ["--baseline="], ["--diff", "-o", "a"], ["--diff", "-f", "json"], ["--write-baseline", "graph.json"],
      ["--baseline", "x", "-o", "x"],
    ])
  func usage(_ options: [String]) async {
    let run = await FakeWorld(["graph.json": Self.broken]).run(["check"] + options)
    #expect(run.status == .usage && run.output.isEmpty && run.written.isEmpty)
  }

  @Test("Every form leaves out what is known", arguments: CheckFormat.allCases.map(\.rawValue))
  func forms(_ format: String) async {
    let run = await Self.known().run("check", "-f", format, "--baseline", "ci/known.json", "graphs")
    #expect(run.status == .success && !run.output.contains("'nme'"))
  }
}
