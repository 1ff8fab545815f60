import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// A check, the ladder and the exact plan agree on what is within the targets.
@Suite struct OneJudgeTests {
  private static func outcome(
    _ text: String, on profile: DeviceProfile, by strategy: GraphReduction.Strategy, target: Double? = nil
  ) throws -> GraphReduction.Outcome {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    var options = CheckOptions()
    options.aims.targets.hardware = target
    let reduction = GraphReduction(reading, on: profile, by: strategy, options: options)
    let session = try #require(reduction.session)
    let request = ReductionRequest(for: session, options.aims)
    return reduction.obstacle ?? reduction.outcome(request, profiles: ProfileDirectory(DeviceProfiles.ids))
  }

  private static func camera(_ type: String, _ position: String, _ format: String) -> String {
    """
    { "capplan": 1, "inputs": [ { "id": "x", "deviceType": "\(type)", "position": "\(position)",
        "activeFormat": { \(format) } } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "x", "port": "video", "output": "video" } ] }

    """
  }

  @Test(arguments: [GraphReduction.Strategy.ladder, .optimal])
  func aGraphWithinItsTargetsComesBackCompletedAsFarAsIsKnown(_ strategy: GraphReduction.Strategy) throws {
    let profile = try Bundled.profile("iphone-14-pro")
    let asked = Self.camera("builtInWideAngleCamera", "back", #""width": 1920, "height": 1080, "maxFrameRate": 60"#)
    guard case .reduced(let trace, _, let text, _, _) = try Self.outcome(asked, on: profile, by: strategy) else {
      Issue.record("refused")
      return
    }
    #expect(String(decoding: text, as: UTF8.self) == asked)
    #expect(trace.leftOut == [.formatName(.binned, input: "x")])
    // What is known is written.
    let short = Self.camera("builtInWideAngleCamera", "back", #""width": 3840, "height": 2160"#)
    guard case .reduced(_, _, let whole, _, _) = try Self.outcome(short, on: profile, by: strategy) else {
      Issue.record("refused")
      return
    }
    #expect(String(decoding: whole, as: UTF8.self).contains(#""height": 2160, "maxFrameRate": 30 }"#))
  }

  @Test func theAskedFormatMayStayThoughItIsNotKnownToRunBesideOthers() throws {
    let text = Self.camera("builtInWideAngleCamera", "back", #""width": 192, "height": 144"#)
    let profile = try Bundled.profile("iphone-15-pro")
    for strategy in [GraphReduction.Strategy.ladder, .optimal] {
      guard
        case .reduced(let trace, _, _, let missing, _) = try Self.outcome(text, on: profile, by: strategy, target: 0.8)
      else {
        Issue.record("\(strategy) finds nothing")
        return
      }
      #expect(trace.costs.hardware.total.value.map { $0 <= 0.8 } ?? false)
      #expect(missing.contains { $0.rule == "format-not-multicam" })
    }
  }

  @Test func whatTheLadderFindsTheExactPlanFinds() throws {
    var found = 0
    for id in ["iphone-14-pro", "iphone-15-pro", "iphone-15-pro-max", "iphone-12-pro"] {
      let profile = try Bundled.profile(id)
      var generator = SeededGenerator(id.utf8.reduce(UInt64(17)) { ($0 &* 31) &+ UInt64($1) })
      for _ in 0..<Breadth.count(200, or: 10) {
        let graph = CarelessGraph(using: &generator, isElaborate: true)
        guard case .reduced = try Self.outcome(graph.text, on: profile, by: .ladder) else { continue }
        found += 1
        let exact = try Self.outcome(graph.text, on: profile, by: .optimal)
        if case .reduced = exact { continue }
        Issue.record("\(id): \(exact)\n\(graph.text)")
      }
    }
    #expect(found > 5)
  }

  @Test func aLongTextBesideAGraphCostsItsPlanNothing() throws {
    let graph = #"""
      { "capplan": 1, "inputs": [
          { "id": "c0", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60 } },
          { "id": "c1", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60 } } ],
        "outputs": [ { "id": "o0", "type": "videoData" }, { "id": "o1", "type": "videoData" } ],
        "connections": [ { "input": "c0", "port": "video", "output": "o0" },
                         { "input": "c1", "port": "video", "output": "o1" } ], "x-note": "" }
      """#
    let long = graph.replacing(#""x-note": """#, with: #""x-note": "\#(String(repeating: "-", count: 4 << 20))""#)
    let profile = try Bundled.profile("iphone-xs")
    for strategy in [GraphReduction.Strategy.ladder, .optimal] {
      let steps = try [graph, long].map { text -> Int? in
        guard case .reduced(let trace, _, _, _, _) = try Self.outcome(text, on: profile, by: strategy, target: 0.2)
        else {
          return nil
        }
        return trace.steps.count
      }
      #expect(steps[0] != nil && steps[0] == steps[1], "\(strategy): \(steps)")
    }
  }

  @Test func aFormatThatNoPlanCanReplaceRefusesBesideACameraOfWhichLessIsKnown() throws {
    let text = #"""
      { "capplan": 1, "inputs": [
          { "id": "c0", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 192, "height": 144, "maxFrameRate": 60, "binned": false } },
          { "id": "c1", "deviceType": "builtInTrueDepthCamera", "position": "front",
            "activeFormat": { "width": 640, "height": 480 } } ],
        "outputs": [ { "id": "o0", "type": "videoData" }, { "id": "o1", "type": "videoData" } ],
        "connections": [ { "input": "c0", "port": "video", "output": "o0" },
                         { "input": "c1", "port": "video", "output": "o1" } ] }
      """#
    let profile = try Bundled.profile("iphone-13-mini")
    let reading = Planning.read(SourceText(text), profiles: [])
    let result = Planning.check(reading, on: profile, options: CheckOptions())
    // The whole list of the back camera is printed, with its multi-cam flags.
    #expect(
      result.verdict == .cannotRun && result.basis == .printed, "\(result.verdict) \(String(describing: result.basis))")
    #expect(Planning.check(reading, on: profile.trusting(.printed), options: CheckOptions()).verdict == .cannotRun)
  }
}
