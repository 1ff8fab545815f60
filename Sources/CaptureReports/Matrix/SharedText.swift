import JSONSource
import CaptureSession
import CaptureModel
public import CapturePlans

/// One configuration of a graph for every device that was named, or why there is none.
public struct SharedReport: Sendable {
  /// The path of the graph.
  public let name: String

  /// What came of looking for it.
  public let outcome: SharedOutcome

  /// What came of a graph.
  public init(name: String, outcome: SharedOutcome) {
    self.name = name
    self.outcome = outcome
  }
}

extension SharedReport {
  /// What is said of a configuration that may not be the best.
  static let doubt = "optimality not proven: the search was ended, for it would take too long"

  /// Why there is no configuration, in a sentence; `nil` where there is one.
  public var reason: String? {
    switch outcome {
    case .plan: return nil
    case .impossible(let profiles):
      return profiles.count == 1
        ? "\(profiles[0]) alone fits none"
        : "no configuration fits \(profiles.joined(separator: ", ")) together; leave any one of them out, and one fits"
    case .blocked(let profile, let rules):
      return "no choice of format, rate or port makes it run on \(profile): "
        + rules.map(\.rawValue).joined(separator: ", ")
    case .undecided(let profile, let missing):
      return "the profile \(profile) does not say \(missing.joined(separator: "; nor "))"
    case .tooLong: return "the search was ended, for it would take too long"
    }
  }
}

/// Draws the one configuration for all devices.
struct SharedText {
  let palette: Palette
  let width: Int

  /// The lines: the configuration camera by camera, then what it costs on each device.
  func lines(of report: SharedReport) -> [String] {
    let title = palette.paint("\(TerminalText.escaped(report.name)), one configuration for all", .strong)
    if let reason = report.reason {
      return [title] + TextLayout.hanging("  none: ", TerminalText.escaped(reason), width: width)
    }
    guard case .plan(let plan) = report.outcome else { return [title] }
    let cameras = plan.session.cameras.map { "  \(TerminalText.escaped($0.id)) \($0.configuration)" }
    let doubt = plan.isProven ? [] : ["  " + SharedReport.doubt]
    var table = TextTable([.left, .right, .left, .right, .left])
    table.add(["on", "hardwareCost", "", "systemPressureCost", ""])
    for (profile, costs) in plan.costs {
      table.add([profile] + Self.cells(costs.hardware.total) + Self.cells(costs.pressure?.total))
    }
    let costs = table.lines()
    return [title] + cameras + doubt + [palette.paint(costs[0], .faint)] + costs.dropFirst()
  }

  private static func cells(_ cost: CostInterval?) -> [String] {
    guard let cost else { return ["none", ""] }
    guard let value = cost.value else { return ["?", Figure.interval(cost)] }
    return [Figure.cost(value), Figure.ends(cost)]
  }
}
