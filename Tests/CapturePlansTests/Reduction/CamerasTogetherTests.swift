import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// Cameras that belong together: in step, alike, or with video HDR for all or none.
struct CamerasTogetherTests {
  /// A wide and a front camera on iPhone XS; `rates` are what is asked of each, `more` follows in the graph.
  private static func graph(rates: (Int, Int), _ more: String = "", inputs: (String, String) = ("", "")) -> String {
    func input(_ id: String, _ position: String, _ rate: Int, _ more: String) -> String {
      """
      { "id": "\(id)", "deviceType": "builtInWideAngleCamera", "position": "\(position)",
        "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true },
        "maxFrameRateOverride": \(rate)\(more) }
      """
    }
    return """
      { "capplan": 1, "profiles": ["iphone-xs"],
        "inputs": [\(input("back", "back", rates.0, inputs.0)), \(input("front", "front", rates.1, inputs.1))],
        "outputs": [{ "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" }],
        "connections": [{ "input": "back", "port": "video", "output": "a" },
          { "input": "front", "port": "video", "output": "b" }]\(more) }
      """
  }

  private static let synchronizer = #", "synchronizers": [{ "id": "both", "outputs": ["a", "b"] }]"#
  private static let apart = #", "plan": { "independent": ["back"] }"#

  /// A reduction to a part of what a graph asks.
  private func outcome(
    _ text: String, ofCost part: Double, ladder: Bool = false
  ) throws -> Reduction.Outcome {
    let profile = try Bundled.profile("iphone-xs")
    let reading = Planning.read(SourceText(text), profiles: [profile.id])
    let session = SessionResolver.resolve(try #require(reading.graph, "\(reading.findings)"), on: profile)
    let whole = try #require(CostModel.costs(of: session).hardware.total.value)
    let request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: whole * part)))
    var options = CheckOptions()
    options.aims.targets = request.targets
    return ladder
      ? Reduction.ladder(session, request, of: reading, options: options)
      : Reduction.optimal(session, request, of: reading, options: options)
  }

  private func rates(_ outcome: Reduction.Outcome) -> [Double] {
    guard case .reduced(let trace, _) = outcome else { return [] }
    return trace.session.cameras.compactMap { $0.effectiveRate?.value }
  }

  @Test func camerasOfASynchronizerHaveOneRate() throws {
    var slowed = 0
    for part in stride(from: 0.95, to: 0.2, by: -0.05) {
      for ladder in [false, true] {
        let text = Self.graph(rates: (60, 60), Self.synchronizer)
        let rates = rates(try outcome(text, ofCost: part, ladder: ladder))
        // The ladder may find nothing.
        #expect(Set(rates).count == 1 || ladder && rates.isEmpty, "\(rates) at \(part)")
        if let rate = rates.first, rate < 60 { slowed += 1 }
      }
    }
    #expect(slowed > 5, "\(slowed)")
    // Asked for two rates, they get one that both have.
    let uneven = Self.graph(rates: (60, 50), Self.synchronizer)
    #expect(rates(try outcome(uneven, ofCost: 0.8)) == [24, 24])
    let apart = rates(try outcome(Self.graph(rates: (60, 50), Self.synchronizer + Self.apart), ofCost: 0.8))
    #expect(Set(apart).count == 2, "\(apart)")
  }

  @Test func camerasAskedForOneRateHaveOneWhereThatTakesNoFramesAndNoLines() throws {
    let alike = try outcome(Self.graph(rates: (60, 60)), ofCost: 0.8)
    #expect(rates(alike) == [30, 30])
    #expect(Set(rates(try outcome(Self.graph(rates: (60, 60), Self.apart), ofCost: 0.8))) == [60, 30])
    // The certificate doesn't know a plan with fewer rates, and says so of one that has several.
    guard case .reduced(let trace, _) = alike else { return }
    #expect(trace.certificate?.isVerified == true)
    #expect(trace.certificate?.losses.contains { $0.level == .alike } == false)
    // One that was asked for another rate is not alike.
    #expect(Set(rates(try outcome(Self.graph(rates: (60, 50)), ofCost: 0.8))).count == 2)
  }

  @Test func withoutACommonRateNothingFitsAndTheSynchronizerIsTold() throws {
    let plan = #", "plan": { "keep": { "back": { "frameRate": 60 } } }"#
    let text = Self.graph(rates: (60, 50), Self.synchronizer + plan)
    guard case .failed(let trace) = try outcome(text, ofCost: 0.9), case .impossible(let reason) = trace.end else {
      Issue.record("back at 60 has no rate in common with front at up to 50")
      return
    }
    #expect(reason.conflict.contains(.oneRate(["back", "front"])), "\(reason.conflict)")
  }

  @Test func videoHDRIsKeptByAllOrByNone() throws {
    let asks =
      #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false, "whereSupported": ["videoHDREnabled"]"#
    var seen: Set<Int> = []
    for part in stride(from: 1, to: 0.3, by: -0.04) {
      guard
        case .reduced(let trace, _) = try outcome(Self.graph(rates: (30, 30), inputs: (asks, asks)), ofCost: part)
      else { continue }
      let asking = trace.session.cameras.count { !$0.dropsVideoHDR && $0.activeFormat?.videoHDR != false }
      #expect(asking != 1, "at \(part)")
      seen.insert(asking)
    }
    #expect(seen == [0, 2], "\(seen)")
  }
}
