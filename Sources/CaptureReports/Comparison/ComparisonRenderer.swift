import JSONSource
import CapturePlans

/// Renders a comparison for people: new findings with their source, fixed ones on a line each, then the costs.
public struct ComparisonRenderer: Sendable {
  private let palette: Palette
  private let width: Int
  private let isQuiet: Bool

  /// A renderer for a terminal with a number of columns; a quiet one shows only new findings.
  public init(palette: Palette = .plain, width: Int = 80, isQuiet: Bool = false) {
    self.palette = palette
    self.width = min(max(width, 40), TextLayout.widest)
    self.isQuiet = isQuiet
  }

  /// The whole comparison; at its end, the costs that rose by more than allowed.
  public func render(_ comparison: Comparison, allowedIncrease: Double? = nil) -> String {
    var blocks: [[String]] = []
    for graph in comparison.graphs {
      guard graph.isComparable else {
        blocks += faults(graph.old) + faults(graph.new)
        continue
      }
      blocks += newFindings(graph)
      if isQuiet { continue }
      blocks += goneFindings(graph)
      if graph.hasChanged || comparison.graphs.count == 1 { blocks.append(summary(graph)) }
    }
    if !isQuiet, comparison.graphs.count > 1 { blocks.append([summary(comparison)]) }
    let rises = allowedIncrease.map { comparison.costIncreases(past: $0) } ?? []
    if !rises.isEmpty { blocks.append(rises.map { palette.paint("error", .error) + ": " + TerminalText.escaped($0) }) }
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The errors of a text that is not JSON, as a check shows them; files that can't be read were reported before.
  private func faults(_ file: FileReport?) -> [[String]] {
    guard let file, case .checked(let reading, let results) = file.content, reading.isUnreadable else { return [] }
    let text = findingText(of: reading)
    return file.findings.map { text.lines($0, of: results.map(\.profile)) }
  }

  private func newFindings(_ graph: GraphComparison) -> [[String]] {
    guard let file = graph.new, case .checked(let reading, let results) = file.content else { return [] }
    let changes = graph.findings.filter { $0.new != nil && $0.isNotable && !(isQuiet && $0.raisedSeverity == nil) }
    guard !changes.isEmpty else { return [] }
    let text = findingText(of: reading)
    let hidden = HiddenFindings(of: changes.compactMap(\.new?.severity))
    return changes.prefix(Finding.mostShown).compactMap { change in
      guard let finding = change.new else { return nil }
      var lines = text.lines(
        MergedFinding(finding: finding, profiles: change.profiles), of: results.map(\.profile))
      let word = change.old.map { "\($0.severity.rawValue) → " } ?? "new "
      lines[0] = palette.paint(word, .strong) + lines[0]
      return lines
    } + (hidden.map { [[$0.text("new finding")]] } ?? [])
  }

  private func goneFindings(_ graph: GraphComparison) -> [[String]] {
    // The findings of a graph that was removed need no list.
    guard graph.new != nil, let file = graph.old, case .checked(let reading, _) = file.content else { return [] }
    let gone = graph.findings.filter { $0.new == nil }
    guard !gone.isEmpty else { return [] }
    let table = LineTable(reading.source)
    let hidden = HiddenFindings(of: gone.compactMap(\.old?.severity))
    return gone.prefix(Finding.mostShown).compactMap { change in
      guard let finding = change.old else { return nil }
      let all = graph.profiles.map(\.profile)
      let list = change.profiles.isEmpty ? "" : " on \(ProfileList.text(change.profiles, among: all))"
      return lines(of: change, finding, "\(file.name):\(table.position(of: finding.range.lowerBound))\(list)")
    } + (hidden.map { [[$0.text(gone.allSatisfy { $0.outcome == .fixed } ? "fixed finding" : "gone finding")]] } ?? [])
  }

  /// A finding that is gone, with its place; if nobody can say that it is fixed, with the facts that are missing.
  private func lines(of change: FindingChange, _ finding: Finding, _ path: String) -> [String] {
    let isFixed = change.outcome == .fixed
    let word = isFixed ? palette.paint("fixed ", .success) : palette.paint("no longer certain: ", .warning)
    let rule = TerminalText.escaped(finding.rule.rawValue)
    let lines = [
      word + "\(finding.severity.rawValue)[\(rule)]: " + TerminalText.escaped(finding.sentence),
      palette.paint(" -->", .frame) + " " + TerminalText.escaped(path),
    ]
    if isFixed { return lines }
    return lines + TextLayout.hanging("  = ", TerminalText.escaped(ComparisonWords.missing(change)), width: width)
  }

  private func findingText(of reading: GraphDocument) -> FindingText {
    let source = reading.source
    let snippet = Snippet(source: source, table: LineTable(source), palette: palette, width: width)
    return FindingText(snippet: snippet, palette: palette, width: width)
  }

  private func summary(_ comparison: Comparison) -> String {
    let changed = comparison.graphs.filter(\.hasChanged)
    let counts = ComparisonWords.counts(comparison.graphs)
    let all = comparison.graphs.count
    let known = ComparisonWords.known(comparison.graphs.reduce(0) { $0 + $1.knownFindings })
    let end = known.isEmpty ? "" : "; \(known)"
    if changed.isEmpty { return "nothing changes in \(TextLayout.count(all, "graph"))\(end)" }
    return "\(changed.count) of \(all) graphs changed: \(counts.isEmpty ? "no change in findings" : counts)\(end)"
  }
}

extension ComparisonRenderer {
  /// The changes of one graph: its findings and its costs.
  private func summary(_ graph: GraphComparison) -> [String] {
    var lines = [headline(graph)]
    for sentence in ComparisonWords.profiles(graph) {
      lines += TextLayout.hanging("  ", TerminalText.escaped(sentence), width: width)
    }
    guard graph.new != nil else { return lines }
    let changed = graph.profiles.filter { $0.hasChanged || graph.old == nil }
    var groups: [(profiles: [String], change: ProfileChange, words: [String])] = []
    for change in changed {
      let words = words(of: change)
      if let last = groups.indices.last, groups[last].words == words {
        groups[last].profiles.append(change.profile)
      } else {
        groups.append(([change.profile], change, words))
      }
    }
    let rows = groups.flatMap { group in
      let all = group.profiles.count == graph.profiles.count && group.profiles.count > 3
      let list = all ? "all \(group.profiles.count) profiles" : group.profiles.joined(separator: ", ")
      return self.lines("  \(TerminalText.escaped(list)): ", group.change)
    }
    let same = graph.profiles.filter { !$0.hasChanged }.map(\.profile)
    guard !same.isEmpty, !changed.isEmpty else { return lines + rows }
    let list = TerminalText.escaped(same.joined(separator: ", "))
    return lines + rows + TextLayout.hanging("  as before on ", list, width: width)
  }

  private func headline(_ graph: GraphComparison) -> String {
    let counts = ComparisonWords.counts([graph])
    let rest = ComparisonWords.rest(graph)
    let end = rest.isEmpty ? "" : "; \(rest)"
    switch (graph.old, graph.new) {
    case (let old?, nil): return "\(name(old)) was removed"
    case (nil, let new?): return "\(name(new)) is new" + (counts.isEmpty ? "" : ": \(counts)") + end
    case (let old?, let new?):
      let what = graph.hasChanged ? counts.isEmpty ? "no change in findings" : counts : "nothing changes"
      return "\(name(new)) against \(name(old)): \(what)\(end)"
    case (nil, nil): return ""
    }
  }

  private func name(_ file: FileReport) -> String { TerminalText.escaped(file.name) }

  private func words(of change: ProfileChange) -> [String] {
    [ComparisonWords.verdict(change), change.newlyWithout.sentence] + change.formats.map(ComparisonWords.format)
      + change.costs.map { ComparisonWords.cost($0)?.text ?? "" }
  }

  /// The verdict, the formats and the costs, in lines that fit the width.
  private func lines(_ lead: String, _ change: ProfileChange) -> [String] {
    let verdict = ComparisonWords.verdict(change)
    let style = change.newAnswer.map { change.oldAnswer == $0 ? Palette.Style.faint : $0.style } ?? .faint
    var lines = [lead + (change.oldAnswer == change.newAnswer ? verdict : palette.paint(verdict, style))]
    if !change.newlyWithout.isEmpty {
      lines += TextLayout.hanging(
        "    now without: ", TerminalText.escaped(change.newlyWithout.sentence), width: width)
    }
    for format in change.formats {
      lines += TextLayout.hanging("    ", TerminalText.escaped(ComparisonWords.format(format)), width: width)
    }
    for cost in change.costs {
      guard let words = ComparisonWords.cost(cost) else { continue }
      let isWorse = (cost.increase ?? 0) > 0
      var line = "    \(cost.cost.rawValue) \(words.values)"
      if let increase = words.increase { line += " (\(palette.paint(increase, isWorse ? .warning : .success)))" }
      if let remark = words.remark {
        let style: Palette.Style =
          switch cost.crossing {
          case .nowOver, .stillOver: .error
          case .nowWithin: .success
          case .nowOpen: .warning
          case nil: isWorse ? .warning : .success
          }
        line += ", " + palette.paint(remark, style)
      }
      lines.append(line)
    }
    return lines
  }
}
