import CapplanCommand
import Foundation
import TestSupport
import Testing

private let hasGit = (try? World.real.git(["--version"], 100))?.status == 0

/// `capplan diff --git` on real repositories: what was moved, and what has a history of its own.
@Suite(.enabled(if: hasGit)) final class DiffGitMoveTests {
  private let folder: URL

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("capplan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.resolvingSymlinksInPath()
    try git("init", "-q")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @discardableResult private func git(_ arguments: String..., below: String = ".") throws -> String {
    let identity = [
      "-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false", "-c",
      "protocol.file.allow=always",
    ]
    // Not the program's own way to git, which fetches nothing.
    let run = try Tool.run("/usr/bin/env", ["git", "-C", path(below)] + identity + arguments)
    try #require(run.status == 0, "\(run.error)")
    return run.output
  }

  /// A graph that has an error for each camera but the first, since all of them are the same one.
  private func put(_ name: String, cameras: Int = 2, remark: String = "") throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let inputs = (0..<cameras).map {
      "    { \"id\": \"i\($0)\", \"deviceType\": \"builtInWideAngleCamera\", \"position\": \"back\" }"
    }
    let text = """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" }, "name": "\(remark)",
        "x-a": [
          1,
          2,
          3
        ],
        "inputs": [
      \(inputs.joined(separator: ",\n"))
        ] }

      """
    try Data(text.utf8).write(to: file)
  }

  private func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "one")
  }

  private func diff(_ path: String, _ arguments: String...) async -> (
    output: String, error: String, status: CapplanCommand.ExitStatus
  ) {
    var world = World.real
    let (events, recorder) = AsyncStream.makeStream(of: (text: [UInt8], isError: Bool).self)
    world.arguments = ["diff", "--git", "HEAD", path] + arguments
    world.streams.write = { bytes, stream throws(FileError) in recorder.yield((bytes, stream == .error)) }
    let status = Capplan.run(world)
    recorder.finish()
    var (output, error) = ("", "")
    for await (text, isError) in events {
      if isError {
        error += String(decoding: text, as: UTF8.self)
      } else {
        output += String(decoding: text, as: UTF8.self)
      }
    }
    return (output, error, status)
  }

  @Test("A rename is no removal and no new error, whether git knows of it or not", arguments: [true, false])
  func pureRename(_ isAdded: Bool) async throws {
    try put("g/a.graph.json")
    try put("g/b.graph.json", cameras: 1, remark: "other")
    try commit()
    try FileManager.default.createDirectory(atPath: path("g/sub"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: path("g/a.graph.json"), toPath: path("g/sub/c.graph.json"))
    if isAdded { try git("add", "-A") }
    let run = await diff(path("g"))
    #expect(run.status == .success && run.error.isEmpty, "\(run.output)\(run.error)")
    #expect(!run.output.contains("removed") && !run.output.contains(" is new") && !run.output.contains("new error"))
    #expect(run.output == "nothing changes in 2 graphs\n")
  }

  @Test func aRenamedGraphThatChangesHasNewErrorsOfItsOwnOnly() async throws {
    try put("g/a.graph.json")
    try commit()
    try git("mv", "g/a.graph.json", "g/b.graph.json")
    try put("g/b.graph.json", cameras: 3)
    let run = await diff(path("g"))
    #expect(
      run.output.contains("g/b.graph.json against HEAD:") && run.output.contains("g/a.graph.json: "), "\(run.output)")
    #expect(run.output.components(separatedBy: "new error[").count == 2 && run.status == .findings, "\(run.output)")
  }

  @Test func aFileMovedFromElsewhereIsFoundThere() async throws {
    try put("old/a.graph.json")
    try put("g/b.graph.json", cameras: 1)
    try commit()
    try git("mv", "old/a.graph.json", "g/a.graph.json")
    for place in ["g", "g/a.graph.json"] {
      let run = await diff(path(place))
      #expect(run.status == .success && !run.output.contains("is new"), "\(run.output)\(run.error)")
    }
    #expect(await diff(path("g/a.graph.json")).output.contains("against HEAD:old/a.graph.json: nothing changes"))
    // Seen from where it was, it is not there any more, and not removed either.
    try put("old/z.graph.json", cameras: 1)
    let left = await diff(path("old"))
    #expect(!left.output.contains("removed") && left.error.contains("was moved to 'g/a.graph.json'"), "\(left)")
  }

  @Test func whatIsRemovedAndWhatIsNewStaySo() async throws {
    try put("g/a.graph.json")
    try commit()
    try git("rm", "-q", "g/a.graph.json")
    try FileManager.default.createDirectory(atPath: path("g"), withIntermediateDirectories: true)
    let new = #"{ "capplan": 1, "outputs": [ { "id": "1" } ] }"#
    try Data(new.utf8).write(to: folder.appendingPathComponent("g/b.graph.json"))
    let run = await diff(path("g"))
    #expect(run.output.contains("a.graph.json was removed") && run.output.contains("b.graph.json is new"))
    #expect(run.status == .findings)
  }

  @Test func submodulesAreLeftOutWithAWord() async throws {
    try put("g/a.graph.json", cameras: 1)
    try put("library/b.graph.json")
    try git("init", "-q", below: "library")
    try git("add", "-A", below: "library")
    try git("commit", "-q", "-m", "one", below: "library")
    try git("add", "g")
    try git("commit", "-q", "-m", "one")
    try git("submodule", "--quiet", "add", path("library"), "g/library")
    let run = await diff(path("g"))
    #expect(run.status == .success && !run.output.contains("library"), "\(run.output)")
    #expect(run.error.contains("g/library' is a submodule") && run.error.hasSuffix("its graphs are left out\n"))
    #expect(run.error.split(separator: "\n").count == 1 && run.status == .success)
    // By itself it has a history like any other.
    let inside = await diff(path("g/library"))
    #expect(inside.output.contains("nothing changes") && inside.error.isEmpty, "\(inside)")
  }
}
