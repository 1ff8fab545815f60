import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import Testing

/// A graph is emitted without what an SDK lacks, where the app asks first.
struct EmittedSDKTests {
  private static func known(_ parts: String, sdk: OSVersion = OSVersion(26)) throws -> GraphForSDK? {
    let reading = Planning.read(
      SourceText(#"{ "capplan": 1, "session": { "type": "single" }, \#(parts) }"#), profiles: [])
    let (graph, document) = try (#require(reading.graph), #require(reading.document))
    return GraphForSDK(graph, document, sdk: sdk)
  }

  private static func text(_ value: JSONValue, of graph: GraphForSDK) -> String {
    graph.document.source[graph.document.range(of: value)]
  }

  @Test func aGraphOfOlderKeysIsLeftAsItIs() throws {
    #expect(
      try Self.known(#""outputs": [ { "id": "m", "type": "movieFile", "spatialVideoCaptureEnabled": true } ]"#) == nil)
    let newer = #""outputs": [ { "id": "m", "type": "movieFile", "usesProVideoStorage": true } ]"#
    #expect(try Self.known(newer, sdk: OSVersion(27, 1)) == nil)
  }

  @Test func aKeyIsRefusedOrLeftOut() throws {
    let plain = #"{ "id": "m", "type": "movieFile", "usesProVideoStorage": true }"#
    let refused = try #require(try Self.known(#""outputs": [ \#(plain) ]"#))
    #expect(refused.refused.map(\.words) == [#"usesProVideoStorage of "m""#] && refused.leftOut.isEmpty)
    #expect(refused.refused.map(\.since) == [OSVersion(27)])
    let asked = plain.dropLast() + #", "whereSupported": ["usesProVideoStorage"] }"#
    let known = try #require(try Self.known(#""outputs": [ \#(asked) ]"#))
    #expect(known.leftOut.map(\.words) == [#"usesProVideoStorage of "m""#] && known.refused.isEmpty)
    #expect(known.graph.outputs.count == 1 && known.graph.guards.isEmpty)
  }

  @Test func whatHoldsAnywayIsLeftOut() throws {
    let known = try #require(
      try Self.known(#""outputs": [ { "id": "m", "type": "movieFile", "usesProVideoStorage": false } ]"#))
    #expect(known.refused.isEmpty && known.leftOut.count == 1)
    #expect(known.graph.symbols.isEmpty)
  }

  @Test func offIsAskedForWhereTheSystemTurnsItOn() throws {
    func input(_ words: String) -> String {
      #""inputs": [ { "id": "mic", "deviceType": "microphone", "audioZoomEnabled": false\#(words) } ]"#
    }
    let plain = try #require(try Self.known(input("")))
    #expect(plain.refused.map(\.words) == [#"audioZoomEnabled of "mic""#] && plain.leftOut.isEmpty)
    #expect(try Self.known(input(""), sdk: OSVersion(26, 4)) == nil)
    let asked = try #require(try Self.known(input(#", "whereSupported": ["audioZoomEnabled"]"#)))
    #expect(asked.refused.isEmpty && asked.leftOut.count == 1)
  }

  @Test func aListLosesOnlyTheNewerValues() throws {
    let list = #""metadataObjectTypes": ["qr", "focusTrackedObject", "face"]"#
    let asked = #"{ "id": "m", "type": "metadata", \#(list), "whereSupported": ["metadataObjectTypes"] }"#
    let known = try #require(try Self.known(#""outputs": [ \#(asked) ]"#))
    #expect(known.leftOut.map(\.words) == [#""focusTrackedObject" in metadataObjectTypes of "m""#])
    let output = try #require(known.document.value(at: "/outputs/0/metadataObjectTypes"))
    #expect(known.document.elements(of: output).map { Self.text($0, of: known) } == [#""qr""#, #""face""#])
    let plain = try #require(try Self.known(#""outputs": [ { "id": "m", "type": "metadata", \#(list) } ]"#))
    #expect(plain.refused.count == 1 && plain.leftOut.isEmpty)
  }

  @Test func anInputGoesWithAllThatHangsOnIt() throws {
    let inner = #""id": "inner", "deviceType": "builtInInnerUltraWideCamera", "position": "front", "lensAperture": 2"#
    func parts(_ optional: String) -> String {
      """
      "inputs": [ { \(inner)\(optional) },
                  { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "fallbackDeviceTypes": ["builtInOuterUltraWideCamera", "builtInDualCamera"] } ],
      "outputs": [ { "id": "v", "type": "videoData" }, { "id": "w", "type": "videoData" } ],
      "connections": [ { "input": "inner", "output": "v" }, { "input": "back", "output": "w" } ],
      "operations": [ { "op": "addConnection", "target": "/connections/1" } ]
      """
    }
    let known = try #require(try Self.known(parts(#", "optional": true"#)))
    #expect(known.refused.isEmpty)
    #expect(
      known.leftOut.map(\.words) == [
        #"the optional input "inner""#, #""builtInOuterUltraWideCamera" in fallbackDeviceTypes of "back""#,
      ])
    #expect(known.graph.inputs.count == 1 && known.graph.outputs.count == 2)
    #expect(known.graph.inputs[InputIndex(0)].triedDeviceTypes == [.builtInWideAngleCamera, .builtInDualCamera])
    #expect(known.graph.connections?.count == 1)
    let plain = try #require(try Self.known(parts("")))
    #expect(plain.refused.map(\.words) == [#"deviceType of "inner""#, #"lensAperture of "inner""#])
  }
}
