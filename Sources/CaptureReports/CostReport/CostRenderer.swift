public import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// Renders the costs of graphs as itemised bills.
public struct CostRenderer: Sendable {
  private let palette: Palette
  private let width: Int
  private let profiles: [DeviceProfile]
  private let hasBars: Bool

  /// A renderer for a terminal with a number of columns; `profiles` tell the basis of their costs. With `hasBars`,
  /// which a pipe doesn't want, each bill is drawn as bars too.
  public init(palette: Palette = .plain, width: Int = 80, profiles: [DeviceProfile] = [], hasBars: Bool = false) {
    self.palette = palette
    self.width = max(width, 40)
    self.profiles = profiles
    self.hasBars = hasBars
  }

  /// The bills for people, each file on each profile.
  public func render(_ report: Report) -> String {
    var blocks: [[String]] = []
    for file in report.files {
      let name = TerminalText.escaped(file.name)
      switch file.content {
      case .unreadable(let reason):
        blocks.append([palette.paint("error", .error) + ": \(name): \(TerminalText.escaped(reason))"])
      case .checked(_, let results):
        if results.isEmpty { blocks.append(["\(name): no graph, so there is nothing to bill"]) }
        blocks += results.map { lines(of: $0, name) }
      }
    }
    if let remark = BudgetOrigins(profiles).remark(on: report) {
      blocks.append(TextLayout.hanging("", TerminalText.escaped(remark), width: width))
    }
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The bills for other tools: a check's report without findings.
  public func renderJSON(_ report: Report) -> String {
    JSONRenderer(hasFindings: false).render(report, budgetRemark: BudgetOrigins(profiles).remark(on: report))
  }

  private func lines(of result: CheckResult, _ name: String) -> [String] {
    let profile = profiles.first { $0.id == result.profile }
    let device = profile.map { [$0.name, $0.chip].compactMap { $0 }.joined(separator: ", ") }
    let title = "\(name) on \(TerminalText.escaped(result.profile))"
    let known = device.map { " (\(TerminalText.escaped($0)))" } ?? ""
    guard let costs = result.costs else { return [title + ": no graph, so there is nothing to bill"] }
    var lines = [palette.paint(title, .strong) + known, ""]
    if costs.areNone {
      lines.append("hardwareCost: a single-camera session with one video output has none")
    } else {
      lines += head("hardwareCost", costs.hardware, Self.free(costs.hardware.total))
      lines += hardware(costs.hardware) + basis(costs.hardware, profile)
    }
    if let pressure = costs.pressure {
      let isKnown = pressure.total.value != nil || pressure.total.high != nil
      lines += [""] + head("systemPressureCost", pressure, isKnown ? Figure.duration(pressure.total) : nil)
      lines += self.pressure(pressure)
    } else {
      lines += ["", "systemPressureCost: a single-camera session has none"]
    }
    lines += bars(costs) + missing(costs)
    return lines + OutlookText(palette: palette, width: width).lines(of: result.outlooks ?? [], beside: costs)
  }

  private func head(_ name: String, _ bill: CostBill, _ remark: String?) -> [String] {
    let judgement = bill.total.judged(against: 1)
    let style: Palette.Style = judgement.isMissed ? .error : judgement == .met ? .success : .warning
    let cost = Figure.interval(bill.total)
    let parts = ["\(name) \(cost)", remark].compactMap { $0 }
    let lines = TextLayout.flow(parts, separator: " · ", indent: 2, width: width)
    let painted = palette.paint(name, .strong) + " " + palette.paint(cost, style)
    return [painted + lines[0].dropFirst(name.count + 1 + cost.count)] + lines.dropFirst()
  }

  /// How much of the budget is left.
  private static func free(_ total: CostInterval) -> String? {
    func percent(_ cost: Double) -> String { Figure.decimals((1 - cost).magnitude * 100, 1) }
    let least = percent(total.low)
    guard let high = total.high else { return total.low > 1 ? "over the budget by at least \(least)%" : nil }
    let most = percent(high)
    let limit = 1 + CostModel.tolerance
    if total.low > limit { return (least == most ? least : "\(least) to \(most)") + "% over the budget" }
    if high > limit { return "from \(most)% over the budget to \(least)% of it free" }
    return (least == most ? least : "\(most) to \(least)") + "% of the budget is free"
  }

  /// Both bills as bars beside 1: over it a session doesn't run, or doesn't last.
  private func bars(_ costs: SessionCosts) -> [String] {
    let bills = [("hardwareCost", costs.areNone ? nil : costs.hardware), ("systemPressureCost", costs.pressure)]
    let drawn = bills.compactMap { name, bill in
      bill.flatMap { $0.items.isEmpty || $0.total.tellsNothing ? nil : (name, CostBars.shares($0), $0.total) }
    }
    guard hasBars, !drawn.isEmpty else { return [] }
    let bars = CostBars(palette: palette, width: width)
    let lead = CostBars.lead(drawn.flatMap { $0.1.map(\.name) } + ["total"])
    let lines = drawn.flatMap { name, shares, total in
      let rows = shares + [CostBars.Row(name: "total", cost: total)]
      let scale = CostBars.scale(rows.map(\.cost), target: 1)
      return ["", palette.paint(name, .strong)] + bars.lines(rows, lead: lead, target: 1, scale: scale)
    }
    return lines + [bars.legend(mark: "1.000")]
  }

  private func hardware(_ bill: CostBill) -> [String] {
    var table = TextTable([.left, .left, .right, .right, .right, .left, .right, .left])
    let hasHDR = bill.items.contains { $0.pixels.map { $0.hdr != CostInterval(1) } ?? false }
    table.add(["camera", "format", "reads", "delivers", "at", hasHDR ? "hdr" : "", "cost", ""])
    for item in bill.items {
      let pixels = item.pixels.map { PixelColumns(term: $0, showsHDR: hasHDR).cells }
      table.add([item.input ?? "all"] + (pixels ?? [item.factor.title, "", "", "", ""]) + cost(item.cost))
    }
    return finished(table, bill, columns: 6)
  }

  private func pressure(_ bill: CostBill) -> [String] {
    var table = TextTable([.left, .left, .right, .left])
    table.add(["input", "for", "cost", ""])
    for item in bill.items { table.add([item.input ?? "all", item.factor.title] + cost(item.cost)) }
    return finished(table, bill, columns: 2)
  }

  /// The table with its total, or a sentence if it has no rows.
  private func finished(_ table: TextTable, _ bill: CostBill, columns: Int) -> [String] {
    guard !bill.items.isEmpty else { return ["  nothing is charged"] }
    var table = table
    table.add(["total"] + [String](repeating: "", count: columns - 1) + cost(bill.total))
    let lines = table.lines()
    return [palette.paint(lines[0], .faint)] + lines[1..<lines.count - 1]
      + [palette.paint(lines[lines.count - 1], .strong)]
  }

  private func cost(_ cost: CostInterval) -> [String] {
    [cost.value.map(Figure.cost) ?? "?", cost.value == nil ? Figure.interval(cost) : Figure.ends(cost)]
  }

  /// How the bill is known; the model is left out if the bill is empty or was read from a device.
  private func basis(_ bill: CostBill, _ profile: DeviceProfile?) -> [String] {
    if bill.isRead { return [palette.paint("  \(bill.basis.rawValue): an equal session was read on a device", .faint)] }
    guard bill.items.contains(where: { $0.pixels != nil }) else { return [] }
    let quantized = profile?.costModel.quantized == true ? "; the true cost may move in steps" : ""
    let note = TerminalText.escaped(profile?.costModel.note ?? "")
    let lead = "  \(bill.basis.rawValue)\(quantized)" + (note.isEmpty ? "" : ": ")
    return TextLayout.wrap(lead.trimmingBlanks + note, width: width - 2).map { "  " + palette.paint($0, .faint) }
  }

  private func missing(_ costs: SessionCosts) -> [String] {
    var facts: [Fact] = []
    for fact in costs.hardware.missing + (costs.pressure?.missing ?? []) where !facts.contains(fact) {
      facts.append(fact)
    }
    guard !facts.isEmpty else { return [] }
    let lines = facts.flatMap { TextLayout.hanging("  - ", TerminalText.escaped($0.words), width: width) }
    return ["", palette.paint("unknown, so there is no value:", .warning)] + lines
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
