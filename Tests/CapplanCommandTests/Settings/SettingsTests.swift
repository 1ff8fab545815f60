import CapplanCommand
import Testing

/// The settings of a team: which file a graph goes by, and what wins.
struct SettingsTests {
  /// An unknown key, which is an error on any device.
  private static let broken = #"{ "capplan": 1, "nme": 1 }"#
  private static let clean = #"{ "capplan": 1, "profiles": ["iphone-xs"] }"#

  private static func world(_ settings: String, _ graph: String = broken) -> FakeWorld {
    FakeWorld([".capplan.json": settings, "graph.json": graph])
  }

  @Test func theNearestSettingsAboveAGraphCount() async {
    let world = FakeWorld([
      ".capplan.json": #"{ "profiles": ["iphone-11"] }"#,
      "a/b/.capplan.json": #"{ "profiles": ["iphone-12"] }"#,
      "a/b/c/one.graph.json": #"{ "capplan": 1 }"#, "a/two.graph.json": #"{ "capplan": 1 }"#,
    ])
    let run = await world.run("check", "-f", "json", "a")
    let profiles = run.output.split(separator: "\n").filter { $0.contains(#""profile":"#) }
    #expect(profiles.count == 2 && profiles[0].contains("iphone-12") && profiles[1].contains("iphone-11"))
    #expect(!run.output.contains("profile-defaulted"))
    var piped = world
    piped.standardInput = .success(Array(#"{ "capplan": 1 }"#.utf8))
    #expect(await piped.run("check", "-f", "json", "-").output.contains("iphone-11"))
  }

  @Test func aGraphWinsOverSettingsAndAnOptionOverBoth() async {
    let world = Self.world(#"{ "profiles": ["iphone-11"] }"#, Self.clean)
    #expect(await world.run("check", "-f", "json").output.contains(#""profile": "iphone-xs""#))
    #expect(
      await world.run("check", "-f", "json", "--profile", "iphone-12").output.contains(#""profile": "iphone-12""#))
  }

  @Test func targetsAndRateOfSettingsCountWhereNobodyElseHasAny() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } } ],
        "outputs": [ { "id": "video", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" } ]PLAN }
      """
    let own = graph.replacing("PLAN", with: #", "plan": { "targets": { "hardwareCost": 1 } }"#)
    let settings = #"{ "targets": { "hardwareCost": 0.1 } }"#
    let plain = Self.world(settings, graph.replacing("PLAN", with: ""))
    #expect(await plain.run("check", "-f", "concise").output.contains("[target-missed]"))
    #expect(await plain.run("cost").status == .findings)
    #expect(await plain.run("reduce").error.contains("0.1"))
    #expect(await !plain.run("check", "-f", "concise", "--target", "1").output.contains("[target-missed]"))
    #expect(await !Self.world(settings, own).run("check", "-f", "concise").output.contains("[target-missed]"))
  }

  @Test func severitiesChangeWhatIsReportedAndNeverAVerdict() async throws {
    let graph = #"{ "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam", "preset": "photo" } }"#
    let plain = await FakeWorld(["graph.json": graph]).run("check", "-f", "json")
    #expect(plain.status == .findings && plain.output.contains(#""verdict": "cannotRun""#))
    let line = try #require(plain.output.split(separator: "\n").first { $0.contains(#""rule": "#) })
    let rule = try #require(line.split(separator: "\"").dropFirst(3).first)
    for level in ["warning", "note", "off"] {
      let run = await Self.world(#"{ "severity": { "\#(rule)": "\#(level)" } }"#, graph).run("check", "-f", "json")
      #expect(run.output.contains(#""verdict": "cannotRun""#), "\(level)")
      #expect(run.output.contains(#""rule": "\#(rule)""#) == (level != "off"), "\(level)")
    }
    let all = await Self.world(#"{ "severity": { "\#(rule)": "off" } }"#, graph).run(
      "check", "-f", "json", "--select", String(rule))
    #expect(all.output.contains(#""rule": "\#(rule)""#) && all.status == .findings)
  }

  @Test func theThresholdAndTheRulesOfSettingsDecideTheStatus() async {
    #expect(await Self.world("{}", #"{ "capplan": 1 }"#).run("check").status == .success)
    let warned = Self.world(#"{ "failOn": "warning" }"#, #"{ "capplan": 1 }"#)
    #expect(await warned.run("check").status == .findings)
    #expect(await warned.run("check", "--fail-on", "error").status == .success)
    let ignoring = Self.world(#"{ "failOn": "warning", "ignore": ["profile-defaulted"] }"#, #"{ "capplan": 1 }"#)
    #expect(await ignoring.run("check").status == .success)
    #expect(await ignoring.run("check", "--ignore", "unknown-key").status == .findings)
    #expect(await ignoring.run("check", "--select", "profile-defaulted").status == .findings)
  }

  @Test func aMatrixTakesThePathsOfTheSettingsToo() async {
    let world = FakeWorld([
      ".capplan.json": #"{ "paths": ["graphs", "one.json"] }"#, "graphs/a.graph.json": Self.clean,
      "one.json": Self.clean, "graph.json": Self.clean,
    ])
    let run = await world.run("matrix", "--profile", "iphone-xs")
    #expect(run.output.contains("graphs/a.graph.json") && run.output.contains("one.json"), "\(run.output)")
    #expect(!run.output.contains("\ngraph.json"))
    #expect(await !world.run("matrix", "--profile", "iphone-xs", "graph.json").output.contains("one.json"))
  }

  @Test func pathsAreFromTheFolderOfTheSettings() async {
    let world = FakeWorld([
      ".capplan.json":
        #"{ "paths": ["graphs"], "profileFolders": ["own"], "baseline": "ci/known.json", "reports": { "sarif": "ci/a.sarif" } }"#,
      "graphs/a.graph.json": #"{ "capplan": 1, "profiles": ["mine"], "nme": 1 }"#,
      "own/mine.json": #"{ "capplanProfile": 1, "id": "mine", "name": "Mine" }"#,
      "own/read.txt": "no profile",
    ])
    let run = await world.run("check", "-f", "concise", "--write-baseline", "ci/known.json")
    #expect(run.status == .success && run.error == "wrote 1 finding to 'ci/known.json'\n")
    #expect(run.written.map(\.path) == ["ci/known.json", "ci/a.sarif"])
    var known = world
    known.nodes["ci/known.json"] = .file(Array((run.written.first?.text ?? "").utf8))
    let next = await known.run("check", "-f", "concise", "-o", "sarif=b.sarif")
    #expect(next.status == .success && next.output.isEmpty && next.written.map(\.path) == ["b.sarif"])
    #expect(await known.run("check", "-f", "concise", "--update-baseline").status == .success)
  }

  @Test func standardInputGoesByTheSettingsOfTheFileThatItStandsFor() async {
    var world = FakeWorld([
      ".capplan.json": #"{ "profiles": ["iphone-11"] }"#,
      "a/.capplan.json": #"{ "profiles": ["iphone-12"] }"#, "a/old.graph.json": #"{ "capplan": 1 }"#,
    ])
    world.standardInput = .success(Array(#"{ "capplan": 1 }"#.utf8))
    let check = await world.run("check", "-f", "json", "--stdin-filename", "a/graph.json", "-")
    #expect(check.output.contains(#""profile": "iphone-12""#))
    let diff = await world.run("diff", "-f", "json", "--stdin-filename", "a/graph.json", "a/old.graph.json", "-")
    #expect(diff.output.contains(#""profile": "iphone-12""#) && !diff.output.contains(#""profile": "iphone-11""#))
    let elsewhere = await world.run("check", "-f", "json", "--stdin-filename", "none/graph.json", "-")
    #expect(elsewhere.output.contains(#""profile": "iphone-11""#))
  }

  @Test func aComparisonGoesByTheSettingsOfTheNewGraph() async {
    let strict = #"{ "severity": { "profile-defaulted": "error" } }"#
    let graph = #"{ "capplan": 1 }"#
    let world = FakeWorld([
      "a/.capplan.json": strict, "a/graph.json": graph, "b/graph.json": graph, "clean.json": Self.clean,
    ])
    #expect(await world.run("diff", "clean.json", "a/graph.json").status == .findings)
    #expect(await world.run("diff", "clean.json", "b/graph.json").status == .success)
    let lenient = FakeWorld([
      ".capplan.json": #"{ "severity": { "unknown-key": "warning" } }"#, "graph.json": Self.broken,
      "clean.json": Self.clean,
    ])
    #expect(await lenient.run("diff", "clean.json", "graph.json").status == .success)
    #expect(await lenient.run("diff", "--fail-on", "warning", "clean.json", "graph.json").status == .findings)
  }

  @Test func aMatrixGoesByTargetsAndTrustOfSettings() async {
    let graph = """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ { "id": "video", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
      """
    let matrix = ["matrix", "-f", "csv", "--profile", "iphone-15", "graph.json"]
    func cells(_ settings: String) async -> String { await Self.world(settings, graph).run(matrix).output }
    let plain = await cells("{}")
    #expect(await cells(#"{ "trust": "derived" }"#) != plain)
    #expect(await cells(#"{ "trust": "derived" }"#).contains("unverified"))
    #expect(await cells(#"{ "targets": { "hardwareCost": 0.01 } }"#) != plain)
  }

  @Test func aProfileOfAFolderIsNotCheckedAgainstUnlessItIsNamed() async {
    let world = FakeWorld([
      ".capplan.json": #"{ "profileFolders": ["own"] }"#, "graph.json": Self.clean,
      "own/mine.json": #"{ "capplanProfile": 1, "id": "mine", "name": "Mine" }"#,
    ])
    #expect(await !world.run("check", "-f", "json").output.contains(#""profile": "mine""#))
    #expect(await world.run("check", "-f", "json", "--profile", "mine").output.contains(#""profile": "mine""#))
  }

  @Test(
    "Faults of settings are told with their places, and nothing is on standard output",
    arguments: [
      (#"{ "trst": "printed" }"#, "1:3: error: unknown key 'trst' [unknown-key] (did you mean 'trust'?)"),
      (
        #"{ "failOn": "eror" }"#, "1:13: error: 'eror' is not a valid threshold [unknown-value] (did you mean 'error'?)"
      ),
      (#"{ "select": ["unknown-kye"] }"#, "(did you mean 'unknown-key'?)"),
      (#"{ "severity": { "nope-nope": "off" } }"#, "1:17: error: 'nope-nope' is not a rule"),
      (#"{ "reports": { "serif": "x" } }"#, "(did you mean 'sarif'?)"),
      (
        #"{ "profiles": ["iphone-12-prro"] }"#,
        "1:16: error: unknown profile 'iphone-12-prro'; did you mean 'iphone-12-pro'?"
      ),
      (#"{ "profileFolders": ["none"] }"#, "1:22: error: the folder 'none' can't be read"),
      (#"{ "baseline": "" }"#, "1:15: error: a path may not be empty"),
      (#"{ "emit": { "typeName": "pair" } }"#, "1:25: error: 'pair' can't be the name of a type"),
      (#"{ "emit": { "typeName": "AVCaptureSession" } }"#, "'AVCaptureSession' can't be the name of a type"),
      (#"{ "capplanSettings": 2 }"#, "1:22: error: version 2 of settings is not supported"),
      (#"{ "minimumFrameRate": 0 }"#, "0 is out of range"),
      (#"{ "trust": "printed", "trust": "printed" }"#, "[json-duplicate-key]"),
      ("{", "[json-syntax]"), ("[]", "expected an object"),
    ])
  func faults(_ settings: String, _ said: String) async {
    for command in ["check", "cost", "reduce", "matrix", "config"] {
      let run = await Self.world(settings).run(command)
      #expect(run.status == .usage && run.output.isEmpty, "\(command): \(run.output)")
      #expect(run.error.contains(".capplan.json:1:") && run.error.contains(said), "\(run.error)")
    }
  }

  @Test(
    "Settings that are no file are told, and not waited for",
    arguments: [
      (FakeWorld.Node.pipe(Array("{}".utf8)), "it is no file"),
      (FakeWorld.Node.failing(.permissionDenied), "if the phase lists it as an input"),
      (FakeWorld.Node.link(to: ".capplan.json"), "lead round in a circle"),
    ])
  func settingsThatAreNoFile(_ node: FakeWorld.Node, _ reason: String) async {
    var world = FakeWorld(["graph.json": Self.clean])
    world.nodes[".capplan.json"] = node
    let run = await world.run("check")
    #expect(run.status == .usage && run.output.isEmpty && run.error.contains(".capplan.json"), "\(run.error)")
    #expect(run.error.contains(reason), "\(run.error)")
    let folder = await FakeWorld(["graph.json": Self.clean, ".capplan.json/a": ""]).run("check")
    #expect(folder.status == .usage && folder.error.contains("it is a directory"), "\(folder.error)")
  }

  @Test func everyFaultIsTold() async {
    let run = await Self.world(#"{ "trst": 1, "failOn": 2, "paths": "x" }"#).run("check")
    #expect(run.error.split(separator: "\n").filter { $0.contains("error:") }.count == 3)
  }

  @Test func aKeyOfTheUsersOwnIsLeftAlone() async {
    #expect(
      await Self.world(#"{ "x-owner": "team", "$schema": "config.schema.json" }"#, Self.clean).run("check").status
        == .success)
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
