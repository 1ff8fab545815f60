import CapplanCommand
import Testing

/// The key of the graph that settles a missing fact is named by every form.
struct SettlingKeyTests {
  private static let world = FakeWorld([
    "graph.json": """
    { "capplan": 1,
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": false } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "near" },
                       { "input": "front", "port": "video", "output": "face" } ] }
    """
  ])

  private static let advice = "write activeFormat.binned: true for back"

  @Test(
    arguments: [
      ["check", "-f", "json"], ["matrix", "--one-for-all"], ["matrix", "--one-for-all", "-f", "json"],
      ["reduce", "--trace=json"],
    ])
  func everyFormNamesTheKeyOfTheGraph(_ command: [String]) async {
    let run = await Self.world.run(command + ["--profile=iphone-15", "graph.json"])
    let words = (run.output + run.error).split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains(Self.advice), "\(words)")
  }
}
