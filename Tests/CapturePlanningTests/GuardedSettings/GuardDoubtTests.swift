import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// Where it is not known what the device supports, bills add up.
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
}
