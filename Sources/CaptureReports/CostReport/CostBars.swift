import CaptureModel
import CaptureSession

/// Bars of costs beside their figures, for a terminal.
struct CostBars {
  /// One bar.
  struct Row: Sendable {
    let name: String
    let cost: CostInterval
  }

  let palette: Palette
  let width: Int

  /// The bars of one cost, a line each. The names are aligned in `lead` columns; `target` is marked on each bar, and
  /// `scale` is the cost at the end of the longest.
  func lines(_ rows: [Row], lead: Int, target: Double?, scale: Double) -> [String] {
    let room = max(width - lead - 30, 6)
    return rows.map { row in
      let name = TextLayout.middle(of: TerminalText.escaped(row.name), upTo: lead)
      let pad = TextLayout.blanks(lead - DisplayWidth.of(name))
      let judged = target.map { row.cost.judged(against: $0) }
      let style: Palette.Style = judged?.isMissed == true ? .error : judged == .met ? .success : .warning
      let drawn = palette.paint(bar(row.cost, target, scale, room), style)
      return "  \(name)\(pad) \(drawn) \(Figure.interval(row.cost))"
    }
  }

  /// The share of each input in a bill, in the order of its items; a factor of no input is under its own title.
  static func shares(_ bill: CostBill) -> [Row] {
    var (names, shares) = ([String](), [CostInterval]())
    for item in bill.items {
      let name = item.input ?? item.factor.title
      if let index = names.firstIndex(of: name) {
        shares[index] = shares[index] + item.cost
      } else {
        names.append(name)
        shares.append(item.cost)
      }
    }
    return zip(names, shares).map { Row(name: $0, cost: $1) }
  }

  /// The columns that the names take.
  static func lead(_ names: [String]) -> Int {
    min(names.map { DisplayWidth.of(TerminalText.escaped($0)) }.max() ?? 0, 16)
  }

  /// The cost at the end of the longest possible bar. One cost that is very high doesn't make the others invisible.
  static func scale(_ costs: [CostInterval], target: Double?) -> Double {
    let limit = target ?? 1
    var most = limit
    for cost in costs { most = max(most, cost.value ?? cost.low, cost.high ?? 0) }
    return min(most, 3 * max(limit, 0.1)) * 1.08
  }

  /// The meaning of the signs; `mark` names the upright line.
  func legend(mark: String = "target") -> String { palette.paint("  █ at least · ▒ up to · ┃ \(mark)", .faint) }

  private func bar(_ cost: CostInterval, _ target: Double?, _ scale: Double, _ room: Int) -> String {
    func cell(_ cost: Double) -> Int { Int((min(max(cost / scale, 0), 1) * Double(room)).rounded()) }
    let (low, high) = cost.tellsNothing ? (0, 0) : (cell(cost.low), cell(cost.high ?? scale))
    let mark = target.map { min(cell($0), room - 1) }
    return (0..<room).map { $0 == mark ? "┃" : $0 < low ? "█" : $0 < high ? "▒" : "·" }.joined()
  }
}
