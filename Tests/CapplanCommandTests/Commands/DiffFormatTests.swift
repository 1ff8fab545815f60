import CapplanCommand
import Testing

/// `diff` says which cameras run another format, whatever that does to costs and findings.
struct DiffFormatTests {
  private static func graph(_ format: String, id: String = "front", profiles: String = #""iphone-xs""#) -> String {
    """
    { "capplan": 1, "profiles": [\(profiles)], "session": { "type": "multiCam" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } },
                  { "id": "\(id)", "deviceType": "builtInWideAngleCamera", "position": "front",
                    "activeFormat": \(format) } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "a" },
                       { "input": "\(id)", "port": "video", "output": "b" } ] }
    """
  }

  private static let small = #"{ "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true }"#
  private static let open = #"{ "width": 1920, "height": 1080 }"#

  private func diff(_ old: String, _ new: String, _ arguments: String...) async -> FakeWorld.Run {
    await FakeWorld(["old.json": old, "new.json": new]).run(["diff", "old.json", "new.json"] + arguments)
  }

  @Test func theFormatThatIsChosenIsTold() async {
    let (old, new) = (Self.graph(Self.small), Self.graph(Self.open))
    let line = "front: 1280x720 at 60, binned → 1920x1080 at 30, unbinned"
    let text = await diff(old, new)
    #expect(text.output.contains("\n    \(line)\n    hardwareCost 0."), "\(text.output)")
    #expect(!text.output.contains("back: "), "the other camera runs what it did")
    let markdown = await diff(old, new, "-f", "markdown")
    #expect(markdown.output.contains("\n\n**Other formats**: \(line) on iphone-xs.\n"), "\(markdown.output)")
    let json = await diff(old, new, "-f", "json")
    #expect(json.output.contains(#""kind": "format""#) && json.output.contains(#""input": "front""#))
    #expect(json.output.contains(#""from": "1280x720 at 60, binned""#), "\(json.output)")
  }

  @Test func aFormatThatStaysIsNotTold() async {
    let written = Self.open.replacing(" }", with: #", "maxFrameRate": 30, "binned": false }"#)
    for (old, new) in [
      (Self.graph(Self.small), Self.graph(Self.small)), (Self.graph(Self.open), Self.graph(written)),
      (Self.graph(Self.open), Self.graph(Self.open, id: "selfie")),
    ] {
      let run = await diff(old, new)
      #expect(!run.output.contains(": 1920x1080") && !run.output.contains(": 1280x720"), "\(run.output)")
    }
  }

  @Test func aCameraWithANewNameIsTheSame() async {
    let run = await diff(Self.graph(Self.open), Self.graph(Self.open, id: "selfie", profiles: #""iphone-13""#))
    #expect(!run.output.contains("front: ") && !run.output.contains("no known format"), "\(run.output)")
  }

  @Test func aFormatThatIsNotKnownIsToldToo() async {
    let run = await diff(Self.graph(Self.open), Self.graph(#"{ "width": 1000, "height": 1000 }"#))
    #expect(run.output.contains("front: 1920x1080 at 30, unbinned → no known format"), "\(run.output)")
  }
}
