import CapplanCommand
import JSONSource
import Testing

/// What profiles can be called by, on the command line and in a graph.
struct ProfileNameTests {
  private func graph(_ profiles: String = "") -> String {
    """
    { "capplan": 1, \(profiles)
      "inputs": [ { "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "o", "type": "videoData" } ],
      "connections": [ { "input": "c", "port": "video", "output": "o" } ] }
    """
  }

  /// The profiles that a graph is judged on.
  private func profiles(_ arguments: String..., graph: String? = nil) async -> [String] {
    let run = await FakeWorld(["g.json": graph ?? self.graph()]).run(["cost", "-f", "json"] + arguments + ["g.json"])
    let document = JSONParser.parse(SourceText(run.output)).document
    return (0..<99).compactMap { index in
      document?.value(at: "/results/\(index)/profile").flatMap { document?.string(of: $0) }
    }
  }

  @Test(
    "Ids, models, names, globs",
    arguments: [
      ("iphone-12-pro", ["iphone-12-pro"]), ("iPhone13,3", ["iphone-12-pro"]), ("IPHONE13,3", ["iphone-12-pro"]),
      ("iPhone 12 Pro", ["iphone-12-pro"]), ("iphone 12 pro", ["iphone-12-pro"]),
      ("iphone-xs,iPhone13,3,iPad16,11", ["iphone-xs", "iphone-12-pro", "ipad-air-13-inch-m4"]),
      ("iphone-15*", ["iphone-15", "iphone-15-plus", "iphone-15-pro", "iphone-15-pro-max"]),
      ("iPhone16,*", ["iphone-15-pro", "iphone-15-pro-max"]), ("iPhone 1? mini", ["iphone-12-mini", "iphone-13-mini"]),
      ("iPhone19,7,iphone-xs", ["iphone-18-pro-max", "iphone-xs"]), ("iPhone XS,iPhone11,2", ["iphone-xs"]),
      ("iPad Pro 11-inch (M5)", ["ipad-pro-11-inch-m5"]),
    ])
  func names(_ name: String, _ ids: [String]) async {
    #expect(await profiles("--profile", name) == ids)
    // In a graph each name is an element.
    let list = ProfileOptions.split(name).map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(await profiles(graph: graph("\"profiles\": [\(list)],")) == ids)
  }

  @Test(
    "A model that has no profile is no slip of another, unless a letter is",
    arguments: [
      ("iphone-18", "there is no profile for 'iphone-18'; the nearest by name is 'iphone-17'"),
      ("iPhone 6s", "there is no profile for 'iPhone 6s'; the nearest by name is 'iphone-7'"),
      ("iPhone20,1", "there is no profile for 'iPhone20,1'; the nearest by name is 'iphone-18-pro'"),
      ("iPhone 19 Pro", "the nearest by name is 'iphone-18-pro'"),
      ("iPhone 19", "the nearest by name is 'iphone-17'"), ("iPhone 18e", "the nearest by name is 'iphone-17e'"),
      ("iPhone 19 Pro Max", "the nearest by name is 'iphone-18-pro-max'"),
      ("iPhone19,9", "the nearest by name is 'iphone-18-pro-max'"),
      ("iPhone 18 Air", "the nearest by name is 'iphone-air'"), ("iPhone 99999999999999999999", "by name is '"),
      ("iphone-12-plus", "there is no profile for 'iphone-12-plus'; the nearest by name is 'iphone-12'"),
      (
        "ipad-pro-11-inch-m6",
        "there is no profile for 'ipad-pro-11-inch-m6'; the nearest by name is 'ipad-pro-11-inch-m5'"
      ),
      ("iphone-99*", "there is no profile for 'iphone-99*'; capplan probe"),
      ("iphone-14-prp", "unknown profile 'iphone-14-prp'; did you mean 'iphone-14-pro'?"),
      ("iphone-14-por", "did you mean 'iphone-14-pro'?"), ("iPhone 14 Prp", "did you mean 'iPhone 14 Pro'?"),
      ("conservativ", "unknown profile 'conservativ'; did you mean 'conservative'?"),
    ])
  func misses(_ name: String, _ message: String) async {
    for command in [["check", "--profile", name, "g.json"], ["profiles", name]] {
      let run = await FakeWorld(["g.json": graph()]).run(command)
      #expect(run.status == .usage && run.output.isEmpty && run.error.contains(message), "\(run.error)")
    }
  }

  @Test func inAGraphAModelWithoutAProfileIsAnErrorWithoutAFix() async {
    let world = FakeWorld(["g.json": graph(#""profiles": ["iPhone 18", "iphone-xz"],"#)])
    let run = await world.run("check", "g.json")
    #expect(run.status == .findings)
    #expect(run.output.contains("error[unknown-profile]: there is no profile for 'iPhone 18'"), "\(run.output)")
    #expect(run.output.contains("the nearest by name is 'iphone-17'; capplan probe writes"))
    #expect(run.output.contains("fix (unsafe): write \"iphone-xr\"") && !run.output.contains("write \"iphone-17\""))
  }

  @Test func aProfileOfAFileIsFoundByItsNamesFirst() async {
    let own = """
      { "capplanProfile": 1, "id": "ours", "name": "Our phone", "modelIdentifiers": ["iPhone13,3"],
        "cameras": [], "costModelOf": "iphone-xs" }
      """
    let world = FakeWorld(["g.json": graph(), "ours.json": own])
    for name in ["Our Phone", "ours", "iPhone13,3"] {
      let run = await world.run("check", "--profile-file", "ours.json", "--profile", name, "-f", "json", "g.json")
      #expect(run.output.contains("\"profile\": \"ours\"") && !run.output.contains("iphone-12-pro"), "\(run.output)")
    }
    let shown = await world.run("profiles", "--profile-file", "ours.json", "ours")
    #expect(shown.output.contains("Cost model · derived · that of iphone-xs"), "\(shown.output)")
  }
}
