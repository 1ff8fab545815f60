import CapturePlanning
import CapturePlans
import JSONSource
import TestSupport
import Testing

/// What findings say where their first words misled people.
struct PlainWordsTests {
  private static func findings(_ text: String, of rule: RuleID) throws -> [Finding] {
    let reading = Planning.read(SourceText(text), profiles: ["iphone-xs"])
    let result = Planning.check(reading, on: try Bundled.profile("iphone-xs"), options: CheckOptions())
    return result.findings.filter { $0.rule == rule }
  }

  private static func graph(_ session: String, _ outputs: String, _ more: String = "") -> String {
    #"""
    { "capplan": 1, "session": { \#(session) },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 } } ],
      "outputs": [ \#(outputs) ]\#(more) }
    """#
  }

  @Test func implicitConnectionsAreOneFindingWithAllPlaces() throws {
    let text = Self.graph(
      #""type": "multiCam""#,
      #"""
      { "id": "video", "type": "videoData", "formsConnections": "implicit" },
      { "id": "photo", "type": "photo", "formsConnections": "implicit" },
      { "id": "preview", "type": "previewLayer", "formsConnections": "implicit" }
      """#)
    let found = try Self.findings(text, of: "implicit-connections-multicam")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.notes.compactMap(\.range).count == 2)
    let said = #"it connects "back" to "video", "back" to "photo", "back" to "preview""#
    #expect(finding.notes.filter { $0.range == nil }.map(\.message) == [said])
  }

  @Test func ofManyImplicitConnectionsSomeAreListed() throws {
    let previews = (0..<11).map { #"{ "id": "p\#($0)", "type": "previewLayer" }"# }
    let text = Self.graph(#""type": "multiCam", "formsConnections": "implicit""#, previews.joined(separator: ", "))
    let notes = try Self.findings(text, of: "implicit-connections-multicam").flatMap(\.notes).map(\.message)
    #expect(notes.count == 1 && notes[0].hasSuffix(#""back" to "p7" and 3 more"#), "\(notes)")
  }

  @Test func theOperationsSayWhichOfPresetAndFormatComesLast() throws {
    let rule: RuleID = "preset-vs-active-format"
    let session = #""type": "single", "preset": "high""#
    let output = #"{ "id": "video", "type": "videoData" }"#
    func steps(_ names: [String]) -> String {
      let steps = names.map { #"{ "op": "\#($0)", "target": "back" }"# }
      return #", "operations": [ \#(steps.joined(separator: ", ")) ]"#
    }
    let set = ["lockForConfiguration", "setActiveFormat", "unlockForConfiguration"]
    let last = try Self.findings(Self.graph(session, output, steps(["addInput"] + set)), of: rule)
    #expect(last.map(\.message) == [#"the active format of "back" replaces the preset "high""#])
    for operations in ["", steps(set + ["addInput"])] {
      let open = try Self.findings(Self.graph(session, output, operations), of: rule)
      #expect(open.count == 1 && open.allSatisfy { $0.message.hasSuffix("override each other") })
    }
  }

  @Test func aSilentOutputIsNoSessionThatDoesNotStart() throws {
    let outputs = #"{ "id": "movie", "type": "movieFile" }, { "id": "frames", "type": "videoData" }"#
    let more = #"""
      , "deployment": { "linkedSDK": "15.0" },
      "connections": [ { "input": "back", "port": "video", "output": "movie" },
                       { "input": "back", "port": "video", "output": "frames" } ]
      """#
    let found = try Self.findings(Self.graph(#""type": "single""#, outputs, more), of: "movie-vdo-same-camera-pre16")
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.notes.contains { $0.message.hasPrefix("the session starts and \"movie\" records") } == true)
  }

  @Test func aMoreGeneralRuleThatIsNotReportedIsNotSpokenOf() throws {
    let text = #"""
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1280, "height": 720 } } ],
        "outputs": [ { "id": "depth", "type": "depthData" } ],
        "connections": [ { "input": "back", "port": "depthData", "output": "depth" } ] }
      """#
    let found = try Self.findings(text, of: "depth-device-incapable")
    #expect(found.count == 1 && !found.flatMap(\.notes).contains { $0.message.contains("unknown-port") })
    #expect(try Self.findings(text, of: "unknown-port").isEmpty)
  }
}
