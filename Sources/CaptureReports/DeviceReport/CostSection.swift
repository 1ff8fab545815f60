import JSONSource
import CaptureModel
import CaptureSession

/// The cost model of a profile: its coefficients with their bounds, and its readings.
struct CostSection {
  let profile: DeviceProfile
  let palette: Palette
  let width: Int

  private var model: CostCoefficients { profile.costModel }

  func lines() -> [String] {
    let owner = profile.costModelOf.map { " · that of \(TerminalText.escaped($0))" } ?? ""
    let basis = (model.basis.map { " · \($0.rawValue)" } ?? " · unknown") + owner
    var lines = [palette.paint("Cost model", .strong) + basis]
    if let note = model.note { lines += TextLayout.hanging("  ", TerminalText.escaped(note), width: width) }
    if model.quantized { lines.append("  readings suggest that the true cost moves in steps") }
    if let step = model.step {
      lines.append("  hardwareCost is rounded up to multiples of \(JSONNumber.text(of: step))")
    }
    var table = TextTable([.left, .right, .left, .left])
    table.add(["coefficient", "value", "bounds", "source"])
    for key in CoefficientKey.allCases { table.add([key.title] + cells(model[key])) }
    for part in model.stabilization { table.add(["\(part.mode.rawValue) *"] + cells(part.cost)) }
    let rows = table.lines()
    lines += ["", palette.paint(rows[0], .faint)] + rows.dropFirst()
    let mark = model.stabilization.isEmpty ? "stabilization modes: unknown" : "* stabilization mode"
    return lines + ["  " + palette.paint(mark, .faint)] + readings()
  }

  private func cells(_ coefficient: Coefficient?) -> [String] {
    guard let coefficient else { return ["unknown"] }
    let isExact = coefficient.low == coefficient.value && coefficient.high == coefficient.value
    let kind = profile.source(coefficient.source).map { " (\($0.kind.rawValue))" } ?? ""
    return [
      Self.number(coefficient.value),
      isExact ? "exact" : "\(Self.number(coefficient.low)) to \(Self.number(coefficient.high))",
      (coefficient.source ?? "") + kind,
    ]
  }

  /// A number that may be abbreviated: millions in full would be hard to read.
  private static func number(_ value: Double) -> String {
    value >= 1e6 ? Figure.decimals(value / 1e6, 1) + "M" : Figure.decimals(value, 4)
  }

  private func readings() -> [String] {
    guard !model.readings.isEmpty else { return ["", "  no public reading of this device"] }
    let lines = model.readings.flatMap {
      ReadingLines(reading: $0, profile: profile, palette: palette, width: width).lines
    }
    return ["", palette.paint("Readings", .strong)] + lines
  }
}
