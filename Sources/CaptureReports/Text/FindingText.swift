import JSONSource

/// Draws one finding for people.
struct FindingText {
  let snippet: Snippet
  let palette: Palette
  let width: Int

  /// The lines of a finding of a file.
  func lines(_ merged: MergedFinding, of results: [String]) -> [String] {
    let finding = merged.finding
    let annotations = annotations(of: finding)
    let gutter = snippet.gutter(of: annotations)
    let position = snippet.table.position(of: finding.range.lowerBound)
    let path = "\(TerminalText.escaped(snippet.source.name)):\(position)"
    var lines = [head(finding), TextLayout.blanks(gutter) + palette.paint("-->", .frame) + " " + path]
    lines.append(snippet.row("", "", gutter: gutter))
    lines += snippet.lines(annotations, gutter: gutter)
    let remarks = remarks(on: merged, of: results)
    if !remarks.isEmpty { lines.append(snippet.row("", "", gutter: gutter)) }
    for (name, style, text) in remarks {
      let lead = TextLayout.blanks(gutter + 1) + "= \(name) "
      lines += TextLayout.hanging(lead, TerminalText.escaped(text), width: width) { _ in
        palette.paint(TextLayout.blanks(gutter + 1) + "=", .frame) + " " + palette.paint(name, style) + " "
      }
    }
    return lines
  }

  /// `error[rule]: message`.
  private func head(_ finding: Finding) -> String {
    let kind = "\(finding.severity.rawValue)[\(TerminalText.escaped(finding.rule.rawValue))]"
    let message = TerminalText.escaped(finding.message)
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

  /// The remarks below the source: why, what to do, and on which profiles.
  private func remarks(on merged: MergedFinding, of results: [String]) -> [(String, Palette.Style, String)] {
    var remarks: [(String, Palette.Style, String)] = []
    for note in merged.finding.notes where note.range == nil { remarks.append(("note:", .note, note.message)) }
    if let help = merged.finding.help { remarks.append(("help:", .help, help)) }
    for fix in merged.finding.fixes { remarks.append(("fix (\(fix.applicability.rawValue)):", .help, fix.title)) }
    if !merged.profiles.isEmpty {
      remarks.append(("on", .note, ProfileList.text(merged.profiles, among: results)))
    }
    return remarks
  }
}

/// Names some of the profiles of a check.
enum ProfileList {
  /// `iphone-xs, iphone-xr`; `all but iphone-xs` if that is much shorter.
  static func text(_ some: [String], among all: [String]) -> String {
    let others = all.filter { !some.contains($0) }
    if others.isEmpty, some.count > 3 { return "all \(some.count) profiles" }
    let isMost = some.count > 4 && others.count <= 3 && !others.isEmpty
    return isMost ? "all but \(others.joined(separator: ", "))" : some.joined(separator: ", ")
  }
}

extension Severity {
  /// How the severity is coloured.
  var style: Palette.Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
