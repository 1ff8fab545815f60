import JSONSource
import CaptureSession
import CaptureModel
public import CapturePlans

/// One configuration of a graph for every requested device, or the reason why there is none.
public struct CommonPlanReport: Sendable {
  /// The path of the graph.
  public let name: String

  /// The configuration, or the reason why none was found.
  public let outcome: CommonPlanOutcome

  /// The result for a graph.
  public init(name: String, outcome: CommonPlanOutcome) {
    self.name = name
    self.outcome = outcome
  }
}

extension CommonPlanReport {
  /// The remark on a configuration that may not be the best one.
  static let doubt = "optimality not proven: the search would take too long and was ended"

  /// What becomes of guarded settings and of photos, and what is open about the configuration: whether it is the best, and
  /// on which devices missing facts decide whether it runs; a sentence each.
  var remarks: [String] {
    guard case .plan(let plan) = outcome else { return [] }
    let larger = plan.slowerViewfinder.map {
      ["--minimum-rate \($0) looks for one with larger photos, whose viewfinders may stutter"]
    }
    return leftOut + GuardWords.gone(dropped: plan.dropped, lost: []) + plan.lossesInWords
      + plan.smallerPhotos.map(\.words) + (larger ?? []) + (plan.isProven ? [] : [Self.doubt]) + plan.unverified
  }

  /// For how many devices it is: `one configuration for all`, `one configuration for 40 of 43`.
  var title: String {
    guard case .plan(let plan) = outcome, !plan.leftOut.isEmpty else { return "one configuration for all" }
    return "one configuration for \(plan.costs.count) of \(plan.costs.count + plan.leftOut.count)"
  }

  /// Whether there is a configuration for every device.
  public var isForAll: Bool {
    guard case .plan(let plan) = outcome else { return false }
    return plan.leftOut.isEmpty
  }

  /// The devices that the configuration is not for, and why; a sentence each.
  var leftOut: [String] {
    guard case .plan(let plan) = outcome else { return [] }
    return plan.leftOut.map { device in
      "not for \(device.profile): \(CommonPlanReport(name: name, outcome: device.why).reason ?? "no plan")"
    }
  }

  /// Why there is no configuration, in a sentence; `nil` if there is one.
  public var reason: String? {
    switch outcome {
    case .plan: return nil
    case .impossible(let profiles):
      return profiles.count == 1
        ? "\(profiles[0]) alone fits none"
        : "no configuration fits \(profiles.joined(separator: ", ")) together; leave any one of them out, and one fits"
    case .refusedFormat(let profile, let rules):
      return
        "no plan starts from the requested format on \(profile) (\(rules.map(\.rawValue).joined(separator: ", "))): "
        + "a check offers another; then plan again"
    case .blocked(let profile, let rules):
      let names = rules.map(\.rawValue).joined(separator: ", ")
      return "on \(profile) it breaks \(names), which the plan does not mend: a check explains"
    case .undecided(let session, let missing):
      return "the profile \(session.profile.id) does not say \(missing.distinctWords.joined(separator: "; nor "))"
        + (session.settling(missing).map { "; \($0)" } ?? "")
    case .tooLong: return "the search would take too long and was ended"
    }
  }
}

/// Draws the one configuration for all devices.
struct CommonPlanText {
  let palette: Palette
  let width: Int
  let budgets: BudgetOrigins

  /// The lines: the configuration camera by camera, then its costs on each device.
  func lines(of report: CommonPlanReport) -> [String] {
    let title = palette.paint("\(TerminalText.escaped(report.name)), \(report.title)", .strong)
    if let reason = report.reason {
      return [title] + TextLayout.hanging("  none: ", TerminalText.escaped(reason), width: width)
    }
    guard case .plan(let plan) = report.outcome else { return [title] }
    let cameras = plan.configurations.map { "  \(TerminalText.escaped($0.input)) \($0.wordsWithShare)" }
    let remarks = report.remarks.flatMap { TextLayout.hanging("  ", TerminalText.escaped($0), width: width) }
    var table = TextTable([.left, .right, .left, .right, .left])
    table.add(["on", "hardwareCost", "", "systemPressureCost", ""])
    for (profile, costs) in plan.costs {
      table.add([profile] + Self.cells(costs.hardware.total) + Self.cells(costs.pressure?.total))
    }
    let costs = table.lines()
    let remark = plan.budgetRemark(budgets).map {
      TextLayout.hanging("  ", TerminalText.escaped($0), width: width)
    }
    return [title] + cameras + remarks + [palette.paint(costs[0], .faint)] + costs.dropFirst() + (remark ?? [])
  }

  private static func cells(_ cost: CostInterval?) -> [String] {
    guard let cost else { return ["none", ""] }
    guard let value = cost.value else { return ["?", Figure.interval(cost)] }
    return [Figure.cost(value), Figure.ends(cost)]
  }
}

extension CommonPlan {
  /// The devices on which missing facts decide whether it runs, with the facts, a sentence each; how to find one out is
  /// told once.
  var unverified: [String] {
    var told: [String] = []
    return open.map { session, missing in
      let sentence = "unverified on \(session.profile.id): \(missing.distinctWords.sentence)"
      guard let advice = session.settling(missing), !told.contains(advice) else { return sentence }
      told.append(advice)
      return sentence + "; " + advice
    }
  }

  /// The guarded settings that it gives up, and on which devices if not on all, a sentence for each group of devices.
  var lossesInWords: [String] {
    var groups: [[String]] = []
    for loss in lost where !groups.contains(loss.profiles) { groups.append(loss.profiles) }
    return groups.flatMap { profiles in
      GuardWords.givenUp(
        lost.filter { $0.profiles == profiles }.map(\.setting), on: profiles.count < costs.count ? profiles : [])
    }
  }

  /// Why its costs can't be compared with each other; `nil` if they can.
  func budgetRemark(_ budgets: BudgetOrigins) -> String? {
    costs.allSatisfy(\.costs.areNone) ? nil : budgets.remark(on: costs.map(\.profile))
  }
}

extension [Fact] {
  /// The facts in words, each once.
  fileprivate var distinctWords: [String] {
    var words: [String] = []
    for fact in self where !words.contains(fact.words) { words.append(fact.words) }
    return words
  }
}
