import CaptureModel
import CaptureSession
import JSONSource
public import RuleKit

/// Explains rules: what they check and why, their sources, and examples.
public struct RuleRenderer: Sendable {
  private let palette: Palette
  private let width: Int

  /// A renderer for a terminal with a number of columns.
  public init(palette: Palette = .plain, width: Int = 80) {
    self.palette = palette
    self.width = max(width, 40)
  }

  /// A line for each rule and each API fact, by area.
  public func renderList(_ rules: [Rule], facts: [APIFact] = []) -> String {
    var lines: [String] = []
    for area in Rule.Area.allCases {
      let (rules, facts) = (rules.filter { $0.area == area }, facts.filter { $0.area == area })
      if rules.isEmpty && facts.isEmpty { continue }
      var table = TextTable([.left, .left, .left])
      for rule in rules { table.add([rule.severity.rawValue, rule.id.rawValue, rule.title]) }
      for fact in facts { table.add(["fact", fact.id.rawValue, fact.title]) }
      let rows = table.lines()
      lines += (lines.isEmpty ? [] : [""]) + [palette.paint(area.rawValue, .strong)]
      lines += zip(rules, rows).map { rule, line in painted(line, rule.severity) } + rows.dropFirst(rules.count)
    }
    let hint = rules.first.map { ["", palette.paint("`capplan explain \($0.id)` explains one", .faint)] } ?? []
    return (lines + hint).map { $0 + "\n" }.joined()
  }

  /// One rule in full.
  public func render(_ rule: Rule) -> String {
    var lines = [palette.paint(rule.id.rawValue, rule.severity.style) + palette.paint(": \(rule.title)", .strong)]
    lines += TextLayout.flow(Self.facts(rule), separator: " · ", indent: 2, width: width - 2).map { "  " + $0 }
    lines += [""] + TextLayout.wrap(rule.rationale, width: width - 2).map { "  " + $0 }
    lines += rule.offByDefault.map { [""] + TextLayout.wrap($0, width: width - 2).map { "  " + $0 } } ?? []
    lines += [""] + related(rule)
    let failing = rule.examples.filter { !$0.isPassing }
    for example in failing + rule.examples.filter(\.isPassing) { lines += [""] + self.lines(of: example) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Several rules and facts in full.
  public func render(_ rules: [Rule], facts: [APIFact] = []) -> String {
    (rules.map(render) + facts.map(render)).joined(separator: "\n")
  }

  /// One fact in full.
  public func render(_ fact: APIFact) -> String {
    let head = palette.paint(fact.id.rawValue, .note) + palette.paint(": \(fact.title)", .strong)
    let text = TextLayout.wrap(fact.text, width: width - 2).map { "  " + $0 }
    var lines = [head, "  fact · \(fact.area.rawValue)", ""] + text + [""]
    for source in fact.sources { lines += TextLayout.hanging("  source: ", source.text, width: width) }
    lines += names("  see: ", fact.related) + names("  covers: ", fact.aliases) + page(of: fact.area)
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private func names(_ lead: String, _ ids: [RuleID]) -> [String] {
    guard !ids.isEmpty else { return [] }
    return TextLayout.hanging(lead, ids.map(\.rawValue).joined(separator: ", "), width: width)
  }

  /// Where to read more: the page for people who have the source, the help topic for people who have the program.
  private func page(of area: Rule.Area) -> [String] {
    let words = "\(area.page.address); in short: `capplan help \(area.page.topic)`"
    return TextLayout.hanging("  page: ", words, width: width)
  }

  /// `error`, `inputs`, `documented`, `since iOS 13.0`.
  static func facts(_ rule: Rule) -> [String] {
    let always = [rule.severity.rawValue, rule.area.rawValue, rule.confidence.rawValue]
    return always + [rule.availability?.words, rule.hasFix ? "has a fix" : nil].compactMap { $0 }
  }

  private func painted(_ line: String, _ severity: Severity) -> String {
    let word = severity.rawValue
    return "  " + palette.paint(word, severity.style) + line.dropFirst(2 + word.count)
  }

  private func related(_ rule: Rule) -> [String] {
    var lines: [String] = []
    for source in rule.sources { lines += TextLayout.hanging("  source: ", source.text, width: width) }
    return lines + names("  silences: ", rule.supersedes) + names("  covers: ", rule.aliases) + page(of: rule.area)
  }

  private func lines(of example: RuleExample) -> [String] {
    let style: Palette.Style = example.isPassing ? (example.isUnverified ? .warning : .success) : .error
    let source = SourceText(example.text)
    // Examples are there to be copied, so no line is cut.
    let snippet = Snippet(source: source, table: LineTable(source), palette: palette, width: .max / 64)
    let annotations = example.markedRanges.map {
      Annotation(range: $0, label: nil, isPrimary: true, style: style)
    }
    return ["  " + palette.paint(example.verdict, style) + ", " + example.setting + ":"]
      + snippet.wholeText(annotations).map { "  " + $0 }
  }
}

extension Rule {
  /// A sentence about a rule that is off by default; `nil` for others.
  var offByDefault: String? {
    pedantic.map {
      "Off by default: \($0). `--pedantic`, `--select \(id)` or the settings `pedantic` and `severity` turn it on."
    }
  }
}

extension Rule.Availability {
  /// `since iOS 13.0`.
  var words: String {
    switch self {
    case .iOS(let version): "since iOS \(version)"
    case .relaxedWhenLinked(let version): "relaxed for apps linked with the iOS \(version) SDK"
    case .relaxedOn(let version): "relaxed on iOS \(version)"
    }
  }
}

extension InfoPlistReading {
  /// The file's contents, worded to follow its name: `says NSCameraUsageDescription: "Camera access"`.
  fileprivate var words: String {
    switch self {
    case .unreadable(let why): why
    case .read(let plist):
      "says " + plist.usageDescriptions.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value)\"" }.sentence
    }
  }
}

extension RuleExample {
  /// Whether the example follows the rule, in words.
  var verdict: String {
    isUnverified ? "can't be told, for want of a fact" : isPassing ? "holds to the rule" : "breaks the rule"
  }

  /// The device and options that the example is checked with.
  var setting: String {
    var text = profileText == nil ? "on \(profile)" : "on a made-up device, \(profile)"
    if let infoPlist { text += ", with an Info.plist that \(infoPlist.words)" }
    for option in aims.options { text += ", with \(option.name) \(option.value)" }
    return text
  }
}
