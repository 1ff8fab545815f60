import CapplanCommand
import TestSupport
import Testing

/// Plans on a device whose cost moves in steps.
struct SteppedPlanTests {
  private static let graph = #"""
    { "capplan": 1, "inputs": [
        { "id": "w", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30 } },
        { "id": "t", "deviceType": "builtInTelephotoCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30 } } ],
      "outputs": [ { "id": "wv", "type": "videoData" }, { "id": "tv", "type": "videoData" } ],
      "connections": [ { "input": "w", "port": "video", "output": "wv" }, { "input": "t", "port": "video", "output": "tv" } ] }
    """#

  @Test(
    "A target between two steps is the lower one", arguments: ["optimal", "ladder"],
    [(0.6, 0.5), (0.74, 0.5), (0.3, 0.25)])
  func target(_ strategy: String, _ targets: (asked: Double, step: Double)) async throws {
    let text = try Bundled.text("iphone-xs")
    let stepped = text.replacing(#""costModel": {"#, with: #""costModel": { "step": 0.25, "#)
    #expect(stepped != text)
    func plan(_ profile: String, _ target: Double) async -> FakeWorld.Run {
      await FakeWorld(["g.json": Self.graph, "p.json": profile]).run(
        "reduce", "--strategy", strategy, "--target", "\(target)", "--profile-file", "p.json", "g.json")
    }
    let (plain, own) = (await plan(text, targets.step), await plan(stepped, targets.asked))
    #expect(own.status == .success && own.output == plain.output, "\(own.error)")
    let checked = await FakeWorld(["g.json": own.output, "p.json": stepped]).run(
      "check", "--target", "\(targets.asked)", "--profile-file", "p.json", "g.json")
    #expect(
      checked.status == .success && checked.output.contains("(\(targets.step) of \(targets.asked)"))
  }
}
