import JSONSource
import CapplanCommand
import CaptureModel
import CapturePlanning
import TestSupport
import Testing

struct InputLoaderTests {
  private func load(_ world: FakeWorld, _ operands: String...) -> [LoadedInput] {
    InputLoader(world.world).load(operands)
  }

  private func names(_ world: FakeWorld, _ operands: String...) -> [String] {
    InputLoader(world.world).load(operands).map(\.name)
  }

  private func failures(_ inputs: [LoadedInput]) -> [String: InputError] {
    var failures: [String: InputError] = [:]
    for input in inputs { if case .failure(let error) = input.result { failures[input.name] = error } }
    return failures
  }

  @Test func linksOnTheWayToAFolderAreLookedAtOnceForAllItsFiles() {
    let names = (0..<50).map { "a/b/\($0).graph.json" }
    var world = FakeWorld(Dictionary(uniqueKeysWithValues: names.map { ($0, "{}") })).world
    let linkTarget = world.files.linkTarget
    let asked = Locked<[String: Int]>([:])
    world.files.linkTarget = { path in
      asked.withLock { $0[path, default: 0] += 1 }
      return linkTarget(path)
    }
    #expect(InputLoader(world).load(["a"]).count == 50)
    let counts = asked.withLock { $0 }
    #expect((1...4).contains(counts["a/b"] ?? 0), "\(counts)")
    #expect(counts["a/b/7.graph.json"] ?? 0 > 0)
  }

  @Test func filesOfAFolderThatALinkLeadsOutToAreNotQuoted() throws {
    var world = FakeWorld([
      "in/.git/HEAD": "", "in/c.graph.json": "{}", "out/a.graph.json": "{}", "out/b.graph.json": "{}",
    ])
    world.nodes["in/link"] = .link(to: "../out")
    world.nodes["in/d.graph.json"] = .link(to: "../out/a.graph.json")
    let paths = ["in/link/a.graph.json", "in/link/b.graph.json", "in/c.graph.json"]
    let quoted = try load(world, paths[0], paths[1], paths[2]).map { try $0.result.get().mayBeQuoted }
    #expect(quoted == [false, false, true])
    // A file that is a link itself, beside one that is none.
    let beside = try load(world, "in/d.graph.json", "in/c.graph.json").map { try $0.result.get().mayBeQuoted }
    #expect(beside == [false, true])
  }

  @Test func withoutOperandsGraphJSONOfTheWorkingDirectoryIsRead() throws {
    let inputs = load(FakeWorld(["graph.json": "{}", "other.graph.json": ""]))
    #expect(inputs.map(\.name) == ["graph.json"])
    #expect(inputs.first?.path == "graph.json")
    #expect(try inputs.first?.result.get().bytes == Array("{}".utf8))
  }

  @Test func withoutOperandsAndWithoutGraphJSONThereIsAClearError() {
    #expect(failures(load(FakeWorld())) == ["graph.json": .noDefault])
  }

  @Test func aPipeIsReadIfItIsNamedAndNeverWaitedForOtherwise() throws {
    var world = FakeWorld()
    world.nodes["graph.json"] = .pipe(Array("{}".utf8))
    #expect(failures(load(world)) == ["graph.json": .unreadable(.isNoFile)])
    #expect(try load(world, "graph.json").first?.result.get().bytes == Array("{}".utf8))
  }

  @Test func standardInputHasANameThatCanBeSet() throws {
    var world = FakeWorld()
    world.standardInput = .success(Array("[]".utf8))
    let input = try #require(InputLoader(world.world, standardInputName: "editor.json").load(["-"]).first)
    #expect(input.name == "editor.json")
    #expect(input.path == nil)
    #expect(try input.result.get().name == "editor.json")
    #expect(names(world, "-") == ["<stdin>"])
  }

  @Test func closedStandardInputIsAValueToo() {
    var world = FakeWorld()
    world.standardInput = .failure(.closed)
    #expect(failures(load(world, "-")) == ["<stdin>": .unreadable(.closed)])
  }

  @Test func directoriesAreWalkedInTheOrderOfTheirBytes() {
    let world = FakeWorld([
      "d/graph.json": "", "d/b/graph.json": "", "d/a-b/graph.json": "", "d/a/graph.json": "", "d/a.graph.json": "",
      "d/Z.graph.json": "", "d/é.graph.json": "", "d/notes.json": "", "d/graph.json.bak": "", "d/mygraph.json": "",
    ])
    let expected = [
      "d/Z.graph.json", "d/a-b/graph.json", "d/a.graph.json", "d/a/graph.json", "d/b/graph.json", "d/graph.json",
      "d/é.graph.json",
    ]
    #expect(names(world, "d") == expected)
    #expect(names(world, "d/") == expected)
    #expect(names(world, ".") == expected)
  }

  @Test func hiddenFilesAndDirectoriesArePassedOver() {
    let world = FakeWorld([".git/graph.json": "", ".x.graph.json": "", "a/.cache/graph.json": "", "a/graph.json": ""])
    #expect(names(world, ".") == ["a/graph.json"])
    #expect(names(world, ".git") == [".git/graph.json"])
  }

  @Test func circlesOfLinksEnd() {
    var world = FakeWorld(["a/graph.json": "", "a/b/x.graph.json": ""])
    world.nodes["a/b/up"] = .link(to: "..")
    world.nodes["a/self"] = .link(to: "self")
    world.nodes["a/file.graph.json"] = .link(to: "b/x.graph.json")
    #expect(names(world, "a") == ["a/b/x.graph.json", "a/graph.json"])
    #expect(names(world, "**/*.json") == ["a/b/x.graph.json", "a/graph.json"])
    #expect(failures(load(world, "a/self")) == ["a/self": .unreadable(.linkLoop)])
  }

  @Test func aFileThatIsNamedTwiceIsReadOnce() {
    var world = FakeWorld(["a/graph.json": "", "b.json": ""])
    world.nodes["link.json"] = .link(to: "b.json")
    #expect(
      names(world, "b.json", "./b.json", "a", "a//graph.json", "a/../b.json", "link.json") == [
        "b.json", "a/graph.json",
      ])
  }

  @Test func aPathOfAMachineIsKnownFromTheWorkingDirectory() {
    let world = FakeWorld(["dir/graph.json": "{}"])
    #expect(names(world, "/dir/graph.json") == ["dir/graph.json"] && names(world, "/dir") == ["dir/graph.json"])
    #expect(load(world, "/dir/graph.json").first?.path == "/dir/graph.json")
  }

  @Test func emptyDirectoriesAndPatternsWithoutMatchAreErrors() {
    let world = FakeWorld(["a/notes.txt": "", "graph.json": "{}"])
    let inputs = load(world, "a", "*.yaml", "missing/*.json", "graph.json", "nothing.json")
    #expect(
      failures(inputs) == [
        "a": .noGraphs, "*.yaml": .noMatch, "missing/*.json": .noMatch, "nothing.json": .unreadable(.notFound),
      ])
    #expect(inputs.map(\.name) == ["a", "*.yaml", "missing/*.json", "graph.json", "nothing.json"])
  }

  @Test func whatCannotBeReadDoesNotKeepTheOthersFromBeingRead() {
    var world = FakeWorld(["d/a.graph.json": "", "d/c.graph.json": "", "d/locked/x": ""])
    world.nodes["d/b.graph.json"] = .failing(.permissionDenied)
    world.nodes["d/locked/"] = .failing(.permissionDenied)
    let inputs = load(world, "d")
    #expect(inputs.map(\.name) == ["d/a.graph.json", "d/b.graph.json", "d/c.graph.json", "d/locked"])
    #expect(
      failures(inputs) == [
        "d/b.graph.json": .unreadable(.permissionDenied), "d/locked": .unreadable(.permissionDenied),
      ])
  }

  @Test func pipesAreReadWhenTheyAreNamedAndPassedOverInAWalk() {
    var world = FakeWorld(["d/graph.json": ""])
    world.nodes["d/pipe.graph.json"] = .pipe(Array("{}".utf8))
    #expect(names(world, "d") == ["d/graph.json"])
    #expect(failures(load(world, "d/pipe.graph.json")).isEmpty)
  }

  @Test func patternsTakeRegularFilesOnly() {
    var world = FakeWorld(["d/a.json": "{}"])
    world.nodes["d/pipe.json"] = .pipe(Array("{}".utf8))
    world.nodes["pipe.json"] = .pipe(Array("{}".utf8))
    #expect(names(world, "d/*") == ["d/a.json"])
    #expect(names(world, "**/*.json") == ["d/a.json"])
    #expect(failures(load(world, "*.json")) == ["*.json": .noMatch])
  }

  @Test(.timeLimit(.minutes(1)))
  func patternsWithSeveralDoubleStarsVisitNothingTwice() {
    let deep = "deep/" + String(repeating: "a/", count: 26)
    let world = FakeWorld([deep + "x.json": "{}", deep + "graph.json": "{}"])
    let stars = "deep/" + String(repeating: "**/a/", count: 8)
    #expect(names(world, stars + "*.json") == [deep + "graph.json", deep + "x.json"])
    #expect(names(world, stars + "**") == [deep + "graph.json"])
    #expect(failures(load(world, stars + "*.yaml")) == [stars + "*.yaml": .noMatch])
  }

  @Test func namesThatAreNotUTF8AreReadAndShownEscaped() {
    let name = RawText.decode([0x63, 0xE9, 0x2E, 0x6A])
    let input = load(FakeWorld([name: "{}"]), name).first
    #expect(input?.name == #"c\xE9.j"#)
    #expect(input?.path == name)
  }

  @Test(
    "Patterns that the shell left alone are resolved",
    arguments: [
      ("*.json", ["a.json", "b.json", "w*.json"]),
      ("?.json", ["a.json", "b.json"]),
      ("w*.json", ["w*.json"]),
      ("**/*.json", ["a.json", "b.json", "d/e/f.json", "d/e/graph.json", "d/g.json", "w*.json"]),
      ("**/**/f.json", ["d/e/f.json"]),
      ("d/**", ["d/e/graph.json"]),
      ("d/*", ["d/e/graph.json", "d/g.json"]),
      ("./d/?.json", ["./d/g.json"]),
      ("**/.h/*", [".h/i.json"]),
      (".*/*.json", [".h/i.json"]),
    ])
  func patterns(_ pattern: String, _ expected: [String]) {
    let files = [
      "a.json", "b.json", "w*.json", "d/e/f.json", "d/e/graph.json", "d/g.json", ".h/i.json", "d/x.txt/graph.txt",
    ]
    let world = FakeWorld(Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") }))
    let found = names(world, pattern).filter { !$0.contains("txt") }
    #expect(found == expected)
  }

  @Test(
    "Names match components",
    arguments: [
      ("graph.json", "*", true), ("graph.json", "*.json", true), ("graph.json", "g*h.j*n", true),
      ("graph.json", "g?aph.json", true),
      ("graph.json", "*.jso", false), ("aab", "*ab", true), ("é", "?", true), ("", "*", true), ("ab", "a*b*", true),
      ("ab", "a", false),
      (".x", "*", false), (".x", ".*", true), (String(repeating: "a", count: 60), "*a*a*a*a*a*a*b", false),
    ])
  func matching(_ name: String, _ component: String, _ expected: Bool) {
    #expect(Pattern.matches(name, component) == expected)
  }

  @Test func readingStopsBehindTheSizeLimit() {
    var world = FakeWorld()
    world.nodes["big.json"] = .file([UInt8](repeating: 0x20, count: GraphLimits.bytes + 10))
    let size = (try? load(world, "big.json").first?.result.get())?.bytes.count
    #expect(size == GraphLimits.bytes + 1)
  }
}
