import JSONSource
import CaptureSession
import CapturePlans
import CaptureModel
import CaptureReports
import CapturePlanning
import Testing

/// Reductions on a device that is made for the case.
struct InventedDeviceTests {
  /// A device with one camera that has some formats.
  private static func profile(_ formats: [String]) throws -> DeviceProfile {
    let text = """
      { "capplanProfile": 1, "id": "invented", "name": "Invented", "chip": "none", "multiCamSupported": true,
        "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "name": "Back", "source": "made",
                       "formatsComplete": true, "multiCamFormatsComplete": true,
                       "formats": [ \(formats.joined(separator: ", ")) ] } ],
        "costModel": { "basis": "estimated", "note": "invented", "hardware": {
          "pixelBudget": { "atZeroWeight": { "low": 100000000, "value": 100000000, "high": 100000000 },
                           "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
          "deliveredWeight": { "low": 0, "value": 0, "high": 0 } } },
        "sources": [ { "id": "made", "kind": "estimated", "reference": "invented", "note": "invented" } ] }
      """
    let decoded = ProfileDecoder.decode(SourceText(name: "invented", text))
    return try #require(decoded.profile, "\(decoded.findings.map(\.message))")
  }

  private static func reading(_ more: String = "", target: Double) -> GraphDocument {
    Planning.read(
      SourceText(
        """
        { "capplan": 1, "profiles": ["invented"], "session": { "type": "multiCam" },
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films." } },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false }\(more) } ],
          "outputs": [ { "id": "data", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "data" } ],
          "plan": { "targets": { "hardwareCost": \(target) } } }
        """), profiles: ["invented"])
  }

  private static func format(_ width: Int, _ height: Int, _ more: String, multiCam: Bool = true) -> String {
    """
    { "width": \(width), "height": \(height), "maxFrameRate": 30, "binned": false, "multiCam": \(multiCam)\(more) }
    """
  }

  private static func session(_ reading: GraphDocument, _ formats: [String]) throws -> (
    ResolvedSession, ReductionRequest
  ) {
    let session = SessionResolver.resolve(try #require(reading.graph, "\(reading.findings)"), on: try profile(formats))
    return (session, ReductionRequest(for: session))
  }

  @Test func noPlanStepsOnAFormatWithoutACost() throws {
    let formats = [
      Self.format(1280, 720, #", "readout": 1000000"#), Self.format(1440, 1080, ""),
      Self.format(1920, 1080, #", "readout": 3000000"#),
    ]
    let reading = Self.reading(target: 0.5)
    let (session, request) = try Self.session(reading, formats)
    let outcomeOfLadder = Reduction.ladder(session, request, of: reading, options: CheckOptions())
    guard case .reduced(let ladder, _) = outcomeOfLadder else {
      Issue.record("there is a way: \(outcomeOfLadder)")
      return
    }
    #expect(ladder.session.configurations.words == "back 1280x720 at 30, unbinned")
    #expect(ladder.steps.first?.passedOver.futile.map { $0.description } == ["1440x1080 at 30, unbinned"])
    let outcome = Reduction.optimal(session, request, of: reading, options: CheckOptions())
    guard case .reduced(let plan, _) = outcome else {
      Issue.record("there is a plan: \(outcome)")
      return
    }
    #expect(plan.session.configurations.words == "back 1280x720 at 30, unbinned")
  }

  @Test func theLadderPassesOverAFormatThatDoesNotHoldTheActiveRates() throws {
    let formats = [
      Self.format(1280, 720, #", "minFrameRate": 1, "readout": 1000000"#),
      Self.format(1440, 1080, #", "minFrameRate": 15, "readout": 1500000"#),
      Self.format(1920, 1080, #", "minFrameRate": 1, "readout": 3000000"#),
    ]
    let reading = Self.reading(#", "activeFrameRate": { "min": 2, "max": 30 }"#, target: 0.5)
    let (session, request) = try Self.session(reading, formats)
    let outcome = Reduction.ladder(session, request, of: reading, options: CheckOptions())
    guard case .reduced(let trace, _) = outcome else {
      Issue.record("there is a way: \(outcome)")
      return
    }
    #expect(trace.steps.map(\.change.words.to) == ["1280x720 at 30, unbinned"])
    #expect(trace.steps.first?.deviations == [.illegalStepSkipped])
    #expect(trace.steps.first?.passedOver.illegal.map(\.description) == ["1440x1080 at 30, unbinned"])
    let told = ReductionText(width: 200).lines(trace.steps).joined(separator: " ")
    #expect(told.contains("passed over 1440x1080 at 30, unbinned, which breaks a rule or a limit"), "\(told)")
  }

  @Test func theLadderPassesOverAFormatThatAConfigurationCannotName() throws {
    let formats = [
      Self.format(1280, 720, #", "readout": 1000000"#), Self.format(1440, 1080, #", "readout": 2900000"#),
      Self.format(1440, 1080, #", "readout": 1200000"#), Self.format(1920, 1080, #", "readout": 3000000"#),
    ]
    let reading = Self.reading(target: 0.5)
    let (session, request) = try Self.session(reading, formats)
    let outcome = Reduction.ladder(session, request, of: reading, options: CheckOptions())
    guard case .reduced(let trace, _) = outcome else {
      Issue.record("there is a way: \(outcome)")
      return
    }
    // The second 1440x1080 would be written as the first.
    #expect(trace.steps.map(\.change.words.to) == ["1440x1080 at 30, unbinned", "1280x720 at 30, unbinned"])
    #expect(trace.costs.hardware.total.value == 0.3)
  }

  @Test func inASingleCameraSessionTheFirstOfEqualFormatsIsMeant() throws {
    let formats = [
      Self.format(1920, 1080, #", "minFrameRate": 1, "readout": 1000000"#, multiCam: false),
      Self.format(1920, 1080, #", "minFrameRate": 1, "readout": 3000000"#),
    ]
    let reading = Planning.read(
      SourceText(
        """
        { "capplan": 1, "profiles": ["invented"], "session": { "type": "single" },
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films." } },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false } } ],
          "outputs": [ { "id": "data", "type": "videoData" }, { "id": "movie", "type": "movieFile" } ],
          "connections": [ { "input": "back", "port": "video", "output": "data" },
                           { "input": "back", "port": "video", "output": "movie" } ],
          "plan": { "targets": { "hardwareCost": 0.5 } } }
        """), profiles: ["invented"])
    let (session, request) = try Self.session(reading, formats)
    #expect(CostModel.costs(of: session).hardware.total.value == 0.3)
    let outcomes = [
      Reduction.ladder(session, request, of: reading, options: CheckOptions()),
      Reduction.optimal(session, request, of: reading, options: CheckOptions()),
    ]
    for outcome in outcomes {
      guard case .reduced(let trace, let writer) = outcome else {
        Issue.record("it is within its target: \(outcome)")
        continue
      }
      #expect(trace.steps.isEmpty && writer.edits.isEmpty)
    }
  }
}
