import CapturePlans
import JSONSource

extension ComparisonRenderer {
  /// The comparison as a comment on a pull request, in GitHub's Markdown.
  ///
  /// It ends with the costs that rose by more than allowed.
  public func renderMarkdown(_ comparison: Comparison, allowedIncrease: Double? = nil) -> String {
    let graphs = comparison.graphs.filter(\.hasChanged)
    guard !graphs.isEmpty else { return ComparisonMarkdown.noChange(comparison.graphs) + "\n" }
    var parts: [String] = []
    for graph in graphs { parts += ComparisonMarkdown.parts(of: graph) }
    let same = comparison.graphs.count - graphs.count
    if same > 0 { parts.append("\(TextLayout.count(same, "other graph")) \(same == 1 ? "is" : "are") as before.") }
    let rises = allowedIncrease.map { comparison.costIncreases(past: $0) } ?? []
    if !rises.isEmpty {
      parts += ["**Costs that rose too far**", rises.map { "- \(MarkdownText.escaped($0))" }.joined(separator: "\n")]
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}

/// The parts of a comment.
enum ComparisonMarkdown {
  /// The longest list of findings: a comment has a size limit, and readers have patience for only so much.
  private static let longest = 50

  /// That no graph has changed.
  static func noChange(_ graphs: [GraphComparison]) -> String {
    let name = graphs.first.flatMap { $0.new ?? $0.old }?.name ?? ""
    let which = graphs.count == 1 ? MarkdownText.code(name) : TextLayout.count(graphs.count, "graph")
    let known = ComparisonWords.known(graphs.reduce(0) { $0 + $1.knownFindings })
    return "**capplan**: no change in findings or costs of \(which)" + (known.isEmpty ? "." : "; \(known).")
  }

  /// The paragraphs about one graph.
  static func parts(of graph: GraphComparison) -> [String] {
    let name = MarkdownText.code((graph.new ?? graph.old)?.name ?? "")
    guard graph.isComparable else {
      return ["### capplan: \(name)"] + [graph.old, graph.new].compactMap { $0.flatMap(fault) }
    }
    guard graph.new != nil else { return ["### capplan: \(name)", "The graph was removed."] }
    var parts = ["### capplan: \(name)", headline(graph)]
    parts += ComparisonWords.profiles(graph).map { MarkdownText.escaped("The graph is \($0).") }
    let changed = graph.profiles.filter { $0.hasChanged || graph.old == nil }
    if !changed.isEmpty { parts += [table(changed)] + legend(changed) + formats(changed, graph) }
    let same = graph.profiles.filter { !$0.hasChanged }.map(\.profile)
    if !same.isEmpty, graph.old != nil {
      parts.append("Verdict, formats and costs are as before on \(MarkdownText.escaped(same.joined(separator: ", "))).")
    }
    let notable = graph.findings.filter(\.isNotable)
    parts += list("New findings", notable.filter { $0.old == nil }, graph.new, graph)
    parts += list("Findings of another severity", notable.filter { $0.old != nil && $0.new != nil }, graph.new, graph)
    parts += list("Fixed findings", notable.filter { $0.outcome == .fixed }, graph.old, graph)
    parts += list(
      "No longer certain, for want of a fact", notable.filter { $0.outcome == .noLongerCertain }, graph.old, graph)
    parts += picture(graph)
    return parts
  }

  /// How many boxes and lines a picture may have: larger ones are hard to read, and a comment has a size limit.
  private static let mostDrawn = 100

  /// What changed, as a flowchart that GitHub and GitLab draw.
  private static func picture(_ graph: GraphComparison) -> [String] {
    guard case .checked(let before, _)? = graph.old?.content, case .checked(let after, _)? = graph.new?.content,
      let oldText = before.document, let newText = after.document, let old = graph.old?.drawn,
      let new = graph.new?.drawn,
      [old, new].allSatisfy({ $0.boxes.count + $0.lines.count <= mostDrawn }),
      let change = Drawing(from: old, to: new, renames: IdentifierRenames.find(from: oldText, to: newText))
    else { return [] }
    return ["<details><summary>The change, drawn</summary>", "```mermaid\n\(change.mermaid)```", "</details>"]
  }

  private static func headline(_ graph: GraphComparison) -> String {
    let counts = ComparisonWords.counts([graph])
    let rest = ComparisonWords.rest(graph)
    let end = rest.isEmpty ? "." : "; \(rest)."
    guard graph.old != nil else { return "The graph is new" + (counts.isEmpty ? "" : ": \(counts)") + end }
    return (counts.isEmpty ? "No change in findings" : counts) + end
  }

  /// Why a file could not be compared.
  private static func fault(_ file: FileReport) -> String? {
    let name = MarkdownText.code(file.name)
    switch file.content {
    case .unreadable(let reason): return "\(name) \(MarkdownText.escaped(reason))."
    case .checked(let reading, _):
      guard reading.isUnreadable, let first = reading.findings.first else { return nil }
      let position = LineTable(reading.source).position(of: first.range.lowerBound)
      let code = MarkdownText.code("\(file.name):\(position)")
      return "\(code) is no JSON: \(MarkdownText.escaped(first.sentence))."
    }
  }

  private static func table(_ changes: [ProfileChange]) -> String {
    let hasPressure = changes.contains { $0.pressure.old != nil || $0.pressure.new != nil }
    let names = ["profile", "verdict", "hardwareCost"] + (hasPressure ? ["systemPressureCost"] : [])
    var rows = [row(names), row(names.map { _ in "---" })]
    for change in changes {
      let verdict = ComparisonWords.verdict(change)
      let costs = [cell(change.hardware)] + (hasPressure ? [cell(change.pressure)] : [])
      let isSame = change.oldAnswer == change.newAnswer
      rows.append(row([MarkdownText.escaped(change.profile), isSame ? verdict : bold(verdict)] + costs))
    }
    return rows.joined(separator: "\n")
  }

  /// What the verdicts of a table mean that don't speak for themselves; empty if there are none.
  private static func legend(_ changes: [ProfileChange]) -> [String] {
    let answers = changes.flatMap { [$0.oldAnswer, $0.newAnswer].compactMap { $0 } }
    var words: [String] = []
    if answers.contains(where: { $0.verdict == .adjusted }) {
      words.append("*adjusted*: runs after `capplan reduce --strategy optimal`")
    }
    if answers.contains(where: \.isLikely) { words.append("*likely*: based on an estimate") }
    if answers.contains(where: { $0.verdict == .unverified }) { words.append("*unverified*: a fact is missing") }
    return words.isEmpty ? [] : [words.joined(separator: "; ") + "."]
  }

  /// The cameras that run another format, each change once with its profiles; empty if there are none.
  private static func formats(_ changes: [ProfileChange], _ graph: GraphComparison) -> [String] {
    var all: [(change: FormatChange, profiles: [String])] = []
    for profile in changes {
      for change in profile.formats {
        if let index = all.firstIndex(where: { $0.change == change }) {
          all[index].profiles.append(profile.profile)
        } else {
          all.append((change, [profile.profile]))
        }
      }
    }
    if all.isEmpty { return [] }
    let items = all.prefix(longest).map { change, profiles in
      let on = ProfileList.text(profiles, among: graph.profiles.map(\.profile))
      return MarkdownText.escaped(ComparisonWords.format(change) + " on " + on)
    }
    let rest = all.count > longest ? ["and \(all.count - longest) more"] : []
    return ["**Other formats**: " + (items + rest).joined(separator: "; ") + "."]
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private static func cell(_ cost: CostChange) -> String {
    guard let words = ComparisonWords.cost(cost) else { return "–" }
    let isLoud = cost.crossing != nil && cost.crossing != .stillOver
    let remark = words.remark.map { ", " + (isLoud ? bold($0) : $0) } ?? ""
    return words.values + (words.increase.map { " (\($0))" } ?? "") + remark
  }

  private static func bold(_ text: String) -> String { "**\(text)**" }

  private static func list(
    _ title: String, _ changes: [FindingChange], _ file: FileReport?, _ graph: GraphComparison
  ) -> [String] {
    guard !changes.isEmpty, let file, case .checked(let reading, _) = file.content else { return [] }
    let table = LineTable(reading.source)
    // The most severe first, since a long list is cut.
    let order = [Severity.error, .warning, .note].flatMap { severity in
      changes.filter { ($0.new ?? $0.old)?.severity == severity }
    }
    var items = order.prefix(longest).compactMap { change -> String? in
      guard let finding = change.new ?? change.old else { return nil }
      let position = table.position(of: finding.range.lowerBound)
      let before = change.new == nil ? nil : change.old?.severity.rawValue
      let open = change.missing.isEmpty ? "" : "; \(MarkdownText.escaped(ComparisonWords.missing(change)))"
      let severity = bold((before.map { "\($0) → " } ?? "") + finding.severity.rawValue)
      let rule = MarkdownText.code(finding.rule.rawValue)
      let path = MarkdownText.code("\(file.name):\(position)")
      let on = ProfileList.text(change.profiles, among: graph.profiles.map(\.profile))
      let profiles = change.profiles.isEmpty ? "" : " on \(MarkdownText.escaped(on))"
      return "- \(severity) \(MarkdownText.escaped(finding.sentence)) (\(rule)), \(path)\(profiles)\(open)"
    }
    if changes.count > longest { items.append("- and \(changes.count - longest) more") }
    return ["**\(title)**", items.joined(separator: "\n")]
  }
}
