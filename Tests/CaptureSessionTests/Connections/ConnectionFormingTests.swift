import CapturePlanning
import CapturePlans
import CaptureModel
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// Which connections a session forms by itself, and which end decides.
struct ConnectionFormingTests {
  /// What flows where, in order; what the session formed has a `+` before it.
  static func connections(_ text: String, on profile: String = "iphone-xs") throws -> [String] {
    let reading = Planning.read(SourceText(text), profiles: [])
    let graph = try #require(reading.graph, "\(reading.findings)")
    let session = SessionResolver.resolve(graph, on: try Bundled.profile(profile))
    return session.connections.map { connection in
      let media = connection.ports.compactMap { $0.port?.media.rawValue }.joined(separator: "+")
      return (connection.isImplicit ? "+" : "")
        + "\(graph.inputName(connection.input)) \(media) \(graph.outputName(connection.output))"
    }
  }

  /// A single session with a camera, a microphone, a video and a sound output, and what else is given.
  static func graph(
    _ more: String = "", session: String = "", inputs: String = "", outputs: String = ""
  ) -> String {
    #"""
    { "capplan": 1, "session": { "type": "single"\#(session) },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\#(inputs) },
                  { "id": "mic", "deviceType": "microphone" } ],
      "outputs": [ { "id": "video", "type": "videoData"\#(outputs) }, { "id": "sound", "type": "audioData" } ]\#(more) }
    """#
  }

  static func operations(_ steps: String...) -> String {
    let list = steps.map { step in
      let parts = step.split(separator: " ")
      return #"{ "op": "\#(parts[0])", "target": "\#(parts[1])" }"#
    }
    return #", "operations": [ \#(list.joined(separator: ", ")) ]"#
  }

  @Test func withoutOperationsTheOutputDecides() throws {
    let all = ["+back video video", "+mic audio sound"]
    #expect(try Self.connections(Self.graph()) == all)
    #expect(try Self.connections(Self.graph(inputs: #", "formsConnections": "explicit""#)) == all)
    #expect(try Self.connections(Self.graph(outputs: #", "formsConnections": "explicit""#)) == ["+mic audio sound"])
    let explicit = #", "formsConnections": "explicit""#
    let implicit = #", "formsConnections": "implicit""#
    #expect(try Self.connections(Self.graph(session: explicit, inputs: implicit)).isEmpty)
    #expect(try Self.connections(Self.graph(session: explicit, outputs: implicit)) == ["+back video video"])
  }

  @Test func withOperationsTheLaterEndDecides() throws {
    let late = Self.operations("addOutput video", "addOutput sound", "addInput back", "addInput mic")
    let explicit = #", "formsConnections": "explicit""#
    let implicit = #", "formsConnections": "implicit""#
    #expect(try Self.connections(Self.graph(late, inputs: explicit)) == ["+mic audio sound"])
    #expect(try Self.connections(Self.graph(late, outputs: explicit)) == ["+back video video", "+mic audio sound"])
    #expect(try Self.connections(Self.graph(late, session: explicit, inputs: implicit)) == ["+back video video"])
    // What no step adds is there before: an output that a step adds is the later end.
    let output = Self.operations("addOutput video")
    #expect(try Self.connections(Self.graph(output, inputs: explicit)).contains("+back video video"))
  }

  @Test func aConnectionIsMadeAtItsOwnStep() throws {
    let listed = #", "connections": [ { "input": "back", "port": "video", "output": "video" } ]"#
    let implicit = #", "formsConnections": "implicit""#
    // The input is added without connections, so the app's own comes first, and the place is taken.
    let before = Self.operations(
      "addInput back", "addOutput video", "addConnection /connections/0", "addInput mic", "addOutput sound")
    let first = try Self.connections(
      Self.graph(
        listed + before, session: implicit, outputs: #", "formsConnections": "explicit""#))
    #expect(first == ["+mic audio sound", "back video video"])
    // A second camera that comes later finds the place taken too.
    let second = #"""
      { "capplan": 1, "session": { "type": "single", "formsConnections": "implicit" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "formsConnections": "explicit" },
                    { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" } ],
        "outputs": [ { "id": "video", "type": "videoData" } ]\#(listed)\#(Self.operations(
          "addOutput video", "addInput back", "addConnection /connections/0", "addInput front")) }
      """#
    #expect(try Self.connections(second) == ["back video video"])
    // Without a step of its own it comes after, and is a duplicate.
    #expect(
      try Self.connections(Self.graph(listed, session: implicit)) == [
        "+back video video", "+mic audio sound", "back video video",
      ])
  }

  @Test func settingsOfAFormedConnectionMakeNoSecondOne() throws {
    let formed =
      #", "connections": [ { "input": "back", "output": "video", "formed": "implicitly", "videoRotationAngle": 90 } ]"#
    #expect(try Self.connections(Self.graph(formed)) == ["+back video video", "+mic audio sound"])
    let result = try Self.check(Self.graph(formed))
    #expect(!result.contains { $0.rule == "duplicate-connection" || $0.rule == "connection-not-formed" })
    #expect(result.contains { $0.rule == "rotation-physical-cost" }, "the settings are read")
    // A session that forms nothing has no such connection.
    let none = Self.graph(formed, session: #", "formsConnections": "explicit""#)
    #expect(try Self.connections(none).isEmpty)
    #expect(try Self.check(none).contains { $0.rule == "connection-not-formed" && $0.severity == .error })
  }

  @Test func settingsOfAFormedConnectionDisableIt() throws {
    let text = Self.graph(
      #", "connections": [ { "input": "back", "port": "video", "output": "video", "formed": "implicitly","#
        + #" "enabled": false } ]"#)
    let graph = try #require(Planning.read(SourceText(text), profiles: []).graph)
    let session = SessionResolver.resolve(graph, on: try Bundled.profile("iphone-xs"))
    #expect(session.connections.map(\.isEnabled) == [false, true])
  }

  @Test func allPortsOfAnInputConnectWhatFits() throws {
    for (type, media) in [("videoData", "video"), ("metadata", "metadataObject"), ("movieFile", "video+metadata")] {
      let text = #"""
        { "capplan": 1, "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "out", "type": "\#(type)" } ],
          "connections": [ { "input": "back", "ports": ["metadataObject", "video", "metadata"], "output": "out" } ] }
        """#
      #expect(try Self.connections(text) == ["back \(media) out"])
      #expect(try Self.check(text).filter { $0.severity == .error }.isEmpty)
    }
    let none = #"""
      { "capplan": 1, "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720 } } ],
        "outputs": [ { "id": "out", "type": "videoData" } ],
        "connections": [ { "input": "back", "ports": ["metadataObject", "metadata"], "output": "out" } ] }
      """#
    #expect(try Self.check(none).filter { $0.rule == "connection-media-type" }.count == 2)
  }

  @Test func aPortThatFitsIsFoundAtItsPlace() throws {
    // The second of three ports is the one that is connected twice.
    let text = #"""
      { "capplan": 1, "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720 } } ],
        "outputs": [ { "id": "out", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "out" },
          { "input": "back", "ports": ["metadataObject", "video", "video"], "output": "out" } ] }
      """#
    let source = SourceText(text)
    let places = try Self.check(text).filter { $0.rule == "duplicate-connection" }.map { String(source[$0.range]) }
    #expect(places == ["\"video\"", "\"video\""])
  }

  @Test func aPortThatFeedsAnOutputIsNotCompatibleWithAnotherOfItsType() throws {
    // Camera by camera, each with its output: published apps run so, and each output shows its own camera.
    let operations = ["back", "a", "front", "b", "c", "shown", "alsoShown"].map { id in
      #"{ "op": "\#(id == "back" || id == "front" ? "addInput" : "addOutput")", "target": "\#(id)" }"#
    }
    func text(_ type: String) -> String {
      #"""
      { "capplan": 1, "session": { "type": "\#(type)", "formsConnections": "implicit" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" },
                    { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" },
                     { "id": "c", "type": "videoData" }, { "id": "shown", "type": "previewLayer" },
                     { "id": "alsoShown", "type": "previewLayer" } ],
        "operations": [ \#(operations.joined(separator: ", ")) ] }
      """#
    }
    let previews = ["+back video shown", "+back video alsoShown"]
    // No camera is left for the third, and a rule tells of it.
    #expect(
      try Self.connections(text("multiCam"))
        == ["+back video a", "+front video b", "+back video c"] + previews)
    #expect(try Self.connections(text("single")) == ["+back video a", "+back video b", "+back video c"] + previews)
    let fanOut = try Self.check(text("multiCam")).filter { $0.rule == "no-camera-fanout-same-type" }
    #expect(fanOut.count == 1 && fanOut[0].message.contains(#""back""#), "\(fanOut.map(\.message))")
  }

  @Test func connectingTheLastOutputLeavesTheOthersConnected() throws {
    let text = #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "video", "type": "videoData" },
                     { "id": "preview", "type": "previewLayer", "formsConnections": "explicit" } ] }
      """#
    let finding = try #require(try Self.check(text).first { $0.rule == "explicit-connection-unreachable" })
    let fix = try #require(finding.fixes.first)
    let fixed = String(decoding: SourceEdit.apply(fix.edits, to: SourceText(text).bytes), as: UTF8.self)
    #expect(try Self.connections(fixed) == ["+back video video", "back video preview"])
  }

  private static func check(_ text: String) throws -> [Finding] {
    Planning.check(
      Planning.read(SourceText(text), profiles: []), on: try Bundled.profile("iphone-xs"), options: CheckOptions()
    ).findings
  }
}
