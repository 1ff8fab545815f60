import CapplanCommand
import CaptureModel
import CapturePlanning
import CapturePlans
import DeviceProfiles
import Foundation
import JSONSource
import TestSupport
import Testing

/// A fix of one device is written only where it harms no other.
@Suite struct FixOnDevicesTests {
  private static let ids = ["iphone-xs", "iphone-13-mini", "iphone-15-pro"]

  /// How many findings of each rule refuse a graph on a device; `nil` where no rule has run.
  private static func refusals(_ text: String, on id: String) throws -> [RuleID: Int]? {
    let reading = Planning.read(SourceText(name: "graph.json", text), profiles: DeviceProfiles.ids)
    let result = Planning.check(reading, on: try Bundled.profile(id), options: CheckOptions())
    guard result.verdict != .invalid else { return nil }
    return result.findings.filter(\.refuses).reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  @Test(arguments: [["--fix"], ["--fix", "--unsafe-fixes"]])
  func noFixMakesADeviceRefuseMore(_ options: [String]) async throws {
    var generator = SeededGenerator(73)
    var count = 0
    for _ in 0..<Breadth.count(60, or: 14) {
      let text = CarelessGraph(using: &generator, isElaborate: true).text
      let arguments = ["check", "--profile", Self.ids.joined(separator: ",")] + options
      let run = await FakeWorld(["graph.json": text]).run(arguments)
      guard let fixed = run.written.first?.text else { continue }
      count += 1
      for id in Self.ids {
        guard let before = try Self.refusals(text, on: id) else { continue }
        let after = try #require(try Self.refusals(fixed, on: id), "\(id)\n\(text)")
        for (rule, number) in after {
          #expect(number <= before[rule] ?? 0, "\(id) \(rule)\n\(text)\n→\n\(fixed)")
        }
      }
    }
    #expect(count > (options.count == 1 ? 0 : 3), "\(count)")
  }

  @Test func ofManyEqualConnectionsBesideOthersAllAreRemoved() async throws {
    let one = #"{ "input": "c", "port": "video", "output": "o", "enabled": true, "videoMirrored": false }"#
    let other = #"{ "input": "c", "port": "video", "output": "p", "enabled": true, "videoMirrored": false }"#
    let all = ([String](repeating: one, count: 63) + [String](repeating: other, count: 62)).joined(separator: ",\n")
    let text = """
      { "capplan": 1, "profiles": ["iphone-xs"],
        "inputs": [{ "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back",
                     "activeFormat": { "width": 640, "height": 480 } }],
        "outputs": [{ "id": "o", "type": "videoData" }, { "id": "p", "type": "previewLayer" }],
        "connections": [\(all)] }
      """
    let run = await FakeWorld(["graph.json": text]).run(
      "check", "--fix", "--unsafe-fixes", "--select", "duplicate-connection")
    let fixed = try #require(run.written.first?.text)
    #expect(fixed.components(separatedBy: #""input": "c""#).count == 3, "one of each is left")
  }
}
