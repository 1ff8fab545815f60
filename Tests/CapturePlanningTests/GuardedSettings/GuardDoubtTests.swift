import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// Where it is not known what the device supports, bills add up and nothing is called impossible that may be possible.
@Suite struct GuardDoubtTests {
  private static let profiles = ["iphone-xs", "iphone-12-pro", "iphone-13-mini", "iphone-15-pro", "iphone-17-pro"]

  @Test(arguments: profiles)
  func theItemsOfABillAddUp(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(31)) { ($0 &* 31) &+ UInt64($1) })
    var count = 0
    for _ in 0..<Breadth.count(150, or: 25) {
      let graph = GuardedGraph(using: &generator)
      guard let costs = Planning.check(graph.reading, on: profile, options: CheckOptions()).costs else { continue }
      for bill in [costs.hardware, costs.pressure].compactMap(\.self) {
        let sum = bill.items.reduce(CostInterval.zero) { $0 + $1.cost }
        count += 1
        #expect(Self.isNear(sum, bill.total), "\(id): \(sum) for \(bill.total)\n\(graph.text)")
      }
    }
    #expect(count > 20)
  }

  private static func isNear(_ sum: CostInterval, _ total: CostInterval) -> Bool {
    func near(_ one: Double?, _ other: Double?) -> Bool {
      guard let one, let other else { return (one == nil) == (other == nil) }
      return abs(one - other) < 1e-9
    }
    return near(sum.low, total.low) && near(sum.high, total.high) && near(sum.value, total.value)
  }

  @Test func aGuardedRateOfALiDARCameraIsInItsItem() throws {
    let profile = try Bundled.profile("iphone-15-pro")
    let graph = GuardedGraph.read(
      #"""
      { "capplan": 1, "inputs": [ { "id": "c", "deviceType": "builtInLiDARDepthCamera", "position": "back",
          "activeFormat": { "width": 640, "height": 480 }, "maxFrameRateOverride": 48,
          "whereSupported": [ "maxFrameRateOverride" ] } ],
        "outputs": [ { "id": "o", "type": "depthData" } ],
        "connections": [ { "input": "c", "port": "depthData", "output": "o" } ] }
      """#)
    let bill = try #require(Planning.check(graph, on: profile, options: CheckOptions()).costs?.pressure)
    #expect(Self.isNear(bill.items.reduce(.zero) { $0 + $1.cost }, bill.total), "\(bill.items)")
  }

  @Test(arguments: profiles)
  func nothingIsImpossibleThatACheckLeavesOpen(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(37)) { ($0 &* 31) &+ UInt64($1) })
    for _ in 0..<Breadth.count(100, or: 12) {
      let graph = GuardedGraph(using: &generator)
      var options = CheckOptions()
      options.aims.hardwareTarget = Aim(Double(Int.random(in: 5...60, using: &generator)) / 100)
      let reading = graph.reading
      let verdict = Planning.check(reading, on: profile, options: options).verdict
      let reduction = GraphReduction(reading, on: profile, by: .optimal, options: options)
      guard reduction.obstacle == nil, let session = reduction.session else { continue }
      let request = ReductionRequest(for: session, options.aims)
      guard case .failed(let trace, _) = reduction.outcome(request, profiles: ProfileDirectory(DeviceProfiles.ids)),
        case .impossible = trace.end
      else { continue }
      #expect(verdict == .cannotRun, "\(id): \(verdict)\n\(graph.text)")
    }
  }
}
