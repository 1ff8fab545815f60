import Foundation
import CapplanCommand
import Testing

/// A graph that was drafted from source and says what it could not read.
struct OpenDraftTests {
  private static func graph(_ input: String, unread: [String], rest: String = "") -> String {
    let keys = unread.map { #"{ "key": "\#($0)", "at": "Camera.swift:20", "why": "comes from a caller" }"# }
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" },
        "inputs": [{ "id": "back", "position": "back"\(input) }],
        "outputs": [{ "id": "video", "type": "videoData" }]\(rest),
        "draft": { "unread": [\(keys.joined(separator: ", "))], "later": [], "from": "capplan" } }
      """
  }

  private static let wide = #", "deviceType": "builtInWideAngleCamera""#

  @Test func aDraftWithOpenKeysNeverRuns() async {
    let open = FakeWorld(["graph.json": Self.graph(Self.wide, unread: ["inputs.back.activeFormat"])])
    let check = await open.run("check")
    #expect(check.output.contains("warning[draft-incomplete]: the draft leaves open activeFormat of 'inputs.back'"))
    #expect(check.output.contains("iphone-xs: unverified"), "\(check.output)")
    #expect(check.output.contains("Camera.swift:20"), "\(check.output)")
    #expect(check.status == .success)
    let ignored = Self.graph(
      Self.wide, unread: ["inputs.back.activeFormat"],
      rest: #", "ignore": [{ "rule": "draft-incomplete", "reason": "known" }]"#)
    let silent = await FakeWorld(["graph.json": ignored]).run("check")
    #expect(silent.output.contains("unverified") && !silent.output.contains("warning"), "\(silent.output)")
    // What the draft did not see is open until somebody has looked it over.
    let settled = Self.graph(Self.wide, unread: [])
    let drafted = await FakeWorld(["graph.json": settled]).run("check")
    #expect(drafted.output.contains("iphone-xs: unverified") && drafted.output.contains("delete 'draft.from'"))
    let read = settled.split(separator: #", "from": "capplan""#).joined()
    let seen = await FakeWorld(["graph.json": read]).run("check")
    #expect(read != settled && seen.output.contains("iphone-xs: runs"), "\(seen.output)")
  }

  /// What a value of an open key may remove is no error yet; all others are.
  @Test func anErrorThatAnOpenKeyMayRemoveIsNotTold() async {
    func graph(_ unread: String, _ more: String = "") -> String {
      """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" },
        "inputs": [{ "id": "camera", "deviceType": "builtInWideAngleCamera"\(more) }],
        "outputs": [{ "id": "video", "type": "videoData" }],
        "draft": { "unread": [\(unread)], "later": [], "from": "capplan" } }
      """
    }
    let position = #"{ "key": "inputs.camera.position" }"#
    let asked = await FakeWorld(["graph.json": graph("")]).run("check")
    #expect(asked.output.contains("error[camera-ambiguous]") && asked.status == .findings, "\(asked.output)")
    let open = await FakeWorld(["graph.json": graph(position)]).run("check")
    #expect(!open.output.contains("error[") && open.status == .success, "\(open.output)")
    #expect(open.output.contains("on iphone-xs: unverified"), "\(open.output)")
    let other = graph(position, #", "exposureDuration": -1"#)
    let certain = await FakeWorld(["graph.json": other]).run("check")
    #expect(certain.output.contains("error[") && certain.status == .findings, "\(certain.output)")
  }

  @Test func aRequiredKeyMayBeMissingOnlyWhereTheDraftSaysSo() async {
    let missing = FakeWorld(["graph.json": Self.graph("", unread: ["inputs.back.deviceType"])])
    let check = await missing.run("check")
    #expect(!check.output.contains("missing-key"), "\(check.output)")
    #expect(check.output.contains("iphone-xs: unverified"), "\(check.output)")
    #expect(check.status == .success)
    for command in ["reduce", "emit", "cost"] {
      let refused = await missing.run(command)
      #expect(refused.status == .findings, "\(command)")
      #expect(refused.error.contains("deviceType of 'inputs.back'"), "\(command): \(refused.error)")
    }
    for unread in [["inputs.front.deviceType"], ["outputs.back.deviceType"], ["inputs.back.type"], []] {
      let other = await FakeWorld(["graph.json": Self.graph("", unread: unread)]).run("check")
      #expect(other.output.contains("error[missing-key]: the key 'deviceType' is missing"), "\(unread)")
      #expect(other.status == .findings)
    }
  }

  @Test func missingReasonsAreForgivenOnlyWhereTheDraftSaysSo() async {
    let app = #", "app": { "observesSystemPressure": true }"#
    let told = await FakeWorld(["graph.json": Self.graph(Self.wide, unread: ["inputs.back.x"], rest: app)]).run("check")
    #expect(told.output.contains("error[plist-camera]"), "\(told.output)")
    let muted = await FakeWorld([
      "graph.json": Self.graph(Self.wide, unread: ["app.usageDescriptions"], rest: app)
    ]).run("check")
    #expect(!muted.output.contains("error["), "\(muted.output)")
    #expect(muted.output.contains("unverified"), "\(muted.output)")
  }

  @Test func aRefusalHoldsForADraftToo() async {
    let two = Self.graph(Self.wide, unread: ["session.preset"]).replacing(
      #""builtInWideAngleCamera" }]"#,
      with:
        #""builtInWideAngleCamera" }, { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" }]"#)
    let check = await FakeWorld(["graph.json": two]).run("check")
    #expect(check.status == .findings && check.output.contains("cannot run"), "\(check.output)")
  }

  @Test func aGraphThatListsNothingIsNotSaidToRun() async {
    let empty = FakeWorld(["graph.json": #"{ "capplan": 1, "profiles": ["iphone-xs"], "inputs": [], "outputs": [] }"#])
    let check = await empty.run("check")
    #expect(check.output.contains("unverified: what the session connects"), "\(check.output)")
    #expect(check.output.contains("list the app's inputs and outputs"), "\(check.output)")
    #expect(!check.output.contains("runs"), "\(check.output)")
    let matrix = await empty.run("matrix")
    #expect(matrix.output.contains("unverified") && !matrix.output.contains("runs"), "\(matrix.output)")
  }
}
