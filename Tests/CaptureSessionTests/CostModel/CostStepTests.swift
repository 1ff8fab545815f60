import CaptureModel
import CaptureSession
import TestSupport
import Testing

/// Costs that move in steps.
struct CostStepTests {
  private static let graph = #"""
    { "capplan": 1, "inputs": [
        { "id": "w", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30 } },
        { "id": "t", "deviceType": "builtInTelephotoCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720 } } ],
      "outputs": [ { "id": "wv", "type": "videoData" }, { "id": "tv", "type": "videoData" } ],
      "connections": [ { "input": "w", "port": "video", "output": "wv" }, { "input": "t", "port": "video", "output": "tv" } ] }
    """#

  private func costs(_ step: Double?) throws -> SessionCosts {
    var profile = try Bundled.profile("iphone-xs")
    profile.costModel.step = step
    let graph = try #require(MadeGraph.read(Self.graph, profiles: ["iphone-xs"]))
    return CostModel.costs(of: SessionResolver.resolve(graph, on: profile))
  }

  @Test(arguments: [0.125, 0.04, 1.0 / 3, 1])
  func everyEndIsRoundedUpToAMultiple(_ step: Double) throws {
    let (plain, stepped) = (try costs(nil), try costs(step))
    let (from, to) = (plain.hardware.total, stepped.hardware.total)
    for (cost, rounded) in [(from.low, to.low), (from.value ?? 0, to.value ?? 0), (from.high ?? 0, to.high ?? 0)] {
      let multiple = rounded / step
      #expect(abs(multiple - multiple.rounded()) < 1e-9 && rounded > cost - 1e-9 && rounded < cost + step)
    }
    // The bill adds up, and what is no camera's is the rounding.
    let items = stepped.hardware.items
    #expect(items.reduce(0) { $0 + ($1.cost.value ?? 0) } == to.value)
    #expect(items.reduce(0) { $0 + $1.cost.low } == to.low && items.reduce(0) { $0 + ($1.cost.high ?? 0) } == to.high)
    #expect(items.filter { $0.input == nil }.map(\.factor.name) == ["step"])
    #expect(!stepped.hardware.isRead && stepped.pressure?.total == plain.pressure?.total)
  }

  @Test func aMultipleIsNotRoundedAndALimitIsBetweenSteps() throws {
    var model = try Bundled.profile("iphone-xs").costModel
    #expect(CostStep(model) == nil)
    model.step = 0.1
    let step = try #require(CostStep(model))
    #expect(
      step.roundedUp(0) == 0 && abs(step.roundedUp(0.3) - 0.3) < 1e-12 && abs(step.roundedUp(0.3001) - 0.4) < 1e-12)
    #expect(abs(step.unrounded(0.3) - 0.3) < 1e-12 && abs(step.unrounded(0.39) - 0.3) < 1e-12)
  }
}
