import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource
import RuleKit
import TestSupport
import Testing

/// Lines that move make no new findings.
struct ReorderedGraphTests {
  private static let ids = [
    "iphone-xr", "iphone-xs", "iphone-12", "iphone-12-pro", "iphone-13-mini", "iphone-15-pro", "iphone-17-pro",
  ]

  @Test(arguments: 0..<7)
  func keysAndElementsInAnotherOrderKeepVerdictAndIdentities(_ seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed) &+ 611)
    let profile = try Bundled.profile(Self.ids[seed])
    for _ in 0..<Breadth.count(130, or: 8) {
      let text = GuardedGraph(using: &generator).text
      let moved = ShuffledText.shuffled(text, using: &generator)
      let (before, after) = (Self.report(text, profile.id), Self.report(moved, profile.id))
      // Of three cameras that share sensors, those that come later are refused, as the session refuses them.
      if before?.sharesSensor == true || after?.sharesSensor == true { continue }
      #expect(before?.verdict == after?.verdict, "\(text)\n\(moved)")
      #expect(before?.baseline == after?.baseline, "\(text)\n\(moved)")
    }
  }

  /// Of every rule: what its examples are told is the same in any order.
  @Test func examplesInAnotherOrderKeepTheirIdentities() throws {
    var generator = SeededGenerator(4_611)
    for rule in Rule.all {
      for example in rule.examples where !example.isPassing && !Self.leansOnOrder(example.text) {
        let own = try example.profileText.map {
          try #require(ProfileDecoder.decode(SourceText(name: "own", $0)).profile)
        }
        let profile = try own ?? Bundled.profile(example.profile)
        for _ in 0..<Breadth.count(6, or: 2) {
          let moved = ShuffledText.shuffled(example.text, using: &generator)
          let (before, after) = (Self.report(example.text, on: profile), Self.report(moved, on: profile))
          #expect(before.baseline == after.baseline, "\(rule.id)\n\(example.text)\n\(moved)")
        }
      }
    }
  }

  private static func graph(
    _ session: String, _ outputs: [String], _ connections: [String], requests: [String] = []
  ) -> String {
    """
    { "capplan": 1, "session": { "type": "\(session)" }, "deployment": { "minimumOS": "13.0" },
      "inputs": [ { "id": "front", "deviceType": "builtInTrueDepthCamera", "position": "front" },
                  { "id": "mic", "deviceType": "microphone" } ],
      "outputs": [ \(outputs.joined(separator: ",\n    ")) ],
      "connections": [ \(connections.joined(separator: ",\n    ")) ],
      "photoSettings": [ \(requests.joined(separator: ",\n    ")) ] }
    """
  }

  /// Connections that are there twice, of which one may have settings, and keys of which only some are guarded.
  private static let repeated = [
    graph(
      "multiCam", [#"{ "id": "a", "type": "depthData" }"#, #"{ "id": "b", "type": "depthData" }"#],
      [
        #"{ "input": "front", "output": "a" }"#, #"{ "input": "front", "output": "a", "port": "depthData" }"#,
        #"{ "input": "front", "output": "b", "port": "depthData" }"#,
      ]),
    graph(
      "single", [#"{ "id": "a", "type": "audioData" }"#, #"{ "id": "b", "type": "audioData" }"#],
      Array(repeating: #"{ "input": "mic", "output": "a", "port": "audio" }"#, count: 2)
        + [#"{ "input": "mic", "output": "b" }"#]),
    graph(
      "multiCam", ["a", "b", "c"].map { #"{ "id": "\#($0)", "type": "audioData" }"# },
      ["a", "b", "c"].map { #"{ "input": "mic", "output": "\#($0)", "port": "audio" }"# }),
    graph(
      "single", [#"{ "id": "video", "type": "videoData" }"#],
      ["", #", "videoRotationAngle": 45"#, #", "videoMirrored": true"#].map {
        #"{ "input": "front", "output": "video", "port": "video"\#($0) }"#
      }),
    graph(
      "single", [#"{ "id": "photo", "type": "photo", "maxPhotoDimensions": "largest" }"#],
      [#"{ "input": "front", "output": "photo", "port": "video" }"#],
      requests: ["", #", "whereSupported": ["maxPhotoDimensions"]"#].enumerated().map { index, more in
        #"{ "id": "r\#(index)", "output": "photo", "maxPhotoDimensions": "largest"\#(more) }"#
      }),
  ]

  @Test(arguments: repeated.indices) func whatIsThereTwiceKeepsItsIdentityInAnotherOrder(_ index: Int) throws {
    var generator = SeededGenerator(UInt64(index) &+ 8_611)
    let text = Self.repeated[index]
    for id in ["iphone-xs", "iphone-13-mini", "iphone-17-pro"] {
      let before = Self.report(text, id)
      #expect(before?.baseline.contains("subjects") == true)
      for _ in 0..<8 {
        let moved = ShuffledText.shuffled(text, using: &generator)
        #expect(before?.baseline == Self.report(moved, id)?.baseline, "\(text)\n\(moved)")
      }
    }
  }

  /// Whether the order of a text's lists means something: a JSON Pointer names an element by its place, a session that
  /// forms its connections by itself takes its elements in order, and of too many controls the last ones are left out.
  private static func leansOnOrder(_ text: String) -> Bool {
    let reading = GuardedGraph.read(text)
    guard let graph = reading.graph else { return true }
    return text.contains("\"/") || reading.findings.contains { $0.effect != nil } || graph.connections?.isEmpty ?? true
      || text.contains("\"implicit\"") || text.contains("\"controls\"")
  }

  private static func report(
    _ text: String, _ id: String
  ) -> (verdict: Verdict, baseline: String, sharesSensor: Bool)? {
    guard let profile = try? Bundled.profile(id) else { return nil }
    return report(text, on: profile)
  }

  private static func report(
    _ text: String, on profile: DeviceProfile
  ) -> (verdict: Verdict, baseline: String, sharesSensor: Bool) {
    let reading = GuardedGraph.read(text)
    let result = Planning.check(reading, on: profile, options: CheckOptions())
    let sharing: Set<RuleID> = ["constituent-counted-twice", "lidar-uses-wide"]
    let shared = result.findings.contains { sharing.contains($0.rule) } && (reading.graph?.inputs.count ?? 0) > 2
    return (result.verdict, Baseline(of: [("g", FileReport(reading, results: [result]))]).text, shared)
  }
}
