import CaptureModel
import CaptureSession
package import DeviceFacts
import JSONSource

/// Renders the results of a calibration: each reading, each coefficient, and what is still open.
package struct CalibrationRenderer {
  private let calibration: Calibration
  private let palette: Palette
  private let width: Int

  /// A renderer for a terminal with a number of columns.
  package init(_ calibration: Calibration, palette: Palette = .plain, width: Int = 80) {
    (self.calibration, self.palette, self.width) = (calibration, palette, max(width, 40))
  }

  /// The report for people.
  package func render() -> String {
    var blocks: [[String]] = []
    if let hardware = calibration.hardware { blocks.append(lines(of: hardware, calibration.otherHardware)) }
    if let pressure = calibration.pressure { blocks.append(lines(of: pressure, nil)) }
    blocks.append(coefficients())
    blocks.append(excluded())
    blocks.append(open())
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func lines(of fit: CostFit, _ other: CostFit?) -> [String] {
    let number = { (cost: Double) in Figure.fixed(cost, 4) }
    let exact =
      fit.isOfDigits
      ? "the model gives each reading to the last digit that was read"
      : "each reading is what the model says, within what hardwareCost leaves open: up to \(number(fit.largestMiss))"
    let inexact = "the readings miss the model by up to \(number(fit.largestMiss)), and the bounds include that"
    var lines = [palette.paint(fit.cost.rawValue, .strong) + " · " + TextLayout.count(fit.rows.count, "reading")]
    lines += sentence(fit.isExact ? exact : inexact)
    lines += sentence(steps(fit, other))
    if calibration.unexplained.contains(where: { $0.cost == fit.cost }) {
      lines += sentence(
        "so this model does not explain them: something else costs, or costs move in steps of another kind; what follows is an estimate"
      )
    } else if !fit.isChecked {
      lines += sentence(
        "no reading can be predicted from the others, so none is left to check the model, and what follows is an estimate"
      )
    }
    var table = TextTable([.left, .right, .right, .right, .right])
    table.add(["reading", "read", "model", "residual", "without it"])
    // In order, unless there are too many rows: then the largest errors come first.
    let isLong = fit.rows.count > Self.mostRows
    let worst = fit.rows.sorted { abs($0.residual) > abs($1.residual) }
    for row in isLong ? worst.prefix(Self.mostRows) : fit.rows[...] {
      table.add([
        TerminalText.escaped(row.id), number(row.read), number(row.model), number(row.residual),
        row.withoutIt.map(number) ?? "",
      ])
    }
    let rows = table.lines()
    let rest = isLong ? ["  and \(fit.rows.count - Self.mostRows) more, the worst first; --report has all"] : []
    return lines + [palette.paint(rows[0], .faint)] + rows.dropFirst() + rest
  }

  /// The limit of rows shown for each kind of reading.
  private static let mostRows = 40

  /// Whether costs move in steps, and which of the two models explains more readings.
  private func steps(_ fit: CostFit, _ other: CostFit?) -> String? {
    guard let other, let step = fit.step ?? other.step else { return nil }
    let (with, without) = fit.step == nil ? (other, fit) : (fit, other)
    let misses = [with, without].map { Figure.decimals($0.meanMiss, 4) }
    let winner = fit.step == nil ? "no steps explain more" : "steps explain more, and are used"
    return
      "rounded up to multiples of \(JSONNumber.text(of: step)) the model misses by \(misses[0]) in the mean, without steps by \(misses[1]): \(winner)"
  }

  private func coefficients() -> [String] {
    var table = TextTable([.left, .right, .right, .right, .left])
    table.add(["coefficient", "low", "value", "high", "known as"])
    func add(_ title: String, _ coefficient: Coefficient?) {
      guard let coefficient else { return }
      let numbers = [coefficient.low, coefficient.value, coefficient.high]
      table.add(
        [title] + numbers.map { $0 < 1000 ? Figure.decimals($0, 4) : Figure.decimals($0 / 1e6, 2) + " M" } + [
          coefficient.source == calibration.sources.measured ? "measured" : "estimated"
        ])
    }
    for driver in calibration.fitted {
      switch driver {
      case .sensorPixels:
        for key in [CoefficientKey.pixelBudget, .pixelBudgetPerWeight, .deliveredWeight] {
          add(key.title, calibration.coefficients[key])
        }
      case .deliveredPixels: break
      case .key(let key): add(key.title, calibration.coefficients[key])
      case .stabilization(let mode):
        add(driver.title, calibration.coefficients.stabilization.first { $0.mode == mode }?.cost)
      }
    }
    let rows = table.lines()
    guard rows.count > 1 else { return [] }
    return [palette.paint("Coefficients", .strong), palette.paint(rows[0], .faint)] + rows.dropFirst()
  }

  /// The readings that are left out: each reason once, with its readings.
  private func excluded() -> [String] {
    guard !calibration.excluded.isEmpty else { return [] }
    var reasons: [(words: String, ids: [String])] = []
    var indices: [String: Int] = [:]
    for (id, why) in calibration.excluded {
      let words = why.words
      if let index = indices[words] {
        reasons[index].ids.append(id)
      } else {
        indices[words] = reasons.count
        reasons.append((words, [id]))
      }
    }
    let rest = reasons.dropFirst(Self.mostRows).reduce(0) { $0 + $1.ids.count }
    return [palette.paint("Left out", .strong)]
      + reasons.prefix(Self.mostRows).flatMap { reason in
        TextLayout.hanging("  ", TerminalText.escaped(Self.line(reason.ids, reason.words)), width: width)
      } + (rest > 0 ? ["  and \(rest) more; --report has all"] : [])
  }

  private static func line(_ ids: [String], _ words: String) -> String {
    guard ids.count > 1 else { return ids.joined() + ": " + words }
    let rest = ids.count - mostNamed
    let names = ids.prefix(mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "\(words): \(ids.count) readings (\(names))"
  }

  /// How many readings to name for each reason.
  private static let mostNamed = 8

  private func open() -> [String] {
    var lines: [String] = []
    if calibration.leavesBudgetOpen {
      lines += TextLayout.hanging(
        "  ", "the readings leave open how little pixels may cost, so the pixel budget is not fitted", width: width)
    }
    for group in calibration.entangled {
      lines += TextLayout.hanging(
        "  ", "the readings can't tell apart: \(group.map(\.title).joined(separator: "; "))", width: width)
    }
    for reading in calibration.next { lines += TextLayout.hanging("  ", reading.words, width: width) }
    return lines.isEmpty ? [] : [palette.paint("What more readings would tell", .strong)] + lines
  }

  private func sentence(_ text: String?) -> [String] {
    text.map { TextLayout.hanging("  ", $0, width: width) } ?? []
  }
}

extension Calibration {
  /// The largest tolerance that the advice suggests: a model that needs a larger one doesn't explain its readings.
  private static let mostTolerated = 0.05

  /// The readings that the model fails to explain although it explains the others, one line each.
  package var contradictions: [String] {
    contradicting.map { "the reading \(Suggestion.quote($0.id)) is left out: \($0.why.words)" }
  }

  /// A line that says that a fit's model does not explain its readings, and what to do.
  package func misfit(of fit: CostFit) -> String {
    let short = (fit.largestMiss * 1e4).rounded(.up) / 1e4
    let miss = JSONNumber.text(of: short)
    let advice =
      fit.isChecked && fit.looksLikeNoise && short <= Self.mostTolerated
      ? "; --tolerance \(miss) takes it as measured" : ""
    return
      "the model does not explain \(fit.cost.rawValue): it misses a reading by \(miss), so what was fitted is an estimate\(advice)"
  }
}

extension CostDriver {
  /// The name of the quantity, in a few words.
  var title: String {
    switch self {
    case .sensorPixels: "sensor pixels"
    case .deliveredPixels: "delivered pixels"
    case .key(let key): key.title
    case .stabilization(let mode): "\(mode.rawValue) stabilization"
    }
  }
}

extension Calibration.Exclusion {
  var words: String {
    switch self {
    case .nothingRead: "no cost was read"
    case .unknown(let facts):
      "the profile does not know " + facts.map(\.words).joined(separator: ", ")
    case .chargedForNothing(let cost):
      "\(Figure.decimals(cost, 4)) was read, and nothing in it costs anything by the model"
    case .contradicts(let cost, let read, let foretold):
      "\(cost.rawValue) \(Figure.decimals(read, 4)) was read, and the model that explains the others says \(Figure.decimals(foretold, 4))"
    }
  }
}

extension Calibration.NextReading {
  var words: String {
    switch self {
    case .format(let camera, let format):
      "read the \(camera) camera alone in \(format), with one video data output: it delivers another share of what it reads"
    case .apart(let driver, let others):
      "read a session \(driver.map { "with \($0.title) and " } ?? "")without \(others.map(\.title).joined(separator: " or "))"
    case .with(.sensorPixels): "read hardwareCost of a camera that streams"
    case .with(.key(.perHardwareCost)): "read systemPressureCost too: no reading has it"
    case .with(let driver): "read a session with \(driver.title): no reading has it"
    }
  }
}
