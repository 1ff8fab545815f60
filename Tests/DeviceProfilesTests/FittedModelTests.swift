import CaptureModel
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// The cost models of chips that were read: each holds what it was fitted to, in the formats that it was read as.
struct FittedModelTests {
  /// The cost of two cameras at some size and rate, with so many outputs each, whose readouts are exactly these.
  private static func cost(
    on id: String, _ keys: [DeviceKey], width: Int, height: Int, rate: Double, readouts: [Double], outputs: Int = 1
  ) throws -> CostInterval {
    var profile = try Bundled.profile(id)
    for (key, readout) in zip(keys, readouts) {
      let camera = try #require(profile.cameraIndex(key.deviceType, at: key.position))
      var format = try #require(Bundled.profile("iphone-xs").cameras.first?.formats.first)
      (format.width, format.height, format.maxFrameRate) = (width, height, FrameRate(rate))
      (format.minFrameRate, format.binned, format.multiCam) = (nil, false, true)
      var bounds = try #require(profile.costModel[.pixelBudget])
      (bounds.low, bounds.value, bounds.high) = (readout, readout, readout)
      format.readout = .bounded(bounds)
      profile.cameras[camera].formats = [format]
    }
    let inputs = keys.enumerated().map { number, key in
      #"{ "id": "\#(number)", "deviceType": "\#(key.deviceType.rawValue)", "position": "\#(key.position.rawValue)", "#
        + #""activeFormat": { "width": \#(width), "height": \#(height) } }"#
    }
    let ends = keys.indices.flatMap { camera in (0..<outputs).map { (camera, "\(camera)-\($0)") } }
    let text = """
      { "capplan": 1, "deployment": { "linkedSDK": "17.0" }, "inputs": [ \(inputs.joined(separator: ", ")) ],
        "outputs": [ \(ends.map { #"{ "id": "\#($0.1)", "type": "videoData" }"# }.joined(separator: ", ")) ],
        "connections": [ \(ends.map { #"{ "input": "\#($0.0)", "port": "video", "output": "\#($0.1)" }"# }
          .joined(separator: ", ")) ] }
      """
    let graph = try #require(MadeGraph.read(text, profiles: [id]))
    return CostModel.costs(of: SessionResolver.resolve(graph, on: profile)).hardware.total
  }

  private static let backAndFront = [
    DeviceKey(.builtInWideAngleCamera, .back), DeviceKey(.builtInWideAngleCamera, .front),
  ]

  private static func isNear(_ value: Double?, _ other: Double, _ tolerance: Double = 0.0005) -> Bool {
    value.map { abs($0 - other) < tolerance } ?? false
  }

  @Test func iPhone12ProHoldsOneWhereSessionsRanOnSomeLaunchesOnly() throws {
    // Two data outputs and two movies: each camera delivers twice.
    let cost = try Self.cost(
      on: "iphone-12-pro", Self.backAndFront, width: 1920, height: 1440, rate: 30, readouts: [12_192_768, 12_192_768],
      outputs: 2)
    #expect(Self.isNear(cost.value, 1) && cost.low < 1 && (cost.high ?? 0) > 1)
    // The other phones with A14 have its model.
    for id in ["iphone-12", "iphone-12-mini", "iphone-12-pro-max"] {
      let model = try Bundled.profile(id).costModel
      #expect(model[.pixelBudget]?.value == 731_566_080 && model.basis == .estimated)
    }
  }

  @Test func iPhoneXRGivesItsReadingBack() throws {
    let cost = try Self.cost(
      on: "iphone-xr", Self.backAndFront, width: 1920, height: 1080, rate: 30, readouts: [10_036_224, 6_471_936])
    #expect(Self.isNear(cost.value, 0.667))
  }

  @Test func iPhone14ProGivesItsReadingBackInFormatsOfThirty() throws {
    let keys = [DeviceKey(.builtInWideAngleCamera, .back), DeviceKey(.builtInTrueDepthCamera, .front)]
    let cost = try Self.cost(
      on: "iphone-14-pro", keys, width: 1920, height: 1080, rate: 30, readouts: [10_036_224, 10_036_224])
    #expect(Self.isNear(cost.value, 0.5) && cost.low < 0.449 && (cost.high ?? 0) > 0.5)
  }

  @Test func iPhone17GivesItsReadingBack() throws {
    let keys = [DeviceKey(.builtInWideAngleCamera, .back), DeviceKey(.builtInUltraWideCamera, .back)]
    let cost = try Self.cost(
      on: "iphone-17", keys, width: 1920, height: 1440, rate: 30, readouts: [12_192_768, 12_192_768])
    #expect(Self.isNear(cost.value, 0.5) && cost.low <= 0.45 && (cost.high ?? 0) >= 0.55)
  }

  @Test func iPhone17ProAnd17ProMaxShareOneBudget() throws {
    let (pro, max) = (try Bundled.profile("iphone-17-pro"), try Bundled.profile("iphone-17-pro-max"))
    for key in [CoefficientKey.pixelBudget, .pixelBudgetPerWeight] {
      let (one, other) = (try #require(pro.costModel[key]), try #require(max.costModel[key]))
      #expect(one.low == other.low && one.high == other.high && one.value == other.value)
    }
  }

  @Test func theOneWholeReadingThatIsPublicSpeaksForItsDeviceAndForASibling() throws {
    let profile = try Bundled.profile("iphone-17-pro")
    #expect(profile.costModel.readings.filter(\.speaks).map(\.id) == ["17pro-single-4k-a"])
    let text = #"""
      { "capplan": 1, "session": { "type": "single" }, "inputs": [
          { "id": "b", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 30, "pixelFormat": "x422" } } ],
        "outputs": [ { "id": "m", "type": "movieFile" }, { "id": "v", "type": "videoData" } ],
        "connections": [ { "input": "b", "port": "video", "output": "v" },
                         { "input": "b", "port": "video", "output": "m" } ] }
      """#
    // iPhone 17 Pro Max has the same cameras: what was read on one holds for the other.
    for device in [profile, try Bundled.profile("iphone-17-pro-max")] {
      let graph = try #require(MadeGraph.read(text, profiles: [device.id]))
      let bill = CostModel.costs(of: SessionResolver.resolve(graph, on: device)).hardware
      #expect(bill.total.value == 0.5 && abs(bill.total.low - 0.45) < 1e-12 && bill.basis == .reported)
      #expect(device.source(bill.items[0].source)?.kind == .printed)
    }
  }
}
