import CaptureModel
import CaptureSession
import JSONSource

/// A reading in a profile: its values, its session, and how much of that was recorded.
struct ReadingLines {
  let reading: CostReading
  let profile: DeviceProfile
  let palette: Palette
  let width: Int

  var lines: [String] {
    let origin = ProfileRenderer.origin(reading.source, in: profile)
    let head = TerminalText.escaped("\(reading.id): \(costs.joined(separator: ", "))\(origin)")
    return TextLayout.hanging("  ", head, width: width) + [reading.configuration, moment, recorded].flatMap(faint)
  }

  private var costs: [String] {
    var costs: [String] = []
    if !reading.hardwareCost.isEmpty {
      costs.append("hardwareCost " + reading.hardwareCost.map(Self.text).joined(separator: ", "))
    }
    if let pressure = reading.systemPressureCost { costs.append("systemPressureCost " + Self.text(pressure)) }
    return costs + reading.outcomes.map(\.words)
  }

  private var moment: String? {
    let parts = [reading.operatingSystem, reading.readWhen?.words].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// How the reading can be used.
  private var recorded: String {
    if reading.speaks { return "recorded whole: a session that is equal to it costs what was read" }
    let missing = RecordedPart.allCases.filter { !reading.recorded.contains($0) }.map(\.words)
    let gap = missing.isEmpty ? "" : ", for it does not say \(missing.joined(separator: ", "))"
    return "evidence for the model only\(gap)"
  }

  private func faint(_ text: String?) -> [String] {
    guard let text else { return [] }
    return TextLayout.wrap(TerminalText.escaped(text), width: width - 4).map { "    " + palette.paint($0, .faint) }
  }

  /// A cost with as many decimals as were printed: `0.500`.
  private static func text(_ cost: ReadCost) -> String {
    let text = Figure.decimals(cost.value, cost.decimals)
    guard cost.decimals > 0, text.allSatisfy({ $0.isNumber || $0 == "." }) else { return text }
    let parts = text.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    return "\(parts[0])." + decimals + String(repeating: "0", count: max(0, cost.decimals - decimals.count))
  }
}

extension RecordedPart {
  fileprivate var words: String {
    switch self {
    case .sizes: "every size"
    case .maxFrameRates: "every highest rate"
    case .binning: "what is binned"
    case .outputTypes: "every output"
    }
  }
}

extension ReadingMoment {
  fileprivate var words: String {
    switch self {
    case .configured: "read before the start"
    case .running: "read while it ran"
    }
  }
}

extension ReadingOutcome {
  fileprivate var words: String {
    switch self {
    case .ran: "it ran"
    case .hardwareCostOverage: "it stopped for its cost (-11872)"
    }
  }
}
