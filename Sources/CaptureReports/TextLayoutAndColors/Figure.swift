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

  /// How long a session runs at a pressure, with the other bands that the cost may be in:
  /// `lasts up to 15 minutes (at worst 10 minutes, at best no limit)`, `no time limit expected (at worst 15 minutes)`.
  static func duration(_ cost: CostInterval) -> String {
    let isBestIndefinite = PressureBand(cost.low) == .indefinite
    let best = shortBand(PressureBand(cost.low))
    let worst = shortBand(cost.high.map { PressureBand($0) } ?? .burst)
    guard let value = cost.value else {
      if best == worst { return text(of: PressureBand(cost.low)) }
      return isBestIndefinite ? "lasts at worst \(worst)" : "lasts \(worst) to \(best)"
    }
    let band = PressureBand(value)
    if band == .indefinite { return text(of: band) + (best == worst ? "" : " (at worst \(worst))") }
    let others = [("at worst", worst), ("at best", best)].filter { $0.1 != shortBand(band) }
    return text(of: band)
      + (others.isEmpty ? "" : " (\(others.map { "\($0.0) \($0.1)" }.joined(separator: ", ")))")
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

  private static func text(of band: PressureBand) -> String {
    band == .indefinite ? "no time limit expected" : "lasts \(band.text)"
  }

  private static func shortBand(_ band: PressureBand) -> String {
    switch band {
    case .indefinite: "no limit"
    case .fifteenMinutes: "15 minutes"
    case .tenMinutes: "10 minutes"
    case .burst: "a short burst"
    }
  }
}
