import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// Plans on a device of which not everything is known: a plan is within its target if its value is, or its high end where
/// it has no value.
struct BoundedPlanTests {
  /// Two cameras; a million pixels a frame cost 0.3, give or take a tenth. What 320x240 reads is not known: 0.02 to 0.25.
  private static func profile(_ readout: String = "null", costs: String = "", more: String = "") throws -> DeviceProfile
  {
    let formats = """
      { "width": 160, "height": 120, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 100000 },
      { "width": 320, "height": 240, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": \(readout) },
      { "width": 640, "height": 480, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 1000000 }
      """
    let camera = { (position: String) in
      """
      { "deviceType": "builtInWideAngleCamera", "position": "\(position)", "multiCamFormatsComplete": true,
        "sensor": { "width": 1000, "height": 750 }, "formats": [ \(formats) ] }
      """
    }
    let text = """
      { "capplanProfile": 1, "id": "made", "name": "Made", "multiCamSupported": true,
        "cameras": [ \(camera("back")), \(camera("front")) ],
        "multiCamDeviceSets": { "complete": true, "sets": [ [
          { "deviceType": "builtInWideAngleCamera", "position": "back" },
          { "deviceType": "builtInWideAngleCamera", "position": "front" } ] ] },
        "costModel": { "basis": "estimated", "hardware": {
          "pixelBudget": { "atZeroWeight": { "low": 9e7, "value": 1e8, "high": 1.1e8 },
                           "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
          "deliveredWeight": { "low": 0, "value": 0, "high": 0 } }\(costs)\(more) } }
      """
    let decoded = ProfileDecoder.decode(SourceText(name: "made", text))
    return try #require(decoded.profile, "\(decoded.findings.map(\.message))")
  }

  private static func graph(
    _ size: (Int, Int) = (640, 480), front: (Int, Int)? = nil, target: Double, pressure: String = "",
    more: String = ""
  ) -> GraphDocument {
    func format(_ size: (Int, Int)) -> String {
      #"{ "width": \#(size.0), "height": \#(size.1), "maxFrameRate": 30, "binned": false }"#
    }
    return Planning.read(
      SourceText(
        """
        { "capplan": 1, "profiles": ["made"], "session": { "type": "multiCam" },
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films." } },
          "inputs": [
            { "id": "b", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": \(format(size)) },
            { "id": "f", "deviceType": "builtInWideAngleCamera", "position": "front",
              "activeFormat": \(format(front ?? size)) } ],
          "outputs": [ { "id": "v", "type": "videoData" }, { "id": "w", "type": "videoData" } ],
          "connections": [ { "input": "b", "port": "video", "output": "v" },
                           { "input": "f", "port": "video", "output": "w" } ],
          "plan": { "minimumFrameRate": 30, "prefer": ["b", "f"], "targets": { "hardwareCost": \(target)\(pressure) }\(more) } }
        """), profiles: ["made"])
  }

  private static func optimal(_ reading: GraphDocument, on profile: DeviceProfile) throws -> Reduction.Outcome {
    let session = SessionResolver.resolve(try #require(reading.graph, "\(reading.findings)"), on: profile)
    let request = ReductionRequest(for: session)
    return Reduction.optimal(session, request, of: reading, options: CheckOptions())
  }

  /// What each camera runs, by its width, for a plan.
  private static func widths(_ outcome: Reduction.Outcome) -> [Int]? {
    guard case .reduced(let trace, _) = outcome else { return nil }
    return trace.session.cameras.compactMap { $0.activeFormat?.width }
  }

  @Test func aFormatWithoutAValueIsPlannedWithIfTheHighEndsFit() throws {
    // By values: 640 + 160 cost 0.33, and 320 is left out. By high ends 320 + 320 cost 0.5, 640 + 320 cost 0.583.
    let outcome = try Self.optimal(Self.graph(target: 0.55), on: Self.profile())
    #expect(Self.widths(outcome) == [640, 160], "the first camera is kept best")
    let less = try Self.optimal(Self.graph(target: 0.32), on: Self.profile())
    #expect(Self.widths(less) == [320, 160], "160 beside 320 costs at most 0.283, and 640 beside 160 costs 0.33")
    guard case .reduced(let trace, _) = less else { return }
    let certificate = try #require(trace.certificate)
    #expect(certificate.isProven && certificate.isVerified == true && certificate.byHighEnd == [.hardwareCost])
    #expect(trace.costs.hardware.total.value == nil && trace.costs.hardware.total.judged(against: 0.32) == .met)
  }

  @Test func whatValuesAloneAllowIsNotLostForHighEnds() throws {
    // 640 + 160 cost 0.33, but 0.367 at most: by high ends it does not fit.
    let outcome = try Self.optimal(Self.graph(target: 0.34), on: Self.profile())
    #expect(Self.widths(outcome) == [640, 160])
    guard case .reduced(let trace, _) = outcome else { return }
    #expect(trace.certificate?.byHighEnd == [] && trace.certificate?.leftOut.isEmpty == false)
  }

  @Test func everyPlanIsWithinItsTargetByTheRuleOfACheck() throws {
    let profile = try Self.profile()
    var found = 0
    for hundredths in 5...65 {
      let target = Double(hundredths) / 100
      let reading = Self.graph(target: target)
      let outcome = try Self.optimal(reading, on: profile)
      let expected = Self.best(profile, target)
      #expect(Self.widths(outcome) == expected, "at \(target)")
      guard case .reduced(let trace, let writer) = outcome else { continue }
      found += 1
      #expect(!trace.costs.hardware.total.judged(against: target).isMissed)
      let bytes = SourceEdit.apply(writer.edits, to: reading.source.bytes)
      let again = Planning.read(SourceText(name: "again", bytes: bytes), profiles: ["made"])
      #expect(Planning.check(again, on: profile, options: CheckOptions()).verdict == .runs, "at \(target)")
    }
    #expect(found > 30)
  }

  /// The best pair of widths by trying all: the first camera's size counts before the second's.
  private static func best(_ profile: DeviceProfile, _ target: Double) -> [Int]? {
    func cost(_ width: Int) -> CostInterval {
      let pixels: CostInterval =
        switch width {
        case 160: CostInterval(100_000)
        case 320: CostInterval(low: 76_800, value: nil, high: 750_000)
        default: CostInterval(1_000_000)
        }
      return pixels * CostInterval(30) / CostInterval(low: 9e7, value: 1e8, high: 1.1e8)
    }
    for back in [640, 320, 160] {
      for front in [640, 320, 160] {
        let judgement = (cost(back) + cost(front)).judged(against: target)
        if judgement == .met || judgement == .metByValue { return [back, front] }
      }
    }
    return nil
  }

  @Test func wherePlansAreTooDearEvenByTheirLowEndsNothingFits() throws {
    let outcome = try Self.optimal(Self.graph(target: 0.03), on: Self.profile())
    guard case .failed(let trace) = outcome, case .impossible = trace.end else {
      Issue.record("two cameras cost at least 0.042: \(outcome)")
      return
    }
  }

  @Test func wherePlansMayFitByTheirLowEndsTheMissingFactIsNamed() throws {
    let outcome = try Self.optimal(Self.graph(target: 0.05), on: Self.profile())
    guard case .failed(let trace) = outcome, case .noValue(let missing) = trace.end else {
      Issue.record("320 beside 320 may cost 0.042: \(outcome)")
      return
    }
    #expect(!missing.isEmpty)
  }

  @Test func aSessionWhoseEndsDoNotDecideIsUnverifiedAndNotReduced() throws {
    let reading = Self.graph((320, 240), target: 0.3)
    let result = Planning.check(reading, on: try Self.profile(), options: CheckOptions())
    #expect(result.verdict == .unverified)
    let facts = result.missing.filter(\.decides).map(\.fact)
    #expect(facts == [.formatProperty(.readout, input: "b"), .formatProperty(.readout, input: "f")], "\(facts)")
    guard case .failed(let trace) = try Self.optimal(reading, on: Self.profile()), case .noValue = trace.end else {
      Issue.record("what is asked for may cost 0.042 or 0.5")
      return
    }
  }

  @Test func aCostThatIsSurelyMissedIsPlannedForWhateverIsNotKnownOfTheOther() throws {
    let pressure = #""perHardwareCost": { "low": 10, "value": 10, "high": 10 }"#
    let profile = try Self.profile(costs: #", "systemPressure": { \#(pressure) }"#)
    // 640 beside 320 has a hardwareCost of 0.294 to 0.583 and no value, and so a pressure of 2.9 at least.
    let target = #", "systemPressureCost": 1"#
    let reading = Self.graph(front: (320, 240), target: 0.4, pressure: target)
    let outcome = try Self.optimal(reading, on: profile)
    #expect(Self.widths(outcome) == [160, 160], "\(outcome)")
    let check = Planning.check(reading, on: profile, options: CheckOptions())
    #expect(check.verdict == .adjusted, "\(check.verdict)")
  }

  @Test func onePlanForSeveralDevicesGoesByHighEndsWhereOneOfThemLacksValues() throws {
    var other = try Self.profile("200000")
    other.id = "other"
    let outcome = CommonPlanner.plan(
      Self.graph(target: 0.32), on: [try Self.profile(), other], options: CheckOptions())
    guard case .plan(let plan) = outcome else {
      Issue.record("there is one: \(outcome)")
      return
    }
    #expect(plan.configurations.map { $0.format?.dimensions.width } == [320, 160] && plan.isProven)
    let wide = CommonPlanner.plan(Self.graph(target: 0.34), on: [try Self.profile(), other], options: CheckOptions())
    guard case .plan(let plan) = wide else { return }
    #expect(plan.configurations.map { $0.format?.dimensions.width } == [640, 160])
  }

  @Test func aPlanThatMeetsAReadingIsJudgedByItAndSaidNotToBeProven() throws {
    let format = { (width: Int, height: Int) in
      #""activeFormat": { "width": \#(width), "height": \#(height), "maxFrameRate": 30, "binned": false }"#
    }
    // By the model 640 + 160 cost 0.33; what was read is 0.9.
    let reading = """
      , "readings": [ { "id": "r", "hardwareCost": 0.9, "recorded": ["sizes", "maxFrameRates", "binning", "outputTypes"],
        "graph": { "inputs": [
            { "id": "b", "deviceType": "builtInWideAngleCamera", "position": "back", \(format(640, 480)) },
            { "id": "f", "deviceType": "builtInWideAngleCamera", "position": "front", \(format(160, 120)) } ],
          "outputs": [ { "id": "v", "type": "videoData" }, { "id": "w", "type": "videoData" } ],
          "connections": [ { "input": "b", "output": "v" }, { "input": "f", "output": "w" } ] } } ]
      """
    let profile = try Self.profile("200000", more: reading)
    let outcome = try Self.optimal(Self.graph(target: 0.35), on: profile)
    guard case .reduced(let trace, _) = outcome else {
      Issue.record("there is another plan: \(outcome)")
      return
    }
    #expect(Self.widths(outcome) == [320, 320])
    #expect(trace.certificate?.isProven == false && trace.certificate?.mayBeRead == true)
  }
}
