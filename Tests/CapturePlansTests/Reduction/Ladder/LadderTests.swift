import CapturePlans
import JSONSource
import CaptureSession
import CaptureModel
import CaptureReports
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// The ladder's worked traces, on iPhone XS's documented formats.
struct LadderTests {
  private func profile(_ id: String = "iphone-xs") throws -> DeviceProfile {
    try Bundled.profile(id)
  }

  private func session(_ inputs: String, connections: String, outputs: String, on profile: DeviceProfile) throws
    -> (ResolvedSession, JSONDocument)
  {
    let text = """
      { "capplan": 1, "inputs": [ \(inputs) ], "outputs": [ \(outputs) ], "connections": [ \(connections) ] }
      """
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    let graph = try #require(reading.graph, "\(reading.findings)")
    return (SessionResolver.resolve(graph, on: profile), try #require(reading.document))
  }

  private func camera(_ id: String, _ type: String, _ position: String, _ format: String, _ more: String = "")
    -> String
  {
    """
    { "id": "\(id)", "deviceType": "\(type)", "position": "\(position)", "activeFormat": { \(format) }\(more) }
    """
  }

  private func trace(
    _ inputs: [String], on id: String = "iphone-xs", port: String = "video",
    request configure: (inout ReductionRequest) -> Void
  ) throws -> ReductionTrace {
    let outputs = inputs.indices.map { #"{ "id": "o\#($0)", "type": "videoData" }"# }
    let connections = inputs.indices.map { #"{ "input": "c\#($0)", "port": "\#(port)", "output": "o\#($0)" }"# }
    let (session, _) = try session(
      inputs.joined(separator: ","), connections: connections.joined(separator: ","),
      outputs: outputs.joined(separator: ","), on: try profile(id))
    var request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: 1e-6)))
    configure(&request)
    return Ladder.reduce(session, request)
  }

  private let large = #""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#

  private func sizes(_ trace: ReductionTrace) -> [String] {
    trace.steps.filter { if case .resolution = $0.rung { true } else { false } }.map(\.change.words.to)
  }

  @Test func resolutionsGoDownTheTableToTheFloor() throws {
    let trace = try trace([camera("c0", "builtInWideAngleCamera", "back", large)]) { $0.isAsPublished = true }
    #expect(
      sizes(trace) == [
        "1920x1080 at 60, binned", "1440x1080 at 60, binned", "1280x720 at 60, binned", "640x480 at 60, binned",
      ])
  }

  /// 1440x1080 and 640x480 read the whole sensor where 1920x1080 and 1280x720 read a crop.
  @Test func aSizeThatLowersNothingIsPassedOver() throws {
    let trace = try trace([camera("c0", "builtInWideAngleCamera", "back", large)]) { _ in }
    #expect(sizes(trace) == ["1920x1080 at 60, binned", "1280x720 at 60, binned"])
    let second = try #require(trace.steps.dropFirst().first)
    #expect(second.passedOver.futile.map(\.description) == ["1440x1080 at 60, binned"])
    #expect(second.deviations == [.futileStepSkipped])
    #expect(trace.steps.allSatisfy { $0.lowered })
    let told = ReductionText(width: 200).lines(trace.steps).joined(separator: " ")
    #expect(told.contains("passed over 1440x1080 at 60, binned, which lowers no cost over its target"), "\(told)")
  }

  @Test(arguments: [
    (60, ["50", "40", "30", "20"]), (30, ["20"]), (24, []), (25, ["15"]),
  ])
  func frameRatesFallByTenToFifteen(_ start: Int, _ expected: [String]) throws {
    let input = camera("c0", "builtInWideAngleCamera", "back", large, ", \"maxFrameRateOverride\": \(start)")
    let trace = try trace([input]) { _ in }
    let rates = trace.steps.filter { if case .frameRate = $0.rung { true } else { false } }.map(\.change.words.to)
    #expect(rates == expected.map { "\($0) frames a second" })
    guard case .stuck = trace.end else {
      Issue.record("the target can't be met")
      return
    }
  }

  @Test func rungsGoFrontBeforeBackAndResolutionBeforeRate() throws {
    let trace = try trace([
      camera("c0", "builtInWideAngleCamera", "back", large), camera("c1", "builtInWideAngleCamera", "front", large),
    ]) { _ in }
    #expect(
      trace.steps.map(\.rung.name).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        == ["resolution(front)", "resolution(back)", "frameRate(front)", "frameRate(back)"])
  }

  @Test func preferTurnsTheOrderRound() throws {
    let trace = try trace([
      camera("c0", "builtInWideAngleCamera", "back", large), camera("c1", "builtInWideAngleCamera", "front", large),
    ]) { $0.prefer = [InputIndex(1), InputIndex(0)] }
    #expect(
      trace.steps.map(\.rung.name).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        == ["resolution(c0)", "resolution(c1)", "frameRate(c0)", "frameRate(c1)"])
  }

  @Test func asPublishedSaysWhereItWouldNotEnd() throws {
    let trace = try trace([camera("c0", "builtInWideAngleCamera", "back", large)]) { $0.isAsPublished = true }
    #expect(trace.steps.last?.change.words.to == "50 frames a second")
    guard case .wouldNotTerminate = trace.end else {
      Issue.record("the published sample sets 50 for ever")
      return
    }
  }

  @Test func asPublishedStopsAtTheFirstCameraOfAPosition() throws {
    let inputs = [
      camera("c0", "builtInWideAngleCamera", "back", #""width": 640, "height": 480"#, ", \"maxFrameRateOverride\": 15"),
      camera("c1", "builtInTelephotoCamera", "back", large),
    ]
    let published = try trace(inputs) {
      $0.isAsPublished = true
      $0.targets.hardware = 0.2
    }
    #expect(!published.steps.isEmpty, "the loop over rates takes every camera")
    #expect(!published.steps.contains { $0.inputs == ["c1"] && $0.rung == .resolution("back") })
    let mended = try trace(inputs) { $0.targets.hardware = 0.2 }
    #expect(mended.steps.first?.inputs == ["c1"] && mended.steps.first?.deviations == [.everyCamera])
  }

  @Test func keepIsNeverUndercut() throws {
    let input = camera("c0", "builtInWideAngleCamera", "back", large)
    let trace = try trace([input]) {
      $0.keep[InputIndex(0)] = KeptFloor(width: 1280, height: 720, frameRate: 40, binned: true)
    }
    #expect(trace.steps.map(\.change.words.to).contains("1280x720 at 60, binned"))
    let last = try #require(trace.session.cameras.first)
    #expect(last.activeFormat?.dimensions == Dimensions(1280, 720) && last.effectiveRate == FrameRate(40))
    let untouched = try self.trace([input]) { $0.keep[InputIndex(0)] = KeptFloor(isUntouched: true) }
    #expect(untouched.steps.isEmpty)
  }

  @Test func anOverrideThatAFormatCannotHoldPassesTheFormatOver() throws {
    // Above the unbinned 1920x1080 stands only what the override of 60 excludes.
    let input = camera(
      "c0", "builtInWideAngleCamera", "back", #""width": 1920, "height": 1440, "maxFrameRate": 30"#,
      ", \"maxFrameRateOverride\": 20")
    let trace = try trace([input]) { _ in }
    #expect(trace.steps.first?.change.words.to == "1920x1440 at 60, binned, capped at 20 fps")
    #expect(sizes(trace).first == "1920x1080 at 60, binned")
    #expect(trace.session.cameras.first?.rateOverride == FrameRate(20))
  }

  @Test func pressureAloneMovesTheDualCameraToItsWidePort() throws {
    let format = #""width": 640, "height": 480"#
    let trace = try trace([camera("c0", "builtInDualCamera", "back", format)]) {
      $0.targets = CostTargets(hardware: 1, pressure: 0.2)
    }
    let step = try #require(trace.steps.first)
    #expect(step.rung == .videoInputPorts && step.lowered)
    #expect(trace.costs.hardware.total.value ?? 1 < step.before.hardware.total.value ?? 0)
  }

  @Test func thePortMovesBeforeTheBackCamerasSize() throws {
    let trace = try trace([camera("c0", "builtInDualCamera", "back", large)]) {
      $0.targets = CostTargets(hardware: 1, pressure: 0.45)
    }
    #expect(trace.steps.map(\.rung) == [.videoInputPorts])
  }

  @Test func aPortMoveThatTheSessionWouldRefuseIsPassedOver() throws {
    let (session, _) = try session(
      camera("c0", "builtInDualCamera", "back", large),
      connections: #"""
        { "input": "c0", "port": "video", "output": "a" },
        { "input": "c0", "port": { "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" }, "output": "b" }
        """#, outputs: #"{ "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" }"#, on: try profile())
    let request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: 1, pressure: 0.3)))
    let steps = Ladder.reduce(session, request).steps
    #expect(!steps.isEmpty && !steps.contains { $0.rung == .videoInputPorts })
  }

  @Test func aCameraWithAFormatThatIsNotMultiCamGetsOneThatIs() throws {
    let input = camera("c0", "builtInWideAngleCamera", "back", #""width": 3264, "height": 2448"#)
    let trace = try trace([input], on: "iphone-13-mini") { $0.targets.hardware = 1 }
    #expect(trace.steps.map(\.rung) == [.multiCamFormat("back")])
    #expect(trace.session.cameras.first?.activeFormat?.multiCam == true)
  }
}

extension KeptFloor {
  fileprivate init(
    isUntouched: Bool = false, width: Int? = nil, height: Int? = nil, frameRate: Double? = nil, binned: Bool? = nil
  ) {
    self.init()
    self.isUntouched = isUntouched
    self.width = width
    self.height = height
    self.frameRate = frameRate.map { FrameRate($0) }
    self.binned = binned
  }
}
