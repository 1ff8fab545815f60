import CaptureModel
import CapturePlans
import CaptureSession

/// Shows how changing a single camera would affect the costs.
struct OutlookText {
  let palette: Palette
  let width: Int

  /// The lines: for each camera its configuration, then one step down and one step up, with the costs of the whole
  /// session.
  func lines(of outlooks: [CameraOutlook], beside now: SessionCosts) -> [String] {
    guard !outlooks.isEmpty else { return [] }
    var lines = ["", palette.paint("what if one camera alone changed", .strong)]
    for outlook in outlooks {
      lines.append("  \(TerminalText.escaped(outlook.input)), now \(outlook.configuration.words)")
      lines += self.lines("cheaper", outlook.cheaper, now, none: "nothing cheaper keeps the rules")
      lines += self.lines("better ", outlook.better, now, none: "no better format or rate is known")
    }
    return lines
  }

  private func lines(_ name: String, _ answer: CameraOutlook.Answer, _ now: SessionCosts, none: String) -> [String] {
    let lead = "    \(name)  "
    let step: CameraOutlook.Step
    switch answer {
    case .step(let found): step = found
    case .none: return [lead + palette.paint(none, .faint)]
    case .noneAbove(let minimum): return [lead + palette.paint("\(none) at \(minimum.minimumWords) or more", .faint)]
    case .unknown: return [lead + palette.paint("not known, because the camera's cost is not", .faint)]
    }
    var parts = [step.wordsOfLoss, cost("hardwareCost", step.costs.hardware.total, now.hardware.total)]
    if let pressure = step.costs.pressure {
      parts.append(cost("systemPressureCost", pressure.total, now.pressure?.total))
    }
    parts.append(
      step.fits.map { $0 ? palette.paint("fits", .success) : palette.paint("does not fit", .error) }
        ?? "it is not known whether it fits")
    let lines = TextLayout.flow(parts, separator: " · ", indent: 0, width: max(width - lead.count, 24))
    return lines.enumerated().map { ($0 == 0 ? lead : TextLayout.blanks(lead.count)) + $1 }
  }

  /// `hardwareCost 0.646 (-0.328)`.
  private func cost(_ name: String, _ cost: CostInterval, _ now: CostInterval?) -> String {
    guard let value = cost.value else { return "\(name) \(Figure.interval(cost))" }
    guard let before = now?.value else { return "\(name) \(Figure.cost(value))" }
    let sign = value < before ? "-" : "+"
    return "\(name) \(Figure.cost(value)) (\(sign)\(Figure.cost((value - before).magnitude)))"
  }
}

extension CameraOutlook.Step {
  /// The configuration, and the share of the present pixels that is left if some are lost.
  fileprivate var wordsOfLoss: String {
    configuration.share.map { $0.isWhole } ?? true ? configuration.words : configuration.wordsWithShare
  }
}
