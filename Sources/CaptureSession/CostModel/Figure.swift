package import CaptureModel
import JSONSource

/// Writes numbers for people.
public enum Figure {
  /// A cost with three decimals; from `limit` up, written as in JSON.
  public static func number(_ value: Double, below limit: Double = 1e12) -> String {
    guard abs(value) < limit else { return JSONNumber.text(of: value) }
    let thousandths = Int((value * 1000).rounded())
    let decimals = thousandths % 1000
    return "\(thousandths / 1000)\(decimals < 10 ? ".00" : decimals < 100 ? ".0" : ".")\(decimals)"
  }

  /// A cost with three decimals.
  package static func cost(_ value: Double) -> String {
    value.isFinite ? number(value, below: 1e9) : "unbounded"
  }

  /// A cost with two significant figures, and as many more as tell it from a limit: `0.59`, `1.0`, `1.03`.
  package static func short(_ value: Double, beside limit: Double? = nil) -> String {
    guard value.isFinite else { return "unbounded" }
    guard value < 1e6 else { return JSONNumber.text(of: value) }
    let least = value >= 10 ? 0 : value >= 1 ? 1 : value >= 0.1 ? 2 : 3
    let differs = limit.map { abs(value - $0) > CostModel.tolerance } ?? false
    let places = (least...9).first { !differs || rounded(value, to: $0) != limit } ?? 9
    let text = JSONNumber.text(of: rounded(value, to: places))
    return places == 0 || text.contains(".") || text.contains("e") ? text : text + ".0"
  }

  private static func rounded(_ value: Double, to places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (value * scale).rounded() / scale
  }

  /// `0.975 (0.802 to 1.000)`; `between 0.802 and 1.000` without a value; `not known` if the bounds say nothing.
  package static func interval(_ cost: CostInterval) -> String {
    guard let value = cost.value else {
      if cost.tellsNothing { return "not known" }
      if let high = cost.high { return "between \(Self.cost(cost.low)) and \(Self.cost(high))" }
      return "at least \(Self.cost(cost.low))"
    }
    let ends = ends(cost)
    return ends.isEmpty ? Self.cost(value) : "\(Self.cost(value)) (\(ends))"
  }

  /// `0.802 to 1.000`; empty if the value is exact.
  package static func ends(_ cost: CostInterval) -> String {
    guard cost.value != cost.low || cost.value != cost.high else { return "" }
    guard let high = cost.high else { return "\(Self.cost(cost.low)) or more" }
    // A higher cost may need less rounding, and then the two ends don't form an interval.
    guard high >= cost.low else { return "" }
    return "\(Self.cost(cost.low)) to \(Self.cost(high))"
  }
}

extension CostInterval {
  /// Whether it says nothing: it has no value, and its bounds reach from nothing to past the limit of 1.
  package var tellsNothing: Bool { value == nil && low < 0.0005 && high.map { $0 >= 1 } ?? true }
}
