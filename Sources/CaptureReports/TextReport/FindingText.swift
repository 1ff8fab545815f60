import JSONSource

/// Draws one finding for people.
struct FindingText {
  let snippet: Snippet
  let palette: Palette
  let width: Int

  /// The lines of a finding in a file.
  ///
  /// If `previous` is given, source and footnotes that it already shows are left out.
  func lines(_ block: FindingBlock, of results: [String], after previous: FindingBlock? = nil) -> [String] {
    let finding = block.head.finding
    if let previous { return shortLines(block, of: results, after: previous) }
    let annotations = annotations(of: finding)
    let gutter = snippet.gutter(of: annotations)
    var lines = [head(finding), TextLayout.blanks(gutter) + palette.paint("-->", .frame) + " " + place(of: finding)]
    if snippet.source.mayBeQuoted {
      lines.append(snippet.row("", "", gutter: gutter))
      lines += snippet.lines(annotations, gutter: gutter)
    }
    let footnotes = footnotes(on: block, of: results)
    if !footnotes.isEmpty { lines.append(snippet.row("", "", gutter: gutter)) }
    for footnote in footnotes { lines += self.lines(footnote, gutter: gutter) }
    return lines
  }

  /// The lines of a finding by itself.
  func lines(_ merged: MergedFinding, of results: [String]) -> [String] {
    lines(FindingBlock(variants: [merged]), of: results)
  }

  /// A finding as one line: its message, its place and its devices.
  func line(_ block: FindingBlock, of results: [String]) -> String {
    let finding = block.head.finding
    let profiles = block.profiles(among: results)
    let devices = profiles.isEmpty ? "" : " on \(ProfileList.text(profiles, among: results, shortensIDs: true))"
    return head(finding) + palette.paint(" --> ", .frame) + place(of: finding) + TerminalText.escaped(devices)
  }

  /// `graph.json:6:51`.
  private func place(of finding: Finding) -> String {
    "\(TerminalText.escaped(snippet.source.name)):\(snippet.table.position(of: finding.range.lowerBound))"
  }

  private func shortLines(_ block: FindingBlock, of results: [String], after previous: FindingBlock) -> [String] {
    let known = Set(footnotes(on: previous, of: results).map(\.text))
    let gutter = snippet.gutter(of: annotations(of: block.head.finding))
    let rest = footnotes(on: block, of: results).filter { !known.contains($0.text) }
    return [head(block.head.finding)] + rest.flatMap { lines($0, gutter: gutter) }
  }

  private func lines(_ footnote: Footnote, gutter: Int) -> [String] {
    let lead = TextLayout.blanks(gutter + 1) + "= \(footnote.name) "
    let text = TextLayout.hanging(lead, TerminalText.escaped(footnote.text), width: width) { _ in
      palette.paint(TextLayout.blanks(gutter + 1) + "=", .frame) + " " + palette.paint(footnote.name, footnote.style)
        + " "
    }
    // The title of an unsafe fix is enough; a person has to look at it anyway.
    guard let fix = footnote.fix, fix.applicability == .safe else { return text }
    return text + FixPreview(snippet: snippet, gutter: gutter).lines(fix)
  }

  /// A note below the source, with the fix that it offers.
  private struct Footnote {
    let name: String
    let style: Palette.Style
    let text: String
    var fix: Fix?
  }

  /// `error[rule]: message`.
  private func head(_ finding: Finding) -> String {
    let kind = "\(finding.severity.rawValue)[\(TerminalText.escaped(finding.rule.rawValue))]"
    let message = TerminalText.escaped(finding.sentence)
    return palette.paint(kind, finding.severity.style) + palette.paint(": " + message, .strong)
  }

  private func annotations(of finding: Finding) -> [Annotation] {
    let primary = Annotation(
      range: finding.range, label: finding.label, isPrimary: true, style: finding.severity.style)
    return [primary]
      + finding.notes.compactMap { note in
        note.range.map { Annotation(range: $0, label: note.message, isPrimary: false, style: .note) }
      }
  }

  /// How many fixes of only some devices are shown.
  private static let mostOtherFixes = 3

  /// How many ways to say something on other devices are shown.
  private static let mostDifferences = 4

  /// The footnotes below the source: the reason, what to do, and the profiles.
  private func footnotes(on block: FindingBlock, of results: [String]) -> [Footnote] {
    let merged = block.head
    var footnotes: [Footnote] = []
    for note in merged.finding.notes where note.range == nil {
      footnotes.append(Footnote(name: "note:", style: .note, text: note.message))
    }
    if let help = merged.finding.help { footnotes.append(Footnote(name: "help:", style: .help, text: help)) }
    for fix in merged.finding.fixes {
      footnotes.append(Footnote(name: "fix (\(fix.applicability.rawValue)):", style: .help, text: fix.title, fix: fix))
    }
    let others = merged.otherFixes
    for (fix, profiles) in others.prefix(Self.mostOtherFixes) {
      let devices = ProfileList.text(profiles, among: results, shortensIDs: true)
      footnotes.append(
        Footnote(name: "fix (\(fix.applicability.rawValue)):", style: .help, text: "on \(devices): \(fix.title)"))
    }
    let rest = others.count - Self.mostOtherFixes
    if rest > 0 {
      let text = "\(rest) more \(rest == 1 ? "fix" : "fixes") on other devices: --profile shows those of one"
      footnotes.append(Footnote(name: "help:", style: .help, text: text))
    }
    return footnotes + devices(of: block, results)
  }

  /// The devices of a finding, and what it says on other devices than its first.
  private func devices(of block: FindingBlock, _ results: [String]) -> [Footnote] {
    func list(_ profiles: [String]) -> String {
      ProfileList.text(results.filter { profiles.contains($0) }, among: results, shortensIDs: true)
    }
    let (own, others) = block.differences
    if others.isEmpty, block.profiles(among: results).isEmpty { return [] }
    var footnotes = [Footnote(name: "on", style: .note, text: list(own))]
    for other in others.prefix(Self.mostDifferences) {
      footnotes.append(Footnote(name: "on", style: .note, text: "\(list(other.profiles)): \(other.text)"))
    }
    let rest = others.count - Self.mostDifferences
    if rest > 0 {
      let text = "\(rest) more \(rest == 1 ? "wording" : "wordings") on other devices: --profile shows that of one"
      footnotes.append(Footnote(name: "help:", style: .help, text: text))
    }
    return footnotes
  }
}

/// Names some of the profiles of a check.
package enum ProfileList {
  /// `iphone-xs, iphone-xr`; `all but iphone-xs` if that is much shorter.
  ///
  /// With `shortensIDs`, the ids of a long list share their first word.
  package static func text(
    _ some: [String], among all: [String], shortensIDs: Bool = false, name: (String) -> String = { $0 }
  ) -> String {
    let wanted = Set(some)
    let others = all.filter { !wanted.contains($0) }
    if others.isEmpty, some.count > 3 { return "all \(some.count) profiles" }
    let isMost = some.count > 4 && others.count <= 3 && !others.isEmpty
    if isMost { return "all but \(others.map(name).joined(separator: ", "))" }
    guard all.count > DeviceRuns.most else { return some.joined(separator: ", ") }
    return DeviceRuns.text(some, among: all, shortensIDs: shortensIDs, name: name)
  }
}

extension Severity {
  /// The colour of the severity.
  var style: Palette.Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
