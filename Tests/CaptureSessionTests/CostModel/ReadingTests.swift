import CaptureModel
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// Readings speak first for a session that is equal to theirs, and for no other.
struct ReadingTests {
  private static let graph = #"""
    { "inputs": [
        { "id": "b", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 200, "height": 100, "maxFrameRate": 30, "binned": false } },
        { "id": "f", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 200, "height": 100, "maxFrameRate": 30, "binned": false } } ],
      "outputs": [ { "id": "v", "type": "videoData" }, { "id": "w", "type": "videoData" } ],
      "connections": [ { "input": "b", "port": "video", "output": "v" }, { "input": "f", "output": "w" } ] }
    """#

  private static let recorded = #"["sizes", "maxFrameRates", "binning", "outputTypes"]"#

  /// A device on which the session above was read; by the model it costs 0.6.
  private static func profile(
    graph: String = graph, recorded: String = recorded, costs: String = #""hardwareCost": 0.667"#
  ) throws -> DeviceProfile {
    let camera = { (position: String) in
      """
      { "deviceType": "builtInWideAngleCamera", "position": "\(position)", "formats": [
        { "width": 200, "height": 100, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 1000000 },
        { "width": 200, "height": 100, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": 500000 } ] }
      """
    }
    let text = """
      { "capplanProfile": 1, "id": "made", "name": "Made", "multiCamSupported": true,
        "cameras": [ \(camera("back")), \(camera("front")) ],
        "costModel": { "basis": "derived",
          "hardware": {
            "pixelBudget": { "atZeroWeight": { "low": 9e7, "value": 1e8, "high": 2e8 },
                             "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
            "deliveredWeight": { "low": 0, "value": 0, "high": 0 }, "hdrFactor": { "low": 1, "value": 2, "high": 2 } },
          "systemPressure": { "perHardwareCost": { "low": 1, "value": 1, "high": 1 },
            "stabilization": { "standard": { "low": 0, "value": 0, "high": 0 } } },
          "readings": [ { "id": "r", "graph": \(graph), "recorded": \(recorded), \(costs), "source": "s" } ] },
        "sources": [ { "id": "s", "kind": "printed", "reference": "a log" } ] }
      """
    let decoded = ProfileDecoder.decode(SourceText(name: "made", text))
    return try #require(decoded.profile, "\(decoded.findings.map(\.message))")
  }

  private static func costs(_ profile: DeviceProfile, _ text: String = graph) throws -> SessionCosts {
    let graph = text.replacing("{ \"inputs\"", with: #"{ "capplan": 1, "profiles": ["made"], "inputs""#)
    let read = try #require(MadeGraph.read(graph, profiles: ["made"]))
    return CostModel.costs(of: SessionResolver.resolve(read, on: profile))
  }

  @Test func anEqualSessionCostsWhatWasReadToItsPrintedDigits() throws {
    let bill = try Self.costs(Self.profile()).hardware
    let (low, high) = (bill.total.low, try #require(bill.total.high))
    #expect(bill.total.value == 0.667 && abs(low - 0.6665) < 1e-12 && abs(high - 0.6675) < 1e-12)
    #expect(bill.basis == .reported && bill.missing.isEmpty && bill.isRead)
    #expect(bill.items.count == 1 && bill.items[0].input == nil && bill.items[0].source == "s")
  }

  @Test(
    "Zeros that were printed count as digits",
    arguments: [("0.5", 0.45, 0.55), ("0.500", 0.4995, 0.5005), ("1", 0.5, 1.5), ("5.00e-1", 0.4995, 0.5005)])
  func digits(_ printed: String, _ low: Double, _ high: Double) throws {
    let total = try Self.costs(Self.profile(costs: "\"hardwareCost\": \(printed)")).hardware.total
    #expect(abs(total.low - low) < 1e-12 && abs((total.high ?? 9) - high) < 1e-12, "\(total)")
  }

  @Test func severalCostsOfLikeSessionsBoundItAndGiveNoValue() throws {
    let total = try Self.costs(Self.profile(costs: #""hardwareCost": [0.449, 0.50]"#)).hardware.total
    #expect(total.value == nil && abs(total.low - 0.4485) < 1e-12 && abs((total.high ?? 0) - 0.505) < 1e-12)
  }

  @Test func aPressureThatWasReadSpeaksToo() throws {
    let both = try Self.costs(Self.profile(costs: #""hardwareCost": 0.5, "systemPressureCost": 0.69"#))
    #expect(both.pressure?.total.value == 0.69 && both.pressure?.basis == .reported)
    let one = try Self.costs(Self.profile())
    #expect(one.pressure?.total.value == 0.6 && one.pressure?.isRead == false)
  }

  @Test(
    "A session that differs in one thing costs what the model says",
    arguments: [
      (#""maxFrameRate": 30, "binned": false"#, #""maxFrameRate": 60, "binned": true"#),
      (
        #""deviceType": "builtInWideAngleCamera", "position": "back","#,
        #""deviceType": "builtInWideAngleCamera", "position": "back", "maxFrameRateOverride": 24,"#
      ),
      (
        #""deviceType": "builtInWideAngleCamera", "position": "back","#,
        #""deviceType": "builtInWideAngleCamera", "position": "back", "videoHDREnabled": true,"#
      ),
      (#""type": "videoData" }, {"#, #""type": "movieFile" }, {"#),
      (#""type": "videoData" }, {"#, #""type": "videoData", "width": 100, "height": 50 }, {"#),
      (#""output": "v" },"#, #""output": "v", "preferredVideoStabilizationMode": "standard" },"#),
      (#""output": "v" },"#, #""output": "v", "enabled": false },"#),
      (
        #""port": "video", "output": "v" },"#,
        #""port": "video", "output": "v" }, { "input": "b", "port": "video", "output": "p" },"#
      ),
    ])
  func otherSessions(_ part: String, _ other: String) throws {
    let preview = #""outputs": [ { "id": "p", "type": "previewLayer" }, "#
    var text = Self.graph.replacing(part, with: other)
    if other.contains("\"p\"") { text = text.replacing(#""outputs": [ "#, with: preview) }
    #expect(text != Self.graph)
    #expect(try Self.costs(Self.profile(), text).hardware.isRead == false)
  }

  @Test func thePromiseOfTheHighestRateItselfChangesNothing() throws {
    let text = Self.graph.replacing(#""position": "back","#, with: #""position": "back", "maxFrameRateOverride": 30,"#)
    #expect(try Self.costs(Self.profile(), text).hardware.isRead)
  }

  @Test(
    "A reading that lacks something is evidence only",
    arguments: [#"["sizes"]"#, #"["sizes", "maxFrameRates", "binning"]"#, "[]"])
  func lacking(_ recorded: String) throws {
    #expect(try Self.costs(Self.profile(recorded: recorded)).hardware.total.value == 0.6)
  }

  @Test(
    "What is said to be recorded and is not makes no reading speak",
    arguments: [#", "binned": false"#, #", "maxFrameRate": 30"#, #""position": "back","#, #", "type": "videoData""#])
  func gaps(_ part: String) throws {
    let graph = Self.graph.replacing(part, with: "")
    let profile = try Self.profile(graph: graph)
    #expect(profile.costModel.readings.map(\.speaks) == [false])
    #expect(try Self.costs(profile).hardware.isRead == false)
  }

  @Test func aReadingWithoutACostIsEvidenceOnly() throws {
    let bill = try Self.costs(Self.profile(costs: #""hardwareCost": null, "outcomes": ["ran"]"#)).hardware
    #expect(bill.total.value == 0.6)
  }
}
