import CaptureModel
public import CapturePlans
public import CaptureSession
import RuleKit

/// Describes a reduction to people, in lines that fit a terminal.
public struct ReductionText: Sendable {
  private let palette: Palette
  private let width: Int

  /// Whether systemPressureCost is judged, and is therefore always shown.
  private let judgesPressure: Bool

  /// Whether the app guards settings, none of which a step of the ladder may lose.
  private let keepsSettings: Bool

  /// Text for a terminal with a number of columns.
  public init(palette: Palette = .plain, width: Int, judgesPressure: Bool = false, keepsSettings: Bool = false) {
    self.palette = palette
    self.width = min(max(width, 40), TextLayout.widest)
    self.judgesPressure = judgesPressure
    self.keepsSettings = keepsSettings
  }

  /// The lines of all steps. The values that are written out come first; they change nothing, so they have no numbers.
  public func lines(_ steps: [ReductionStep], written: [WrittenChange] = []) -> [String] {
    let first = written.flatMap { change in
      TextLayout.hanging("written out: ", TerminalText.escaped(change.words), width: width)
    }
    return first
      + steps.enumerated().flatMap { index, step in
        // Deviations from Apple's sample that were listed for the step before aren't repeated.
        let known = index > 0 ? steps[index - 1].deviations : []
        return lines(step, number: index + 1, without: known)
      }
  }

  /// The steps in short: a line each, or how many if they are many; `--trace text` tells more of each.
  public func brief(_ steps: [ReductionStep], written: [WrittenChange] = []) -> [String] {
    let first = lines([], written: written)
    guard let start = steps.first, let end = steps.last else { return first }
    func cost(_ from: ReductionStep, _ to: ReductionStep) -> String {
      "hardwareCost " + [from.before, to.after].map(Self.figure).joined(separator: " → ")
    }
    if steps.count > Self.mostTold || steps.allSatisfy({ $0.rung == .optimal }) {
      let what = end.rung == .optimal ? "best plan" : TextLayout.count(steps.count, "step")
      return first + self.lines("\(what): \(cost(start, end)); --trace text tells each step")
    }
    return first
      + steps.enumerated().flatMap { index, step in
        let inputs = step.inputs.joined(separator: ", ")
        return self.lines("\(index + 1). \(inputs): \(step.rung.briefWords); \(cost(step, step))")
      }
  }

  /// How many steps are told one by one.
  private static let mostTold = 3

  private static func figure(_ costs: SessionCosts) -> String {
    costs.hardware.total.value.map { Figure.short($0, beside: CostTargets.hardwareLimit) } ?? "?"
  }

  /// The lines of a step: its number, its kind, what changed, both costs before and after, and anything unusual.
  private func lines(_ step: ReductionStep, number: Int, without known: [Deviation]) -> [String] {
    let words = step.change.words
    let inputs = TerminalText.escaped(step.inputs.joined(separator: ", "))
    var parts = ["\(step.rung.words): \(inputs) \(words.from) → \(words.to)"]
    parts.append("hardwareCost \(Self.change(step.before.hardware, step.after.hardware))")
    if let before = step.before.pressure, let after = step.after.pressure,
      judgesPressure || Figure.worries(before.total)
        || Figure.saysHowLong(before.total) && Figure.saysHowLong(after.total)
    {
      parts.append("systemPressureCost \(Self.change(before, after))")
    }
    if !step.lowered { parts.append("this lowers no cost that is over its target") }
    if let minimum = step.minimumFrameRate {
      parts.append("another camera is as slow as it may be: \(minimum.minimumWords)")
    }
    for deviation in step.deviations {
      if let formats = step.passedOver.words(of: deviation, keepsSettings: keepsSettings) {
        parts.append(formats)
      } else if !known.contains(deviation) {
        parts.append(deviation.words)
      }
    }
    let lead = "\(number). "
    let room = width - lead.utf8.count
    let lines = TextLayout.flow(parts, separator: "; ", indent: 0, width: room)
    return lines.flatMap { TextLayout.wrap($0, width: room) }.enumerated().map { index, line in
      (index == 0 ? palette.paint(lead, .strong) : TextLayout.blanks(lead.utf8.count)) + line
    }
  }

  private static func change(_ before: CostBill, _ after: CostBill) -> String {
    [before, after].map { $0.total.value.map { Figure.number($0) } ?? "?" }.joined(separator: " → ")
  }

  /// The sentence that tells the outcome, in its colour.
  public func lines(ofOutcome sentence: String, isMet: Bool) -> [String] {
    lines(sentence).map { palette.paint($0, isMet ? .success : .error) }
  }

  /// A sentence of the outcome, with later lines indented. Text between backticks is not broken, so that it can be
  /// copied.
  public func lines(_ sentence: String) -> [String] {
    let own = sentence.prefix { $0 == " " }.count
    let words = Self.unbrokenCode(TerminalText.escaped(String(sentence.dropFirst(own))))
    var lines: [String] = []
    var line = TextLayout.blanks(own)
    var columns = own
    for word in words {
      let wide = DisplayWidth.of(word)
      let isFirst = columns == (lines.isEmpty ? own : own + 2)
      if !isFirst, columns + 1 + wide > width {
        lines.append(line)
        (line, columns) = (TextLayout.blanks(own + 2) + word, own + 2 + wide)
      } else {
        line += (isFirst ? "" : " ") + word
        columns += wide + (isFirst ? 0 : 1)
      }
    }
    return lines + [line]
  }

  /// The words of a text; text between backticks is one word.
  private static func unbrokenCode(_ text: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for part in text.split(separator: " ", omittingEmptySubsequences: true) {
      if isOpen, let last = words.popLast() { words.append("\(last) \(part)") } else { words.append(String(part)) }
      if part.count(where: { $0 == "`" }) % 2 == 1 { isOpen.toggle() }
    }
    return words
  }

  /// The requested and the kept configuration of each camera: as a table, or as a list if the table is too wide.
  ///
  /// Values that a plan writes out without changing them come after the camera's configuration.
  public func lines(
    asked: [CameraConfiguration], kept: [CameraConfiguration], written: [WrittenChange] = []
  ) -> [String] {
    let rows = zip(asked, kept).map { asked, kept in
      let changes = written.filter { $0.input == asked.input }
      let words = [asked.words] + changes.map { $0.words(of: $0.before) }
      if changes.isEmpty, asked == kept { return [asked.input, asked.words, Self.unchanged] }
      let after = [kept.words] + changes.map { $0.words(of: $0.after) }
      return [asked.input, words.joined(separator: "; "), after.joined(separator: "; ")]
    }
    guard !rows.isEmpty else { return [] }
    var table = TextTable([.left, .left, .left])
    for row in [["camera", "asked", "kept"]] + rows { table.add(row) }
    let lines = table.lines(indent: 0)
    func isKept(_ row: [String]) -> Bool { row[2] == Self.unchanged }
    if lines.allSatisfy({ DisplayWidth.of($0) <= width }) {
      let body = zip(lines.dropFirst(), rows).map { line, row in
        let end = TerminalText.escaped(row[2])
        return String(line.dropLast(end.count)) + palette.paint(end, isKept(row) ? .faint : .help)
      }
      return [palette.paint(lines[0], .faint)] + body
    }
    return rows.flatMap { row in
      let kept = TextLayout.hanging("  kept   ", TerminalText.escaped(row[2]), width: width)
      return [palette.paint(TerminalText.escaped(row[0]), .strong)]
        + TextLayout.hanging("  asked  ", TerminalText.escaped(row[1]), width: width)
        + kept.map { palette.paint($0, isKept(row) ? .faint : .help) }
    }
  }

  private static let unchanged = "as asked"

  /// The costs of both as bars against the targets.
  public func bars(asked: SessionCosts, kept: SessionCosts, targets: CostTargets) -> [String] {
    let bars = CostBars(palette: palette, width: width)
    func lines(_ name: String, _ asked: CostInterval, _ kept: CostInterval, _ target: Double) -> [String] {
      let rows = [CostBars.Row(name: "asked", cost: asked), CostBars.Row(name: "kept", cost: kept)]
      let scale = CostBars.scale([asked, kept], target: target)
      return ["\(name), target \(Figure.cost(target))"] + bars.lines(rows, lead: 5, target: target, scale: scale)
    }
    var all: [String] = []
    if !asked.areNone, !kept.hardware.total.tellsNothing {
      all += lines("hardwareCost", asked.hardware.total, kept.hardware.total, targets.hardware ?? 1)
    }
    if let target = targets.pressure, let before = asked.pressure?.total, let after = kept.pressure?.total {
      all += lines("systemPressureCost", before, after, target)
    }
    return all.isEmpty ? [] : all + [bars.legend()]
  }
}

extension PassedOver {
  /// The formats that a deviation is about, and why they are passed over; `nil` if none is named.
  fileprivate func words(of deviation: Deviation, keepsSettings: Bool) -> String? {
    switch deviation {
    case .illegalStepSkipped:
      let guarded = keepsSettings ? ", or lack a setting that the app guards" : ""
      let guardedOne = keepsSettings ? ", or lacks a setting that the app guards" : ""
      return Self.words(
        illegal, one: "breaks a rule or a limit" + guardedOne, many: "break a rule or a limit" + guarded)
    case .futileStepSkipped:
      return Self.words(futile, one: "lowers no cost over its target", many: "lower no cost over its target")
    case .effectiveRate, .everyCamera, .inStep: return nil
    }
  }

  private static func words(_ formats: [FormatName], one: String, many: String) -> String? {
    guard let first = formats.first else { return nil }
    guard formats.count > 1 else { return "passed over \(first), which \(one); Apple's sample would take it" }
    return "passed over \(first) and \(TextLayout.count(formats.count - 1, "other")), which \(many); Apple's sample "
      + "would take the first"
  }
}

extension WrittenChange {
  /// The change: `back activeFrameRate.max 30 → 15`.
  var words: String { "\(input.map { "\($0) " } ?? "")\(place) \(before ?? "left out") → \(after ?? "left out")" }

  /// A value of the key: `maxFrameRateOverride 120`, or `no maxFrameRateOverride`.
  fileprivate func words(of json: String?) -> String { json.map { "\(place) \($0)" } ?? "no \(place)" }

  /// The key, with that of its object inside an input.
  private var place: String {
    let path = object.split(separator: "/")
    return (path.dropFirst(2).map(String.init) + [key]).joined(separator: ".")
  }
}

extension Rung {
  /// The kind of step without its group, which the cameras tell: `binned format of the same size`.
  fileprivate var briefWords: String {
    switch self {
    case .multiCamFormat, .override, .binning, .resolution, .frameRate:
      words.firstIndex(of: "(").map { String(words[..<$0].dropLast()) } ?? words
    case .videoInputPorts, .givenBack, .optimal: words
    }
  }

  /// The kind of step, in words.
  fileprivate var words: String {
    switch self {
    case .multiCamFormat(let group): "a format that runs beside others (\(TerminalText.escaped(group)))"
    case .override(let group): "promise of the rate that it runs at (\(TerminalText.escaped(group)))"
    case .binning(let group): "binned format of the same size (\(TerminalText.escaped(group)))"
    case .resolution(let group): "smaller format (\(TerminalText.escaped(group)))"
    case .frameRate(let group): "lower frame rate (\(TerminalText.escaped(group)))"
    case .videoInputPorts: "one camera of the dual camera instead of both"
    case .givenBack: "given back, as the targets are met without it"
    case .optimal: "best plan"
    }
  }
}
