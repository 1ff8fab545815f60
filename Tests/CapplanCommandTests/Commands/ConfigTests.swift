import CapplanCommand
import JSONSource
import Testing

/// `capplan config`: each value, and who said so.
struct ConfigTests {
  private static let world = FakeWorld([
    ".capplan.json": """
    {
      "failOn": "warning",
      "profiles": ["iphone-11"],
      "severity": { "unknown-key": "note" },
      "targets": { "hardwareCost": 0.9 }
    }

    """,
    "below/.capplan.json": #"{ "trust": "printed", "failOn": "note" }"#,
    "graph.json": #"{ "capplan": 1, "profiles": ["iphone-xs"], "plan": { "targets": { "hardwareCost": 0.8 } } }"#,
    "below/graph.json": #"{ "capplan": 1 }"#,
  ])

  private static func line(_ key: String, in text: String) -> String {
    let line = text.split(separator: "\n").first { $0.hasPrefix(key + " ") } ?? ""
    return line.split(separator: " ").joined(separator: " ")
  }

  @Test func everyValueSaysWhereItIsFrom() async {
    let run = await Self.world.run("config", "--minimum-rate", "24")
    #expect(run.status == .success && run.error.isEmpty)
    #expect(Self.line("failOn", in: run.output) == "failOn warning .capplan.json:2:13")
    #expect(Self.line("profiles", in: run.output) == "profiles iphone-11 .capplan.json:3:15")
    #expect(Self.line("severity", in: run.output) == "severity unknown-key: note .capplan.json:4:15")
    #expect(Self.line("targets.hardwareCost", in: run.output) == "targets.hardwareCost 0.9 .capplan.json:5:32")
    #expect(Self.line("minimumFrameRate", in: run.output) == "minimumFrameRate 24 --minimum-rate")
    #expect(Self.line("trust", in: run.output) == "trust estimated default")
    #expect(Self.line("baseline", in: run.output) == "baseline not set default")
  }

  @Test func aGraphWinsOverSettings() async {
    let run = await Self.world.run("config", "graph.json")
    #expect(Self.line("profiles", in: run.output) == "profiles iphone-xs graph.json:1:30")
    #expect(Self.line("targets.hardwareCost", in: run.output) == "targets.hardwareCost 0.8 graph.json:1:83")
    let option = await Self.world.run("config", "--target", "0.7", "--profile", "iphone-12", "graph.json")
    #expect(Self.line("targets.hardwareCost", in: option.output) == "targets.hardwareCost 0.7 --target")
    #expect(Self.line("profiles", in: option.output) == "profiles iphone-12 --profile")
  }

  @Test(
    "A graph goes by its own settings, the run by those of the working directory",
    arguments: ["below", "below/graph.json"])
  func twoFiles(_ path: String) async {
    let run = await Self.world.run("config", path)
    #expect(Self.line("trust", in: run.output) == "trust printed below/.capplan.json:1:12")
    #expect(Self.line("failOn", in: run.output) == "failOn warning .capplan.json:2:13")
    #expect(Self.line("profiles", in: run.output) == "profiles iphone-xs default")
  }

  /// A graph that is cut off has settings that nobody can read: the rest is shown, and the exit status says so.
  @Test func aGraphThatIsNoJSONIsTold() async {
    let world = FakeWorld(["graph.json": #"{ "capplan": 1, "profiles": ["iphone-11"], "#])
    let run = await world.run("config", "graph.json")
    #expect(run.status == .unusable)
    #expect(run.error == "graph.json:1:43: error: the document ends before \"{\" is closed [json-syntax]\n")
    #expect(Self.line("failOn", in: run.output) == "failOn error default")
  }

  @Test func theDocumentHasEveryKeyOfSettings() async throws {
    let run = await Self.world.run("config", "-f", "json")
    let keys = run.output.split(separator: "\n").filter { $0.contains(#""key":"#) }.map { $0.split(separator: "\"")[3] }
    // What the schema lists, with the keys of groups by themselves; the schema's address and the version set nothing.
    let schema = try #require(JSONParser.parse(SourceText(await Self.world.run("schema", "config").output)).document)
    func names(_ path: String) throws -> [String] {
      schema.members(of: try #require(schema.value(at: path))).compactMap { schema.string(of: $0.key) }
    }
    let settings = try names("/properties").flatMap { key in
      ["targets", "emit"].contains(key) ? try names("/properties/\(key)/properties").map { "\(key).\($0)" } : [key]
    }
    #expect(keys.map(String.init) == settings.filter { !["$schema", "capplanSettings"].contains($0) })
    #expect(keys.count > 10)
    #expect(run.output.contains(#""kind": "settings""#) && run.output.contains(#""kind": "default""#))
  }

  @Test func aPathThatIsNotThereIsNoSetting() async {
    #expect(await Self.world.run("config", "none.json").status == .unusable)
  }
}
