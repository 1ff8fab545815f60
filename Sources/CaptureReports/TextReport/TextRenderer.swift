import CapturePlans
public import JSONSource
import RuleKit

/// Renders a check for people: whether the graph runs, then its errors, warnings and notes, each by place.
public struct TextRenderer: Sendable {
  private let palette: Palette
  private let width: Int
  private let isQuiet: Bool
  private let shows: Set<ShownPart>
  private let showsDoubts: Bool

  /// A renderer for a terminal with a number of columns.
  ///
  /// With `isQuiet` it shows only findings and, with `showsDoubts`, missing facts that decide a verdict. `shows` has the
  /// parts to tell in full.
  public init(
    palette: Palette = .plain, width: Int = 80, isQuiet: Bool = false, shows: Set<ShownPart> = [],
    showsDoubts: Bool = false
  ) {
    self.showsDoubts = showsDoubts
    self.shows = shows
    self.palette = palette
    self.width = min(max(width, 40), TextLayout.widest)
    self.isQuiet = isQuiet
  }

  /// The whole report.
  public func render(_ report: Report) -> String {
    render(report, report.files.map { block(of: $0, report.tool) })
  }

  /// The whole report, from the blocks of its files.
  public func render(_ report: Report, _ files: [Block]) -> String {
    var blocks = files
    let counts = report.summary
    let isCleanAndAlone =
      report.files.count <= 1 && report.files.allSatisfy(\.isClean) && counts.hiddenRefusals == 0
    if !isQuiet && !isCleanAndAlone {
      blocks.append(Block([[summary(counts)] + hidden(counts) + hint(report)]))
    }
    var text = ""
    var isAfterClean = false
    for block in blocks where !block.text.isEmpty {
      if !text.isEmpty && !(isAfterClean && block.isClean) { text += "\n" }
      text += block.text
      isAfterClean = block.isClean
    }
    return text
  }

  /// The text about one file, set between blank lines; clean files have no blank lines between them.
  public struct Block: Sendable {
    fileprivate let text: String
    fileprivate let isClean: Bool

    /// A block of paragraphs, each a list of lines, with blank lines between them.
    fileprivate init(_ paragraphs: [[String]], isClean: Bool = false) {
      var text = ""
      for paragraph in paragraphs {
        if !text.isEmpty { text += "\n" }
        for line in paragraph {
          text += line
          text += "\n"
        }
      }
      self.text = text
      self.isClean = isClean
    }
  }

  /// The findings of a single text, such as a profile.
  public func render(_ findings: [Finding], in source: SourceText) -> String {
    let text = findingText(of: source)
    return findings.map { finding in
      text.lines(MergedFinding(finding: finding, profiles: []), of: []).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func findingText(of source: SourceText) -> FindingText {
    let snippet = Snippet(source: source, table: LineTable(source), palette: palette, width: width)
    return FindingText(snippet: snippet, palette: palette, width: width)
  }

  /// How many findings each rule made, most frequent first; empty if there are none.
  public func statistics(_ report: Report) -> String {
    var counts: [RuleID: (severity: Severity, count: Int)] = [:]
    for merged in report.files.flatMap(\.findings) {
      let known = counts[merged.finding.rule]
      counts[merged.finding.rule] = (
        max(known?.severity ?? .note, merged.finding.severity), (known?.count ?? 0) + 1
      )
    }
    let order = counts.sorted { left, right in
      left.value.count == right.value.count ? left.key < right.key : left.value.count > right.value.count
    }
    var table = TextTable([.right, .left, .left])
    for (rule, entry) in order { table.add([String(entry.count), entry.severity.rawValue, rule.rawValue]) }
    return table.lines(indent: 0).map { $0 + "\n" }.joined()
  }

  /// The text about one file, separate so that several files can be rendered in parallel.
  public func block(of file: FileReport, _ tool: ReportTool) -> Block {
    switch file.content {
    case .unreadable(let reason): return Block([unreadable(file.name, reason)])
    case .checked(let reading, let results):
      let isDoubtful = showsDoubts && results.contains { $0.verdict == .unverified }
      let text = VerdictText(palette: palette, width: width, shows: shows)
      let verdict = isQuiet && !isDoubtful ? [] : text.lines(of: file)
      let findings = file.findings.isEmpty ? [] : paragraphs(of: file, reading.source, tool)
      let predictions =
        shows.contains(.predictions) && !isQuiet ? PredictionText(palette: palette, width: width).lines(of: file) : []
      // What is predicted for a graph without findings belongs to its verdict.
      let parts = findings.isEmpty ? [verdict + predictions] : [verdict] + findings + [predictions]
      return Block(parts.filter { !$0.isEmpty }, isClean: file.findings.isEmpty)
    }
  }

  /// The findings of a file: those of errors and warnings with their source, then the notes, a line each.
  private func paragraphs(of file: FileReport, _ source: SourceText, _ tool: ReportTool) -> [[String]] {
    let text = findingText(of: source)
    let profiles = file.results.map(\.profile)
    var blocks = FindingBlock.blocks(file.findings)
    let hidden = HiddenFindings(of: blocks.map(\.head.finding.severity))
    blocks = Array(blocks.prefix(Finding.mostShown))
    var paragraphs: [[String]] = []
    var previous: FindingBlock?
    let isShort = !shows.contains(.notes)
    for block in blocks where !isShort || block.head.finding.severity > .note {
      // All findings about a cost point to the whole session, so the first one shows the source for all.
      let isShown = previous.map { Self.areOfOneCost($0.head, block.head, tool) } ?? false
      paragraphs.append(text.lines(block, of: profiles, after: isShown ? previous : nil))
      previous = block
    }
    let notes = isShort ? blocks.filter { $0.head.finding.severity == .note } : []
    paragraphs.append(notes.map { text.line($0, of: profiles) })
    return (paragraphs + [hidden.map { [$0.text] } ?? []]).filter { !$0.isEmpty }
  }

  private static func areOfOneCost(_ left: MergedFinding, _ right: MergedFinding, _ tool: ReportTool) -> Bool {
    left.finding.range == right.finding.range && left.profiles == right.profiles
      && [left, right].allSatisfy { tool.rule($0.finding.rule)?.isAboutCosts ?? false }
  }

  private func unreadable(_ name: String, _ reason: String) -> [String] {
    let head = palette.paint("error[\(UnreadableFile.rule)]", .error)
    let message = palette.paint(": " + TerminalText.escaped(reason), .strong)
    return [head + message, palette.paint(" -->", .frame) + " " + TerminalText.escaped(name)]
  }

  private func summary(_ summary: ReportSummary) -> String {
    let parts: [(Int, String, Palette.Style)] = [
      (summary.errors, "error", .error), (summary.warnings, "warning", .warning), (summary.notes, "note", .note),
    ]
    let found = parts.filter { $0.0 > 0 }.map { palette.paint(TextLayout.count($0.0, $0.1), $0.2) }
    let what = found.isEmpty ? "no findings" : found.joined(separator: ", ")
    let unverified = found.isEmpty ? summary.count(of: .unverified) : 0
    let more = summary.isUncounted ? "more than " : ""
    let profiles = summary.profiles > 0 ? " on \(TextLayout.count(summary.profiles, "profile"))" : ""
    let open = unverified > 0 ? "; \(unverified) unverified" : ""
    return "\(more)\(what) in \(TextLayout.count(summary.files, "file"))\(profiles)\(open)"
  }

  /// The number of hidden findings that still decide the verdict, some of them warnings, and their rules.
  private func hidden(_ summary: ReportSummary) -> [String] {
    guard summary.hiddenRefusals > 0 else { return [] }
    let rules = summary.hiddenRules.map(\.rawValue).joined(separator: ", ")
    let one = summary.hiddenRefusals == 1
    let count = TextLayout.count(summary.hiddenRefusals, "finding")
    return TextLayout.hanging(
      "\(count) that \(one ? "keeps" : "keep") a graph from running \(one ? "is" : "are") hidden: ", rules, width: width
    )
  }

  /// The command that explains the first of the most severe findings.
  private func hint(_ report: Report) -> [String] {
    var gravest: Finding?
    for merged in report.files.flatMap(\.findings) where report.tool.rule(merged.finding.rule) != nil {
      if let known = gravest, known.severity >= merged.finding.severity { continue }
      gravest = merged.finding
    }
    return gravest.map { [palette.paint("`capplan explain \($0.rule)` explains a rule", .faint)] } ?? []
  }
}

/// How reports name a file that could not be read.
package enum UnreadableFile {
  /// The word used instead of a rule.
  package static let rule = "unreadable"
}
