import CapplanCommand
import JSONSource
import TestSupport
import Testing

/// Profile files that can't be used, and what a check says of them.
struct FaultyProfileTests {
  private static let graph = """
    { "capplan": 1, "profiles": ["iphone-xs"],
      "inputs": [ { "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "o", "type": "videoData" } ],
      "connections": [ { "input": "c", "port": "video", "output": "o" } ] }
    """

  /// A profile of one camera, with one part written in another way.
  private static func profile(
    id: String = "ours", source: String = "probe", systems: String = "", rates: String = "\"maxFrameRate\": 60",
    more: String = ""
  ) -> String {
    """
    { "capplanProfile": 1, "id": "\(id)", "name": "Our phone", \(systems)
      "cameras": [
        { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "\(source)",
          "formats": [ { "width": 640, "height": 480, \(rates), "binned": true, "multiCam": true } ] }\(more) ],
      "sources": [ { "id": "probe", "kind": "printed", "reference": "our probe" } ] }
    """
  }

  @Test(
    "What no part of it says wrong, and the whole does, is told with its place",
    arguments: [
      (profile(id: ""), "1:30: error: an id may not be empty [unknown-value]"),
      (profile(id: "all"), "1:30: error: 'all' names several profiles, so it can't be the id of one [unknown-value]"),
      (profile(id: "../x"), "1:30: error: the id '../x' can't be used on a command line [unknown-value]"),
      (profile(id: "i*"), "1:30: error: the id 'i*' can't be used on a command line [unknown-value]"),
      (profile(source: "nobody"), "3:77: error: 'sources' has no source 'nobody' [unknown-reference]"),
      (
        profile(more: #", { "deviceType": "builtInWideAngleCamera", "position": "back" }"#),
        "4:127: error: the back wide camera is listed twice [duplicate-id]"
      ),
      (
        profile(rates: #""minFrameRate": 90, "maxFrameRate": 60"#),
        "4:67: error: minFrameRate 90 is out of range [value-out-of-range]"
      ),
      (
        profile(systems: #""firstOperatingSystem": "18.0", "lastOperatingSystem": "17.0","#),
        "1:114: error: the last system 17.0 is out of range [value-out-of-range]"
      ),
    ])
  func isToldWithItsPlace(_ text: String, _ line: String) async {
    let world = FakeWorld(["g.json": Self.graph, "own.json": text])
    let run = await world.run("check", "-f", "concise", "--profile-file", "own.json", "g.json")
    #expect(run.status == .findings && run.error.isEmpty, "\(run.error)")
    #expect(run.output == "own.json:\(line)\n", "\(run.output)")
    let cost = await world.run("cost", "--profile-file", "own.json", "g.json")
    #expect(
      cost.status == .findings && cost.output.isEmpty && cost.error.hasPrefix("own.json:\(line)"), "\(cost.error)")
  }

  @Test("Every form of the report says why the run fails", arguments: CheckFormat.allCases.map(\.rawValue))
  func everyFormSaysWhy(_ format: String) async {
    let world = FakeWorld(["g.json": Self.graph, "own.json": Self.profile(id: "")])
    let run = await world.run("check", "-q", "-f", format, "--profile-file", "own.json", "g.json")
    #expect(run.status == .findings)
    #expect(run.output.contains("an id may not be empty") && run.output.contains("own.json"), "\(run.output)")
  }

  @Test func noOtherDeviceTakesItsPlace() async {
    let world = FakeWorld(["g.json": Self.graph, "own.json": Self.profile(id: "")])
    for file in ["own.json", "lost.json"] {
      let run = await world.run("check", "-f", "json", "--profile-file", file, "g.json")
      let document = JSONParser.parse(SourceText(run.output)).document
      func text(_ pointer: String) -> String? {
        document?.value(at: pointer).flatMap { document?.string(of: $0) }
      }
      #expect(text("/results/0/path") == file && text("/results/1/path") == "g.json", "\(run.output)")
      #expect(text("/results/1/verdict") == "unverified" && text("/results/1/profile") == nil)
      #expect(!run.output.contains("iphone-xs"))
    }
    let place = await world.run("check", "-f", "json", "--profile-file", "own.json", "g.json")
    #expect(place.output.contains(#""pointer": "/id""#), "\(place.output)")
    let other = await world.run("check", "--profile-file", "own.json", "--profile", "iphone-13", "g.json")
    #expect(other.status == .findings && other.output.contains("g.json on iphone-13: runs"), "\(other.output)")
  }

  @Test func theSameFileIsToldOnceForFoldersWithSettingsOfTheirOwn() async {
    let world = FakeWorld([
      "a/.capplan.json": "{}", "a/g.json": Self.graph, "b/.capplan.json": "{}", "b/g.json": Self.graph,
      "own.json": Self.profile(id: ""),
    ])
    let run = await world.run("check", "-f", "concise", "--profile-file", "own.json", "a/g.json", "b/g.json")
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
  }
}
