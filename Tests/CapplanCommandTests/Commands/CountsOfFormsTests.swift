import CapplanCommand
import Foundation
import Testing

/// Every form counts findings by one rule.
struct CountsOfFormsTests {
  /// Costs differ from device to device, and so do the fixes of a format.
  private static let graph = """
    { "capplan": 1, "session": { "type": "multiCam" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 3840, "height": 2160 } },
                  { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                    "activeFormat": { "width": 1920, "height": 1080 }, "videoZoomFactor": 300 } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "photo",
                     "maxPhotoDimensions": { "width": 2, "height": 1 } } ],
      "connections": [ { "input": "back", "port": "video", "output": "a" },
                       { "input": "front", "port": "video", "output": "b" } ] }
    """

  @Test(arguments: ["all", "iphone-1*", "iphone-xs,iphone-12", "iphone-17-pro"])
  func textAndJSONHaveTheSameCounts(_ profiles: String) async throws {
    func run(_ form: String) async -> String {
      await FakeWorld(["graph.json": Self.graph]).run("check", "--profile", profiles, "-f", form).output
    }
    let (text, json, lines) = (await run("text"), await run("json"), await run("jsonl"))
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let last = try #require(lines.split(separator: "\n").last)
    let line = try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
    for report in [whole, line] {
      let summary = try #require(report["summary"] as? [String: Any])
      for (key, one) in [("errors", "error"), ("warnings", "warning"), ("notes", "note")] {
        let count = try #require(summary[key] as? Int)
        let words = "\(count) \(count == 1 ? one : key)"
        #expect(count == 0 || text.contains(words), "\(words) of \(text.suffix(200))")
      }
    }
  }
}
