import CapplanCommand
import TestSupport
import Testing

/// No output takes the place of what was read: graphs, profiles and settings.
struct OverwritingTests {
  private static let graph = #"{ "capplan": 1, "profiles": ["iphone-xs"] }"#

  @Test(
    "A graph, a profile and settings are never overwritten",
    arguments: [
      ["cost", "graph.json", "-o", "graph.json"], ["cost", "-o", "./graph.json"],
      ["check", "--profile-file", "own.json", "-o", "own.json", "graph.json"],
      ["check", "--profile-file", "own.json", "--write-baseline", "own.json", "graph.json"],
      ["reduce", "--profile-file", "own.json", "-o", "own.json", "graph.json"],
      ["reduce", "--profile-file", "own.json", "--trace", "json=own.json", "graph.json"],
      ["cost", "--profile-file", "own.json", "-o", "own.json", "graph.json"],
      ["matrix", "--profile-file", "own.json", "-o", "own.json", "graph.json"],
      ["emit", "--profile-file", "own.json", "-o", "own.json", "graph.json"],
      ["diff", "--profile-file", "own.json", "-o", "own.json", "graph.json", "other.json"],
      ["check", "-o", "json=.capplan.json", "graph.json"],
      ["check", "--write-baseline", ".capplan.json", "graph.json"],
      ["reduce", "-o", ".capplan.json", "graph.json"],
      ["check", "-o", "json=Info.plist", "graph.json"], ["cost", "-o", "app/Info.plist", "graph.json"],
      ["check", "-o", "json=ours/phone.json", "graph.json"], ["matrix", "-o", "ours/phone.json", "graph.json"],
      ["reduce", "-o", "ours/phone.json", "graph.json"], ["emit", "-o", "ours/phone.json", "graph.json"],
      ["diff", "-o", "ours/phone.json", "graph.json", "other.json"],
    ])
  func keepsWhatWasRead(_ arguments: [String]) async throws {
    let world = FakeWorld([
      "graph.json": Self.graph, "other.json": Self.graph, "own.json": try Bundled.text("iphone-13"),
      ".capplan.json": #"{ "profileFolders": ["ours"] }"#, "ours/phone.json": try Bundled.text("iphone-14"),
    ])
    let run = await world.run(arguments)
    #expect(run.status == .usage && run.written.isEmpty && run.output.isEmpty, "\(run.error)")
  }

  /// As on a Mac, whose file systems take `Out.json` and `out.json` for one file.
  @Test(
    "Two outputs are not one file, as the folder sees it",
    arguments: [
      ["check", "-o", "json=Out.json", "-o", "sarif=out.json", "graph.json"],
      ["check", "-o", "json=größer.json", "-o", "sarif=GrÖßer.json", "graph.json"],
      ["check", "-o", "json=out.json", "--write-baseline", "OUT.json", "graph.json"],
      ["reduce", "-o", "plan.json", "--trace", "json=Plan.json", "graph.json"],
    ])
  func keepsOutputsApart(_ arguments: [String]) async throws {
    var world = FakeWorld(["graph.json": Self.graph])
    world.foldsCase = true
    let run = await world.run(arguments)
    #expect(run.status == .usage && run.written.isEmpty && run.output.isEmpty, "\(run.error)")
    #expect(run.error.contains("is named twice; an output can't also be an input or another output"))
    world.foldsCase = false
    #expect(await world.run(arguments).status != .usage)
  }
}
