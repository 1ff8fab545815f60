import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceFacts
import DeviceProfiles
import Foundation
import JSONSource
import TestSupport
import Testing

/// Graphs of one camera that ask for what phones are sold with, on every iPhone: `CAPPLAN_REWRITE_GOLDENS=1 swift test`
/// writes the verdicts anew, to be read in the diff.
struct SingleCameraGoldenTests {
  private static let folder = PackageFolder.url(of: "Tests/DeviceProfilesTests/SingleCamera")

  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".graph.json") }.sorted()

  private static let phones = DeviceProfiles.ids.filter { $0.hasPrefix("iphone-") }

  private static func graph(_ name: String) throws -> SourceText {
    SourceText(name: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
  }

  /// A verdict and its basis; of what is open, the facts that would decide it.
  private static func words(_ result: CheckResult) -> String {
    guard result.verdict == .unverified else { return "\(result.verdict.rawValue) (\(result.basis?.rawValue ?? "–"))" }
    let rules = Set(result.missing.filter(\.decides).map(\.rule.rawValue)).sorted()
    return "unverified (\(rules.joined(separator: ", ")))"
  }

  @Test func verdictsAreThoseOfBefore() throws {
    #expect(Self.names.count == 15 && Self.phones.count == 42)
    var text = ""
    for name in Self.names {
      let reading = Planning.read(try Self.graph(name), profiles: DeviceProfiles.ids)
      var groups: [String: [String]] = [:]
      for phone in Self.phones {
        let result = Planning.check(reading, on: try Bundled.profile(phone), options: CheckOptions())
        groups[Self.words(result), default: []].append(phone)
      }
      text += name + "\n"
      for (verdict, phones) in groups.sorted(by: { $0.key < $1.key }) {
        text += "  \(verdict), \(phones.count): \(phones.joined(separator: " "))\n"
      }
    }
    let file = Self.folder.appending(path: "verdicts.txt")
    if ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] == "1" { try Data(text.utf8).write(to: file) }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test(arguments: ["pip", "beside"])
  func besideOtherCamerasNothingIsAnsweredByASpecification(_ kind: String) throws {
    let format =
      kind == "pip"
      ? #"{ "width": 1920, "height": 1080, "maxFrameRate": 30 }"#
      : #"{ "width": 3840, "height": 2160, "maxFrameRate": 60 }"#
    let text = """
      { "capplan": 1, "deployment": { "linkedSDK": "18.0" },
        "inputs": [
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": \(format) },
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front", "activeFormat": \(format) } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" }, { "input": "front", "port": "video", "output": "b" } ] }
      """
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    for phone in Self.phones {
      let without = Planning.check(reading, on: try Bundled.written(phone).withFamilyFacts(), options: CheckOptions())
      let with = Planning.check(reading, on: try Bundled.profile(phone), options: CheckOptions())
      #expect(with.verdict == without.verdict && with.basis == without.basis, "\(phone)")
      #expect(with.findings == without.findings, "\(phone)")
      #expect(with.missing.map(\.fact) == without.missing.map(\.fact), "\(phone)")
    }
  }
}
