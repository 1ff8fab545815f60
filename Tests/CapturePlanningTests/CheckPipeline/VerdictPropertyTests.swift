import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// What holds of every verdict, whatever the graph.
struct VerdictPropertyTests {
  @Test(arguments: 0..<10)
  func aVerdictGoesByCostsAndByEveryRule(_ seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed) &+ 1_949)
    var verdicts: Set<Verdict> = []
    for _ in 0..<Breadth.count(40, or: 8) {
      let profile = try Self.profile(using: &generator)
      let text = RandomGraph(on: profile, using: &generator).text
      let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
      var options = CheckOptions()
      options.aims.targets.hardware = [nil, 0.2, 0.5, 0.9].randomElement(using: &generator) ?? nil
      let result = Planning.check(reading, on: profile, options: options)
      verdicts.insert(result.verdict)
      if result.verdict == .runs, let cost = result.costs?.hardware.total {
        let limits = [1, options.aims.targets.hardware, reading.graph?.aims.targets.hardware].compactMap { $0 }
        let judgement = cost.judged(against: limits.min() ?? 1)
        #expect(judgement == .met || judgement == .metByValue, "\(text)")
      }
      var silent = options
      silent.selection = RuleSelection([])
      let hidden = Planning.check(reading, on: profile, options: silent)
      #expect(hidden.verdict == result.verdict && hidden.plan == result.plan, "\(text)")
      #expect(Self.places(hidden.refusals) == Self.places(result.refusals), "\(text)")
    }
    #expect(verdicts.count > 1, "\(verdicts)")
  }

  /// A profile, or one of which some readouts are not known.
  private static func profile(using generator: inout SeededGenerator) throws -> DeviceProfile {
    let profile = try #require(RandomGraph.profiles.randomElement(using: &generator))
    return Bool.random(using: &generator) ? profile : profile.blurred(using: &generator)
  }

  /// What refuses a graph, and where; how to help is only said of what is reported.
  private static func places(_ refusals: [Finding]) -> Set<String> {
    Set(refusals.map { "\($0.rule) \($0.range): \($0.message)" })
  }

  @Test(arguments: 0..<10)
  func whatIsAdjustedCanBeReducedAndWhatCannotRunCannot(_ seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed) &+ 405)
    for _ in 0..<Breadth.count(30, or: 5) {
      let profile = try Self.profile(using: &generator)
      let text = RandomGraph(on: profile, using: &generator).text
      let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
      var options = CheckOptions()
      options.aims.targets.hardware = [nil, 0.2, 0.5, 0.9].randomElement(using: &generator) ?? nil
      let verdict = Planning.check(reading, on: profile, options: options).verdict
      let reduction = GraphReduction(reading, on: profile, by: .optimal, options: options)
      let session = try #require(reduction.session)
      let request = ReductionRequest(for: session, options.aims)
      let outcome = reduction.obstacle ?? reduction.outcome(request, profiles: ProfileDirectory(DeviceProfiles.ids))
      let isReduced = if case .reduced = outcome { true } else { false }
      switch verdict {
      case .runs, .adjusted: #expect(isReduced, "\(verdict): \(text)")
      case .cannotRun: #expect(!isReduced, "\(text)")
      case .unverified, .invalid: break
      }
    }
  }
}
