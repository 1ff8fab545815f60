import CaptureModel
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// What a session costs where its profile does not say what a camera reads, how fast it may be or which format runs.
struct CostBoundTests {
  /// A device whose pixels cost a 100 millionth each; what is delivered does not count.
  private static func profile(
    _ format: String = "", sensor: String? = "{ \"width\": 400, \"height\": 300 }", others: String = "",
    complete: Bool = false
  ) throws -> DeviceProfile {
    let own = sensor.map { ", \"sensor\": \($0)" } ?? ""
    let formats = (format.isEmpty ? [] : [format]) + (others.isEmpty ? [] : [others])
    let text = """
      { "capplanProfile": 1, "id": "made", "name": "Made", "multiCamSupported": true,
        "cameras": [
          { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "list"\(own),
            "formatsComplete": \(complete), "formats": [ \(formats.joined(separator: ", ")) ] },
          { "deviceType": "builtInTelephotoCamera", "position": "back", "sensor": { "width": 800, "height": 600 } } ],
        "costModel": { "basis": "derived", "hardware": {
          "pixelBudget": { "atZeroWeight": { "low": 1e8, "value": 1e8, "high": 1e8 },
                           "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
          "deliveredWeight": { "low": 0, "value": 0, "high": 0 } } },
        "sources": [ { "id": "list", "kind": "printed", "reference": "a list" },
                     { "id": "guess", "kind": "estimated", "reference": "a guess" } ] }
      """
    let decoded = ProfileDecoder.decode(SourceText(name: "made", text))
    return try #require(decoded.profile, "\(decoded.findings.map(\.message))")
  }

  private static func costs(
    _ profile: DeviceProfile, asking format: String = #"{ "width": 200, "height": 100 }"#, more: String = "",
    camera: String = "builtInWideAngleCamera"
  ) throws -> CostBill {
    let active = format.isEmpty ? "" : ", \"activeFormat\": \(format)"
    let text = """
      { "capplan": 1, "profiles": ["made"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "c", "deviceType": "\(camera)", "position": "back"\(active)\(more) } ],
        "outputs": [ { "id": "v", "type": "videoData" } ],
        "connections": [ { "input": "c", "port": "video", "output": "v" } ] }
      """
    let graph = try #require(MadeGraph.read(text, profiles: ["made"]))
    return CostModel.costs(of: SessionResolver.resolve(graph, on: profile)).hardware
  }

  /// Pixels a frame, at 30 frames a second.
  private static func pixels(_ low: Double, _ high: Double?) -> CostInterval {
    CostInterval(low: low * 30 / 1e8, value: nil, high: high.map { $0 * 30 / 1e8 })
  }

  private static let known = #"{ "width": 200, "height": 100, "maxFrameRate": 30, "multiCam": true"#

  @Test(
    "A readout that is not known lies between the delivered pixels and the sensor, binned a quarter of it",
    arguments: [("false", 120_000.0), ("true", 30_000), ("null", 120_000)])
  func readout(_ binned: String, _ most: Double) throws {
    let bill = try Self.costs(Self.profile("\(Self.known), \"binned\": \(binned) }"))
    #expect(bill.total == Self.pixels(20_000, most))
    #expect(bill.missing == [.formatProperty(.readout, input: "c")])
  }

  @Test func aBinnedFormatThatDeliversMoreThanAQuarterReadsWhatItDelivers() throws {
    let format = #"{ "width": 380, "height": 290, "maxFrameRate": 30, "multiCam": true, "binned": true }"#
    let bill = try Self.costs(Self.profile(format), asking: #"{ "width": 380, "height": 290 }"#)
    #expect(bill.total == Self.pixels(110_200, 110_200))
  }

  @Test func withoutASensorTheLargestOfTheDeviceBoundsIt() throws {
    let bill = try Self.costs(Self.profile("\(Self.known), \"binned\": false }", sensor: nil))
    #expect(bill.total == Self.pixels(20_000, 480_000))
  }

  @Test func theLawsBoundAReadoutByThoseThatAreKnown() throws {
    let fewer = #"{ "width": 200, "height": 100, "maxFrameRate": 30, "binned": true, "readout": 25000 }"#
    let more = #"{ "width": 200, "height": 100, "maxFrameRate": 30, "binned": false, "readout": 90000 }"#
    let faster = #"{ "width": 200, "height": 100, "maxFrameRate": 60, "binned": false, "readout": 21000 }"#
    let others = [fewer, more, faster].joined(separator: ", ")
    let asked = #"{ "width": 200, "height": 100, "maxFrameRate": 30, "binned": false, "pixelFormat": "x420" }"#
    let format = "\(Self.known), \"binned\": false, \"pixelFormats\": [\"x420\"] }"
    let bill = try Self.costs(
      Self.profile(format, others: others.replacing("\"readout\"", with: "\"pixelFormats\": [\"420v\"], \"readout\"")),
      asking: asked)
    #expect(bill.total == Self.pixels(90_000, 90_000), "a format of the same size, rate and binning reads the same")
    let unbinned = try Self.costs(
      Self.profile(format, others: fewer.replacing("\"readout\"", with: "\"pixelFormats\": [\"420v\"], \"readout\"")),
      asking: asked)
    #expect(unbinned.total == Self.pixels(25_000, 120_000), "no binned one reads more")
  }

  @Test func aHighestRateThatIsOnlyBoundedGivesAnInterval() throws {
    var profile = try Self.profile(#"{ "width": 200, "height": 100, "binned": false, "readout": 100000 }"#)
    profile.cameras[0].formats[0].maxFrameRateBounds = FrameRate(30)...FrameRate(60)
    let bill = try Self.costs(profile)
    #expect(bill.total == CostInterval(low: 0.03, value: nil, high: 0.06))
    #expect(bill.missing == [.formatProperty(.maxFrameRate, input: "c")])
    let promised = try Self.costs(profile, more: #", "maxFrameRateOverride": 45"#)
    #expect(promised.total == CostInterval(low: 0.03, value: nil, high: 0.045))
  }

  @Test func aPromiseBelowTheBoundsOfARateIsTheRate() throws {
    var profile = try Self.profile(#"{ "width": 200, "height": 100, "binned": false, "readout": 100000 }"#)
    profile.cameras[0].formats[0].maxFrameRateBounds = FrameRate(30)...FrameRate(60)
    let bill = try Self.costs(profile, more: #", "maxFrameRateOverride": 30"#)
    #expect(bill.total == CostInterval(0.03) && bill.missing.isEmpty)
  }

  @Test func aRateWithoutBoundsIsAtMostTheFastestThatRunsBesideOtherCameras() throws {
    let format = #"{ "width": 200, "height": 100, "minFrameRate": 2, "binned": false, "readout": 100000 }"#
    let open = try Self.costs(Self.profile(format))
    #expect(open.total == CostInterval(low: 0.002, value: nil, high: 0.06))
    let slower = #"{ "width": 100, "height": 100, "maxFrameRate": 24, "binned": false, "readout": 1000 }"#
    let faster = try Self.costs(Self.profile(format, others: slower.replacing("24", with: "120")))
    #expect(faster.total.high == 0.12, "a list that knows a faster one")
  }

  @Test func aFormatThatIsNotFoundIsCostedByTheKeysOfTheGraph() throws {
    let profile = try Self.profile()
    let asked = #"{ "width": 200, "height": 100, "maxFrameRate": 30, "binned": true }"#
    let bill = try Self.costs(profile, asking: asked)
    #expect(bill.total == Self.pixels(20_000, 30_000) && bill.missing == [.activeFormat(input: "c")])
    let sizeOnly = try Self.costs(profile)
    #expect(sizeOnly.total == CostInterval(low: 0, value: nil, high: 120_000 * 60 / 1e8))
    let promised = try Self.costs(profile, more: #", "maxFrameRateOverride": 15"#)
    #expect(promised.total.high == 120_000 * 15 / 1e8)
    let nothing = try Self.costs(profile, asking: "")
    #expect(nothing.total == CostInterval(low: 0, value: nil, high: 120_000 * 60 / 1e8))
  }

  @Test func aCameraThatTheProfileDoesNotListHasNoHighEnd() throws {
    let bill = try Self.costs(Self.profile(), camera: "builtInUltraWideCamera")
    #expect(bill.total.high == nil && bill.total.value == nil)
  }

  @Test func aBoundWeakensNoBasis() throws {
    let bounded = try Self.costs(Self.profile("\(Self.known), \"binned\": false }"))
    #expect(bounded.total.value == nil && bounded.basis == .derived)
    let notFound = try Self.costs(Self.profile())
    #expect(notFound.basis == .derived)
  }

  @Test func aFormatThatIsKnownLessWellThanTheModelWeakensTheBasis() throws {
    let bill = try Self.costs(Self.profile("\(Self.known), \"binned\": false, \"source\": \"guess\" }"))
    #expect(bill.basis == .estimated && bill.items.map(\.basis) == [.estimated])
  }

  @Test func thatNothingCostsNothingIsDocumented() throws {
    let text =
      #"{ "capplan": 1, "inputs": [ { "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back" } ] }"#
    let graph = try #require(MadeGraph.read(text, profiles: []))
    let costs = CostModel.costs(of: SessionResolver.resolve(graph, on: try Self.profile()))
    #expect(costs.hardware.basis == .documented && costs.hardware.total == .zero)
  }

  @Test func aPresetThatNamesItsSizeBoundsTheCostOfASingleSession() throws {
    func bill(_ preset: String, _ size: String) throws -> CostInterval {
      let profile = try Self.profile("{ \(size), \"multiCam\": null }", sensor: "{ \"width\": 4000, \"height\": 3000 }")
      let text = """
        { "capplan": 1, "profiles": ["made"], "session": { "type": "single", "preset": "\(preset)" },
          "inputs": [
            { "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back", "maxFrameRateOverride": 30 } ],
          "outputs": [ { "id": "v", "type": "videoData" }, { "id": "w", "type": "videoData" } ],
          "connections": [ { "input": "c", "port": "video", "output": "v" }, { "input": "c", "port": "video", "output": "w" } ] }
        """
      let graph = try #require(MadeGraph.read(text, profiles: ["made"]))
      let session = SessionResolver.resolve(graph, on: profile)
      let camera = try #require(session.cameras.first)
      // What else the preset chooses is not known.
      #expect(camera.activeFormat == nil)
      let known = session.formatOfPreset(for: camera)?.dimensions
      #expect(known == (size.contains("3840") && preset.contains("4K") ? Dimensions(3840, 2160) : nil))
      return CostModel.costs(of: session).hardware.total
    }
    let uhd = #""width": 3840, "height": 2160"#
    let named = try bill("hd4K3840x2160", uhd)
    #expect(named.value == nil && named.high == 12_000_000 * 30 / 1e8)
    // Without such a format, or with another preset, the size is not known; the bounds hold it.
    for other in [try bill("high", uhd), try bill("hd4K3840x2160", #""width": 1280, "height": 720"#)] {
      #expect(
        other.value == nil && other.low <= named.low
          && other.high.map { high in named.high.map { high >= $0 } ?? false } ?? true)
    }
  }
}
