import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// Devices whose verdicts on a graph agree: the same answer, the same judgement of their costs, and the same omissions.
struct VerdictGroup {
  /// What the devices of a group have in common.
  private struct Key: Hashable {
    let words: String
    let costs: [CostVerdict?]
    let bands: String?
    let without: [String]
    let plan: String?
    let sources: String?
    let isUntested: Bool
  }

  /// The results, in their order; there is at least one.
  private(set) var results: [CheckResult]

  /// The results in groups, in the order of each group's first device.
  ///
  /// With `bySource`, devices of a group rest on the same facts too.
  static func groups(_ results: [CheckResult], bySource: Bool) -> [VerdictGroup] {
    var groups: [VerdictGroup] = []
    var places: [Key: Int] = [:]
    for result in results {
      let key = Key(
        words: words(of: result), costs: result.judgedCosts, bands: result.duration,
        without: GuardWords.lines(of: result).filter { $0.lead == GuardWords.without }.map(\.text),
        plan: result.plan?.words, sources: bySource ? GroundSummary(result.restsOn).words : nil,
        isUntested: result.hasUntestedTarget)
      if let place = places[key] {
        groups[place].results.append(result)
      } else {
        places[key] = groups.count
        groups.append(VerdictGroup(results: [result]))
      }
    }
    return groups
  }

  /// The ids of the profiles.
  var profiles: [String] { results.map(\.profile) }

  /// The verdict in words.
  var words: String { Self.words(of: results[0]) }

  /// The answer.
  var answer: Answer { results[0].answer }

  /// What the app leaves out and why, a sentence each.
  var without: [String] {
    GuardWords.lines(of: results[0]).filter { $0.lead == GuardWords.without }.map(\.text)
  }

  /// The plan that makes an adjusted graph run.
  var plan: String? { results[0].plan?.words }

  /// The facts behind the verdicts; `nil` if there are none, or if the devices differ in them.
  var sources: String? {
    let words = GroundSummary(results[0].restsOn).words
    return results.dropFirst().allSatisfy { GroundSummary($0.restsOn).words == words } ? words : nil
  }

  /// Whether some of the verdicts rest on facts to be told.
  var hasSources: Bool { results.contains { GroundSummary($0.restsOn).words != nil } }

  /// A verdict in words; for a graph with errors that a plan may mend, what is certain comes first.
  private static func words(of result: CheckResult) -> String {
    result.verdict == .unverified && result.refusals.contains { $0.severity == .error }
      ? "cannot run as it is; whether with a plan is unverified" : GuardWords.verdict(of: result)
  }

  /// The costs, each with a word for how it compares with its limit.
  var costs: [String] {
    let billed = results.compactMap(\.billed)
    var parts: [String] = []
    let judged = results[0].judgedCosts.first.flatMap { $0 }
    // Of what can't run anyway, an open cost says nothing.
    if let judged, judged != .unverified || results[0].verdict != .cannotRun {
      let target = results[0].targets.hardware.map { min($0, CostTargets.hardwareLimit) }
      let totals = billed.map(\.hardware.total)
      parts.append("hardwareCost " + CostVerdict.words(totals, limit: target ?? CostTargets.hardwareLimit))
    }
    if results[0].hasUntestedTarget { parts.append("the target is not tested: one video output has no hardwareCost") }
    guard let duration = results[0].duration else { return parts }
    let totals = billed.compactMap(\.pressure?.total)
    if let target = results[0].targets.pressure {
      parts.append("systemPressureCost \(CostVerdict.words(totals, limit: target))")
      if !duration.isEmpty { parts.append(duration) }
    } else {
      let values = totals.compactMap(\.value)
      let ends = [values.min(), values.max()].compactMap { $0.map { Figure.short($0) } }
      let figure = ends.first == ends.last ? ends.first ?? "not known" : ends.joined(separator: " to ")
      parts.append("systemPressureCost \(figure)")
      if !duration.isEmpty { parts.append(duration) }
    }
    return parts
  }
}

extension CheckResult {
  /// The costs, if they can be relied on: those of a graph that is only partly readable can't be.
  fileprivate var billed: SessionCosts? { verdict == .invalid ? nil : costs }

  /// How each cost compares with its limit; `nil` for one that the session has not, or that nobody limits.
  fileprivate var judgedCosts: [CostVerdict?] {
    guard let billed else { return [] }
    let limit = min(targets.hardware ?? CostTargets.hardwareLimit, CostTargets.hardwareLimit)
    let pressure = billed.pressure.flatMap { bill in
      targets.pressure.map { CostVerdict(bill.total, limit: $0) }
    }
    return [billed.areNone ? nil : CostVerdict(billed.hardware.total, limit: limit), pressure]
  }

  /// How long the session lasts, if that is to be told: where its pressure is judged or limits it.
  fileprivate var duration: String? {
    guard let pressure = billed?.pressure?.total, judgesPressure || Figure.worries(pressure) else { return nil }
    return pressure.value == nil && pressure.high == nil ? "" : Figure.duration(pressure)
  }
}
