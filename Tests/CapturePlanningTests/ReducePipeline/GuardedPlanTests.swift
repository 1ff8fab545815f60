import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// Exact plans of graphs whose video HDR and stabilization are guarded.
struct GuardedPlanTests {
  /// A random graph with some guarded settings.
  private static func graph(on profile: DeviceProfile, using generator: inout SeededGenerator) -> RandomGraph {
    var graph = RandomGraph(on: profile, using: &generator)
    for index in graph.cameras.indices {
      graph.cameras[index].hdr = Int.random(in: 0..<3, using: &generator) > 0
      graph.cameras[index].isGuarded = Int.random(in: 0..<5, using: &generator) > 0
      graph.cameras[index].stabilization = ["standard", "cinematic", nil].randomElement(using: &generator) ?? nil
    }
    return graph
  }

  private static func plan(
    _ text: String, on profile: DeviceProfile, target: Double
  ) -> (trace: ReductionTrace, text: [UInt8])? {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    var options = CheckOptions()
    options.aims.targets = CostTargets(hardware: target)
    let reduction = GraphReduction(reading, on: profile, by: .optimal, options: options)
    guard reduction.obstacle == nil, let session = reduction.session else { return nil }
    let request = ReductionRequest(for: session, options.aims)
    guard
      case .reduced(let trace, _, let text, _, _) = reduction.outcome(
        request, profiles: ProfileDirectory(DeviceProfiles.ids))
    else { return nil }
    return (trace, text)
  }

  /// What a plan keeps on the levels that come first, and how much of it: more is better.
  private static func kept(_ trace: ReductionTrace) -> [[Double]] {
    func motion(_ camera: CameraConfiguration) -> Double {
      min(24, (camera.limit ?? camera.format?.maxFrameRate)?.value ?? 0)
    }
    let asked = trace.asked.map { min(motion($0), ($0.activeRate ?? FrameRate(24)).value) }
    let motions = zip(trace.kept, asked).map { min(1, motion($0) / $1) }
    let shares = trace.kept.map { $0.share.map { Double($0.numerator) / Double($0.denominator) } ?? 1 }
    return [motions.sorted(), lost(trace).map { Double(-$0) }, shares.sorted()]
  }

  /// How many guarded settings, which the requested formats are known to support, a plan loses of each camera, the most
  /// important one first.
  private static func lost(_ trace: ReductionTrace) -> [Int] {
    let asks = FormatAsks(trace.start)
    let cameras = Array(zip(trace.start.cameras, trace.session.cameras))
    let ordered = [DevicePosition.back, .unspecified, .front].flatMap { position in
      cameras.filter { $0.0.key.position == position }
    }
    return ordered.map { start, planned in
      guard let asked = start.activeFormat, let format = planned.activeFormat else { return 0 }
      // One that the app no longer asks for, though the format has it, is lost too.
      let costly = trace.dropped.count { $0.isSupported == true && $0.setting.index == start.inputIndex.value }
      return asks.settingsLost(from: asked, in: format, by: start) + costly
    }
  }

  private static func isMore(_ left: [[Double]], than right: [[Double]]) -> Bool {
    for (mine, other) in zip(left.joined(), right.joined()) where abs(mine - other) > 1e-9 { return mine > other }
    return false
  }

  private static let targets = Breadth.of(
    [1, 0.8, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15], orOneIn: 3)

  @Test(arguments: ["iphone-13-mini", "iphone-15-pro", "iphone-17-pro"])
  func aLowerTargetNeverGivesABetterPlan(id: String) throws {
    var generator = SeededGenerator(UInt64(id.utf8.count) * 26)
    var (compared, lost, checked) = (0, 0, 0)
    for _ in 0..<Breadth.count(40, or: 8) {
      let graph = Self.graph(on: try Bundled.profile(id), using: &generator)
      var before: [[Double]]?
      for target in Self.targets {
        guard let plan = Self.plan(graph.text, on: graph.profile, target: target) else { continue }
        // Where no format fits that is known to run beside others, a plan tries those of which that is not known.
        if plan.trace.session.cameras.allSatisfy({ $0.activeFormat?.multiCam == true }) {
          let kept = Self.kept(plan.trace)
          if let before {
            compared += 1
            #expect(!Self.isMore(kept, than: before), "\(target): \(kept) after \(before)\n\(graph.text)")
          }
          before = kept
        }
        lost += plan.trace.lost.count
        let reading = Planning.read(SourceText(name: "planned", bytes: plan.text), profiles: DeviceProfiles.ids)
        let result = Planning.check(reading, on: graph.profile, options: CheckOptions())
        // If support is not known, the check's cost is an interval without a value.
        guard result.supportNotKnown.isEmpty else { continue }
        checked += 1
        let (told, found) = (plan.trace.costs.hardware.total, try #require(result.costs).hardware.total)
        #expect(told == found, "\(target): \(told) is \(found)\n\(graph.text)")
      }
    }
    #expect(compared > 10 && (id == "iphone-17-pro" || lost > 0) && checked > 0, "\(compared), \(lost), \(checked)")
  }
}
