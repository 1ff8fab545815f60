import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Figure {
  /// `12.19 MP`.
  static func megapixels(_ pixels: Double) -> String {
    guard pixels < 1e15 else { return JSONNumber.text(of: pixels / 1e6) + " MP" }
    let hundredths = Int((pixels / 1e4).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) MP"
  }

  /// A number with at most this many decimals, without trailing zeros.
  static func decimals(_ value: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard value.magnitude * scale < 1e15 else { return JSONNumber.text(of: value) }
    return JSONNumber.text(of: (value * scale).rounded() / scale)
  }

  /// A number with exactly this many decimals; one that rounds to zero has no sign.
  static func fixed(_ value: Double, _ places: Int) -> String {
    let text = decimals(value, places)
    guard text != "-0" else { return fixed(0, places) }
    let written = text.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
    guard written < places, !text.contains("e") else { return text }
    return text + (written == 0 ? "." : "") + String(repeating: "0", count: places - written)
  }

  /// How long a session runs at a pressure: `up to 15 minutes`, with the neighbouring bands if the cost may be in them;
  /// `indefinitely (at least 15 minutes)`, since nothing lasts longer.
  static func band(_ cost: CostInterval) -> String {
    let isBestIndefinite = PressureBand(cost.low) == .indefinite
    let best = shortBand(PressureBand(cost.low))
    let worst = shortBand(cost.high.map { PressureBand($0) } ?? .burst)
    guard let value = cost.value else {
      return best == worst
        ? PressureBand(cost.low).text : isBestIndefinite ? "at least \(worst)" : "\(worst) to \(best)"
    }
    let text = PressureBand(value).text
    if best == worst { return text }
    return PressureBand(value) == .indefinite ? "\(text) (at least \(worst))" : "\(text) (\(worst) to \(best))"
  }

  /// Whether to print how long a session lasts: the cost's interval spans at most two bands, or its value is in a band
  /// that doesn't last indefinitely.
  static func saysHowLong(_ cost: CostInterval) -> Bool {
    if worries(cost) { return true }
    let worst = cost.high.map { PressureBand($0) } ?? .burst
    return worst.rawValue - PressureBand(cost.low).rawValue < 2
  }

  /// Whether the value of the pressure cost limits how long a session runs.
  static func worries(_ cost: CostInterval) -> Bool { cost.value.map { PressureBand($0) != .indefinite } ?? false }

  private static func shortBand(_ band: PressureBand) -> String {
    switch band {
    case .indefinite: "indefinitely"
    case .fifteenMinutes: "15 minutes"
    case .tenMinutes: "10 minutes"
    case .burst: "a short burst"
    }
  }
}
