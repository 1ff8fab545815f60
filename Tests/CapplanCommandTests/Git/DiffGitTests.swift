import CapplanCommand
import Foundation
import Testing

/// `capplan diff --git`: a graph against what it was.
struct DiffGitTests {
  private func graph(_ outputs: String..., plist: String? = nil) -> String {
    let entries = outputs.map { "{ \"id\": \"\($0)\", \"type\": \"videoData\" }" }.joined(separator: ", ")
    let connections = outputs.map { "{ \"input\": \"back\", \"output\": \"\($0)\" }" }.joined(separator: ", ")
    let app =
      plist.map { "\"infoPlist\": \"\($0)\"" }
      ?? "\"usageDescriptions\": { \"NSCameraUsageDescription\": \"Films both of you.\" }"
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
        "app": { \(app), "observesSystemPressure": true },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } },
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ \(entries), { "id": "f", "type": "videoData" } ],
        "connections": [ \(connections), { "input": "front", "output": "f" } ] }

      """
  }

  private func world(_ files: [String: String], _ commits: [String: [String: String]]) -> FakeWorld {
    var world = FakeWorld(files)
    world.git = FakeGit(commits: commits)
    return world
  }

  @Test func theOldGraphIsThatOfTheRevision() async {
    let world = world(
      ["g/a.json": graph("o0", "o1")], ["main": ["g/a.json": graph("o0")], "v1": ["g/a.json": graph("o0", "o1")]])
    let run = await world.run("diff", "--git", "main", "g/a.json")
    #expect(run.output.contains("g/a.json against main:g/a.json: 1 new error") && run.status == .findings)
    let same = await world.run("diff", "g/a.json", "--git=v1")
    #expect(same.output == "g/a.json against v1:g/a.json: nothing changes; 1 finding as before\n")
  }

  @Test func withoutAPathItIsTheGraphHere() async {
    let run = await world(["graph.json": graph("o0")], ["HEAD": ["graph.json": graph("o0")]])
      .run("diff", "--git", "HEAD")
    #expect(run.output == "graph.json against HEAD:graph.json: nothing changes\n" && run.status == .success)
  }

  @Test func withoutAPathItIsWhatTheSettingsName() async {
    let settings = #"{ "paths": ["g/*.graph.json", "one.json"] }"#
    let world = world(
      [
        ".capplan.json": settings, "g/a.graph.json": graph("o0", "o1"), "g/x/b.graph.json": graph("o0"),
        "one.json": graph("o0"),
      ],
      ["main": ["g/a.graph.json": graph("o0"), "g/gone.graph.json": graph("o0"), "one.json": graph("o0")]])
    let run = await world.run("diff", "--git", "main")
    #expect(run.output.contains("g/a.graph.json against main:g/a.graph.json: 1 new error"), "\(run.error)")
    #expect(run.output.contains("main:g/gone.graph.json was removed") && !run.output.contains("b.graph.json"))
    #expect(run.output.hasSuffix("2 of 3 graphs changed: 1 new error\n") && run.status == .findings)
  }

  @Test func severalPathsAreComparedTogetherAndEachGraphOnce() async {
    let world = world(
      ["g/a.graph.json": graph("o0", "o1"), "one.json": graph("o0")],
      ["main": ["g/a.graph.json": graph("o0"), "one.json": graph("o0")]])
    let run = await world.run("diff", "--git", "main", "g", "g/a.graph.json", "g/**", "one.json")
    #expect(run.output.hasSuffix("1 of 2 graphs changed: 1 new error\n"), "\(run.output)")
    let unknown = await world.run("diff", "--git", "mian", "g", "one.json")
    #expect(unknown.status == .usage && unknown.output.isEmpty)
    let missing = await world.run("diff", "--git", "main", "h/*.json", "one.json")
    #expect(missing.status == .unusable && missing.error.contains("'h/*.json' matches no file"), "\(missing.error)")
  }

  @Test func aFileThatWasNotThereIsNew() async {
    let world = world(["a.json": graph("o0", "o1")], ["HEAD": ["b.json": ""]])
    let run = await world.run("diff", "--git", "HEAD", "a.json")
    #expect(run.output.contains("a.json is new: 1 new error") && run.status == .findings && run.error.isEmpty)
  }

  @Test func theInfoPlistIsThatOfTheRevision() async {
    func plist(_ key: String) -> String {
      "<plist><dict><key>\(key)</key><string>Films both of you.</string></dict></plist>"
    }
    let (good, bad) = (plist("NSCameraUsageDescription"), plist("CFBundleName"))
    let text = graph("o0", plist: "../Info.plist")
    let world = world(
      ["g/a.json": text, "Info.plist": good], ["HEAD": ["g/a.json": text, "Info.plist": bad]])
    let run = await world.run("diff", "--git", "HEAD", "g/a.json")
    #expect(
      run.output.contains("fixed error[plist-camera-missing]") || run.output.contains("fixed error["), "\(run.output)")
    #expect(run.status == .success)
  }

  @Test func aDirectoryIsComparedGraphByGraph() async {
    let world = world(
      ["g/a.graph.json": graph("o0"), "g/x/b.graph.json": graph("o0", "o1"), "g/new.graph.json": graph("o0")],
      [
        "HEAD": [
          "g/a.graph.json": graph("o0"), "g/x/b.graph.json": graph("o0"), "g/gone.graph.json": graph("o0"),
          "elsewhere/graph.json": graph("o0"),
        ]
      ])
    let run = await world.run("diff", "--git", "HEAD", "g")
    #expect(run.output.contains("g/x/b.graph.json against HEAD:g/x/b.graph.json: 1 new error"), "\(run.error)")
    #expect(run.output.contains("HEAD:g/gone.graph.json was removed") && run.output.contains("g/new.graph.json is new"))
    #expect(run.output.hasSuffix("3 of 4 graphs changed: 1 new error\n") && run.status == .findings)
  }

  @Test func whatGitCannotSayIsThreeAndAnUnknownRevisionIsTwo() async {
    var world = world(["a.json": graph("o0")], ["HEAD": [:]])
    let unknown = await world.run("diff", "--git", "HAED", "a.json")
    #expect(unknown.status == .usage && unknown.output.isEmpty && unknown.error.contains("no revision 'HAED'"))
    let missing = await world.run("diff", "--git", "HEAD", "b.json")
    #expect(missing.status == .unusable && missing.error.contains("'b.json' can't be read: no such file"))
    world.git?.hasRepository = false
    let outside = await world.run("diff", "--git", "HEAD", "a.json")
    #expect(outside.status == .unusable && outside.output.isEmpty)
    #expect(outside.error == "capplan: 'HEAD:a.json' can't be read: git says 'fatal: not a git repository'\n")
    world.git = nil
    let none = await world.run("diff", "--git", "HEAD", "a.json", "-f", "json")
    #expect(none.status == .unusable && none.error.contains("git is not installed"))
    #expect(none.output.contains("\"rule\": \"unreadable\""))
  }

  @Test func onlyAShallowCloneMayLackTheRevision() async {
    var world = world(["a.json": graph("o0")], ["HEAD": [:]])
    let whole = await world.run("diff", "--git", "v1", "a.json")
    #expect(whole.error.hasPrefix("capplan: option '--git': there is no revision 'v1' here\n"))
    world.git?.isShallow = true
    let shallow = await world.run("diff", "--git", "v1", "a.json")
    #expect(shallow.status == .usage && shallow.error.contains("in this shallow clone; `git fetch --unshallow`"))
  }

  @Test(arguments: [["HEAD:a.json", "a.json"], ["a.json", "HEAD:a.json"], ["--git", "HEAD:a.json", "b.json"]])
  func aPathInARevisionNamesTheCommandThatIsMeant(_ words: [String]) async {
    let world = world(["a.json": graph("o0"), "b.json": graph("o0")], ["HEAD": ["a.json": graph("o0")]])
    let run = await world.run(["diff"] + words)
    #expect(run.status == .usage && run.error.contains("`capplan diff --git HEAD a.json` compares with it"))
  }

  @Test func aFileWithAColonInItsNameIsAFile() async {
    let run = await world(["HEAD:a.json": graph("o0"), "a.json": graph("o0")], [:]).run("diff", "HEAD:a.json", "a.json")
    #expect(run.status == .success && run.output.contains("nothing changes"))
  }

  @Test func aLinkOfTheRevisionIsNotTakenForAGraph() async {
    let world = world(["a.json": graph("o0")], ["HEAD": ["a.json": "@elsewhere.json"]])
    let run = await world.run("diff", "--git", "HEAD", "a.json")
    #expect(run.status == .unusable && run.error.contains("link or a submodule"))
  }

  @Test(.enabled(if: Self.hasGit)) func realGitIsAskedTheRightWay() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capplan-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("a b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A name that git would take for an expression or a pattern.
    let file = inner.appendingPathComponent(":(top)*é.graph.json")
    try Data(graph("o0").utf8).write(to: file)
    func git(_ arguments: String...) throws {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false"]
      let run = try World.real.git(["-C", folder.path] + identity + arguments, 1 << 16)
      try #require(run.status == 0, "\(String(decoding: run.error, as: UTF8.self))")
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    try git("tag", "-a", "-m", "first", "v1")
    try Data(graph("o0", "o1").utf8).write(to: file)
    for path in [file.path, inner.path, folder.path] {
      var world = World.real
      let (output, recorder) = AsyncStream.makeStream(of: [UInt8].self)
      world.arguments = ["diff", "--git", "v1", path]
      world.streams.write = { bytes, _ throws(FileError) in recorder.yield(bytes) }
      let status = Capplan.run(world)
      recorder.finish()
      var text = ""
      for await bytes in output { text += String(decoding: bytes, as: UTF8.self) }
      #expect(status == .findings && text.contains(": 1 new error"), "\(text)")
    }
    // What is more than asked for is not waited for.
    let long = try World.real.git(["-C", folder.path, "cat-file", "--batch-all-objects", "--batch"], 10)
    #expect(long.output.count == 10)
    let failed = try World.real.git(["-C", folder.path, "rev-parse", "--verify", "--quiet", "nope"], 10)
    #expect(failed.status == 1 && failed.output.isEmpty)
  }

  private static var hasGit: Bool { (try? World.real.git(["--version"], 100))?.status == 0 }
}
