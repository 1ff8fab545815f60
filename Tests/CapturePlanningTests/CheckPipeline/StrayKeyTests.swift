import CaptureModel
import CapturePlanning
import CapturePlans
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// A key in the wrong object is told where it belongs, and its fix takes it there.
struct StrayKeyTests {
  private static func graph(
    root: String = "", session: String = "", input: String = "", output: String = "", control: String = ""
  ) -> String {
    let controls = control.isEmpty ? "" : #", "controls": [ { "id": "c", \#(control) } ]"#
    return #"""
      { "capplan": 1, "profiles": ["iphone-xs"]\#(root), "session": { "type": "single"\#(session)\#(controls) },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\#(input) } ],
        "outputs": [ { "id": "video", "type": "videoData"\#(output) } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
      """#
  }

  @Test(
    "A stray key",
    arguments: [
      (graph(root: #", "controls": []"#), "belongs to 'session'", #""type": "single", "controls": []"#),
      (
        graph(output: #", "preferredVideoStabilizationMode": "standard""#), "belongs to an element of 'connections'",
        #""output": "video", "preferredVideoStabilizationMode": "standard" }"#
      ),
      (
        graph(session: #", "activeFormat": { "width": 1920, "height": 1080 }"#), "belongs to an input",
        #""position": "back", "activeFormat": { "width": 1920, "height": 1080 } }"#
      ),
      (graph(root: #", "minimumOS": "17.0""#), "belongs to 'deployment'", #""deployment": { "minimumOS": "17.0" }"#),
      (graph(input: #", "pixelFormat": "420v""#), nil, #""type": "videoData", "pixelFormat": "420v" }"#),
      (
        graph(input: #", "frameRate": 30"#), "belongs to 'activeFrameRate', as 'max'",
        #""position": "back", "activeFrameRate": { "max": 30 } }"#
      ),
      (
        graph(input: #", "activeFrameRate": { "min": 24 }, "frameRate": 30"#),
        "belongs to 'activeFrameRate', as 'max'", #""activeFrameRate": { "min": 24, "max": 30 } }"#
      ),
      (
        graph(control: #""type": "slider", "symbolName": "star", "minValue": 0, "maxValue": 1, "title": "Blur""#),
        "did you mean 'localizedTitle'?", #""localizedTitle": "Blur""#
      ),
      (
        graph(control: #""type": "indexPicker", "symbolName": "star", "values": ["A", "B"]"#),
        "did you mean 'localizedIndexTitles'?", #""localizedIndexTitles": ["A", "B"]"#
      ),
    ] as [(String, String?, String)])
  func aStrayKey(_ text: String, _ label: String?, _ moved: String) throws {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    #expect(reading.findings.map(\.rule) == ["unknown-key"], "\(reading.findings.map(\.message))")
    let finding = try #require(reading.findings.first)
    if let label { #expect(finding.label == label) } else { #expect(finding.label?.hasPrefix("belongs to ") == true) }
    let fix = try #require(finding.fixes.first)
    let fixed = SourceText(name: "graph.json", bytes: SourceEdit.apply(fix.edits, to: Array(text.utf8)))
    #expect(fixed[fixed.range].contains(moved), "\(fixed[fixed.range])")
    let rest = Planning.read(fixed, profiles: DeviceProfiles.ids).findings
    #expect(rest.isEmpty, "\(rest.map(\.message))")
  }

  @Test func aKeyThatMayGoToSeveralObjectsIsNotMoved() throws {
    let text = #"""
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single", "activeColorSpace": "P3_D65" },
        "inputs": [ { "id": "a", "deviceType": "builtInWideAngleCamera" }, { "id": "b", "deviceType": "builtInWideAngleCamera" } ] }
      """#
    let finding = try #require(Planning.read(SourceText(text), profiles: DeviceProfiles.ids).findings.first)
    #expect(finding.label == "belongs to an input" && finding.fixes.isEmpty)
  }

  @Test func aMisspeltKeyMakesNoOtherFindingWorseOrSurer() throws {
    var tried = 0
    for (id, text) in Self.graphsWithLikelyFindings {
      let profile = try Bundled.profile(id)
      let plain = try Self.findings(text, profile)
      let misspelt = try Self.findings(Self.misspelt(text), profile).filter { $0.rule != "unknown-key" }
      #expect(plain.map(\.severity) == misspelt.map(\.severity) && plain.map(\.basis) == misspelt.map(\.basis))
      #expect(plain.map(\.message) == misspelt.map(\.message))
      tried += plain.count { $0.basis == .estimated }
    }
    #expect(tried > 0, "some of the findings rest on an estimate")
  }

  /// Graphs with findings that are only likely, each with its device.
  private static let graphsWithLikelyFindings = [
    (
      "iphone-12",
      #"""
      { "capplan": 1, "session": { "type": "single", "preset": "photo" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "photo", "type": "photo", "maxPhotoDimensions": { "width": 8064, "height": 6048 } } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
      """#
    ),
    (
      "iphone-16",
      #"""
      { "capplan": 1, "session": { "type": "single", "preset": "photo" },
        "inputs": [ { "id": "back", "deviceType": "builtInDualWideCamera", "position": "back" } ],
        "outputs": [ { "id": "photo", "type": "photo", "maxPhotoDimensions": { "width": 8064, "height": 6048 } } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
      """#
    ),
  ]

  private static func misspelt(_ text: String) -> String { #"{ "profilles": [], "# + text.dropFirst(2) }

  private static func findings(_ text: String, _ profile: DeviceProfile) throws -> [Finding] {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    return Planning.check(reading, on: profile, options: CheckOptions()).findings
  }
}
