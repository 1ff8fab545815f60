import CaptureSession
import CaptureModel
import CapturePlanning
import TestSupport
import Testing

/// The laws of the cost model, on random sessions of every profile, at low, value and high.
struct CostLawTests {
  /// Calls `body` with many random graphs of every profile that knows formats, and of the same with readouts unknown.
  private func forEachGraph(_ body: (RandomGraph, inout SeededGenerator) throws -> Void) throws {
    var generator = SeededGenerator(225)
    try #require(RandomGraph.profiles.count >= 3)
    for profile in RandomGraph.profiles {
      for _ in 0..<Breadth.count(60, or: 5) { try body(RandomGraph(on: profile, using: &generator), &generator) }
      for _ in 0..<Breadth.count(30, or: 3) {
        try body(RandomGraph(on: profile.blurred(using: &generator), using: &generator), &generator)
      }
    }
  }

  /// Whether one cost is at most another at each end that both have.
  private func isAtMost(_ left: CostInterval, _ right: CostInterval) -> Bool {
    let tolerance = 1e-9
    guard left.low <= right.low + tolerance else { return false }
    if let less = left.value, let more = right.value, less > more + tolerance { return false }
    if let less = left.high, let more = right.high, less > more + tolerance { return false }
    return true
  }

  private func expectAtMost(_ left: RandomGraph, _ right: RandomGraph, _ law: Comment) throws {
    let (less, more) = (try left.costs(), try right.costs())
    #expect(isAtMost(less.hardware.total, more.hardware.total), law)
    if let less = less.pressure, let more = more.pressure { #expect(isAtMost(less.total, more.total), law) }
  }

  @Test func aCameraWithoutConnectionCostsNothing() throws {
    try forEachGraph { graph, _ in
      var silent = graph
      for index in silent.cameras.indices { silent.cameras[index].enabled = false }
      silent.microphone = false
      let costs = try silent.costs()
      #expect(costs.hardware.total == .zero && costs.pressure?.total == .zero)
    }
  }

  @Test func aCameraOrADepthStreamOrHDRNeverCostsLess() throws {
    try forEachGraph { graph, _ in
      for index in graph.cameras.indices {
        var without = graph
        without.cameras.remove(at: index)
        try expectAtMost(without, graph, "a camera more")
        var plain = graph
        plain.cameras[index].hdr = false
        plain.cameras[index].depth = false
        try expectAtMost(plain, graph, "depth or HDR more")
        var alone = graph
        alone.cameras[index].outputs = 1
        try expectAtMost(alone, graph, "an output more")
      }
    }
  }

  @Test func costNeverFallsWithTheChargedRate() throws {
    try forEachGraph { graph, _ in
      for index in graph.cameras.indices {
        var slower = graph
        slower.cameras[index].override = 15
        try expectAtMost(slower, graph, "a lower override")
      }
    }
  }

  @Test func theActiveRateChangesNothing() throws {
    try forEachGraph { graph, _ in
      var other = graph
      for index in other.cameras.indices { other.cameras[index].active = 20 }
      let (faster, slower) = (try other.costs(), try graph.costs())
      #expect(faster.hardware.total == slower.hardware.total)
    }
  }

  @Test func disablingTheLastConnectionRemovesACost() throws {
    try forEachGraph { graph, _ in
      for index in graph.cameras.indices {
        var disabled = graph
        disabled.cameras[index].enabled = false
        let (before, items) = (try graph.costs().hardware.items, try disabled.costs().hardware.items)
        #expect(before.contains { $0.input == "c\(index)" } && !items.contains { $0.input == "c\(index)" })
      }
    }
  }

  @Test func theBillAddsUp() throws {
    var (withValue, withoutValue) = (0, 0)
    try forEachGraph { graph, _ in
      let costs = try graph.costs()
      for bill in [costs.hardware, costs.pressure].compactMap({ $0 }) {
        #expect(bill.items.reduce(CostInterval.zero) { $0 + $1.cost } == bill.total)
        if let value = bill.total.value {
          withValue += 1
          #expect(bill.total.low <= value + 1e-12 && value <= (bill.total.high ?? .infinity) + 1e-12)
        } else {
          withoutValue += 1
          #expect(!bill.missing.isEmpty && bill.total.low <= bill.total.high ?? .infinity)
        }
      }
    }
    let least = Breadth.count(100, or: 10)
    #expect(withValue > least && withoutValue > least, "\(withValue), \(withoutValue)")
  }

  @Test func theOrderOfInputsDoesNotMatter() throws {
    try forEachGraph { graph, generator in
      var shuffled = graph
      shuffled.cameras.shuffle(using: &generator)
      let (one, other) = (try graph.costs().hardware.total, try shuffled.costs().hardware.total)
      #expect(abs(one.low - other.low) < 1e-12 && abs((one.value ?? 0) - (other.value ?? 0)) < 1e-12)
    }
  }

  @Test func binnedAndSmallerAndCroppedFormatsOfOneModeNeverCostMore() throws {
    var pairs = 0
    var blur = SeededGenerator(12)
    for profile in RandomGraph.profiles.flatMap({ [$0, $0.blurred(using: &blur), $0.blurred(using: &blur)] }) {
      for camera in profile.cameras {
        let formats = camera.formats.filter(RandomGraph.usable)
        for left in formats {
          for right in formats where isCheaper(left, right) {
            pairs += 1
            var generator = SeededGenerator(1)
            var graph = RandomGraph(on: profile, using: &generator)
            let key = DeviceKey(camera.deviceType, camera.position)
            graph.cameras = [RandomGraph.Camera(key: key, format: left)]
            var dearer = graph
            dearer.cameras = [RandomGraph.Camera(key: key, format: right)]
            try expectAtMost(graph, dearer, "\(profile.id) \(camera.title): \(left) against \(right)")
          }
        }
      }
    }
    #expect(pairs > 50)
  }

  /// Whether the laws say that the left format costs no more than the right one.
  private func isCheaper(_ left: DeviceFormat, _ right: DeviceFormat) -> Bool {
    guard left.highestRate == right.highestRate else { return false }
    let isSameSize = left.dimensions == right.dimensions
    if isSameSize && left.binned == true && right.binned == false { return true }
    let isKnownMode = left.readoutPixels.map { $0 == right.readoutPixels } ?? false
    let isSameMode = isKnownMode && left.binned == right.binned
    if isSameMode && left.dimensions.pixels < right.dimensions.pixels { return true }
    let isCrop = left.width * 9 == left.height * 16 && right.width * 3 == right.height * 4
    return isCrop && left.width == right.width && left.binned == right.binned
  }
}
