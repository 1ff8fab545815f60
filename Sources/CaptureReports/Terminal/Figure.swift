import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// How reports write numbers for people.
enum Figure {
  /// A cost with three decimals.
  static func cost(_ value: Double) -> String {
    value.isFinite ? CostText.number(value, below: 1e9) : "unbounded"
  }

  /// `0.975 (0.802 to 1.000)`; `between 0.802 and 1.000` if there is no value; `unknown` if nothing is known.
  static func interval(_ cost: CostInterval) -> String {
    guard let value = cost.value else {
      if let high = cost.high { return "between \(Self.cost(cost.low)) and \(Self.cost(high))" }
      return cost.low > 0 ? "at least \(Self.cost(cost.low))" : "unknown"
    }
    let ends = ends(cost)
    return ends.isEmpty ? Self.cost(value) : "\(Self.cost(value)) (\(ends))"
  }

  /// `0.802 to 1.000`; empty if the value is exact.
  static func ends(_ cost: CostInterval) -> String {
    guard cost.value != cost.low || cost.value != cost.high else { return "" }
    guard let high = cost.high else { return "\(Self.cost(cost.low)) or more" }
    // What rounding adds is less where the cost is more: no interval.
    guard high >= cost.low else { return "" }
    return "\(Self.cost(cost.low)) to \(Self.cost(high))"
  }

  /// `12.19 MP`.
  static func megapixels(_ pixels: Double) -> String {
    guard pixels < 1e15 else { return JSONNumber.text(of: pixels / 1e6) + " MP" }
    let hundredths = Int((pixels / 1e4).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) MP"
  }

  /// A number with so many decimals at most, without zeros at its end.
  static func decimals(_ value: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard value.magnitude * scale < 1e15 else { return JSONNumber.text(of: value) }
    return JSONNumber.text(of: (value * scale).rounded() / scale)
  }

  /// A number with so many decimals; one that is rounded to nothing has no sign.
  static func fixed(_ value: Double, _ places: Int) -> String {
    let text = decimals(value, places)
    guard text != "-0" else { return fixed(0, places) }
    let written = text.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
    guard written < places, !text.contains("e") else { return text }
    return text + (written == 0 ? "." : "") + String(repeating: "0", count: places - written)
  }

  /// How long a session runs at a pressure: `up to 15 minutes`, with the neighbouring bands if the cost may lie there.
  static func band(_ cost: CostInterval) -> String {
    let best = shortBand(PressureBand(cost.low))
    let worst = shortBand(cost.high.map { PressureBand($0) } ?? .burst)
    guard let value = cost.value else { return best == worst ? PressureBand(cost.low).text : "\(worst) to \(best)" }
    let text = PressureBand(value).text
    return best == worst ? text : "\(text) (\(worst) to \(best))"
  }

  /// Whether a pressure says how long a session runs: its interval is no wider than two bands.
  static func saysHowLong(_ cost: CostInterval) -> Bool {
    let worst = cost.high.map { PressureBand($0) } ?? .burst
    return worst.rawValue - PressureBand(cost.low).rawValue < 2
  }

  private static func shortBand(_ band: PressureBand) -> String {
    switch band {
    case .indefinite: "indefinitely"
    case .fifteenMinutes: "15 minutes"
    case .tenMinutes: "10 minutes"
    case .burst: "a short burst"
    }
  }
}
