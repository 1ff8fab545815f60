import CapturePlans

/// Renders every graph against every device.
public struct MatrixRenderer: Sendable {
  private let palette: Palette
  private let width: Int
  private let isQuiet: Bool

  /// A renderer for a terminal of so many columns. A quiet one leaves out the reasons that are no failures.
  public init(palette: Palette = .plain, width: Int = 80, isQuiet: Bool = false) {
    self.palette = palette
    self.width = max(width, 40)
    self.isQuiet = isQuiet
  }

  /// A table for people, then the reasons, graph by graph.
  public func text(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    let readable = report.readable
    // Unreadable files were reported on standard error.
    guard !readable.files.isEmpty else { return "" }
    let matrix = Matrix(report)
    var blocks = [table(matrix)]
    blocks += matrix.rows.compactMap(reasons)
    blocks += shared.map { CommonPlanText(palette: palette, width: width).lines(of: $0) }
    blocks.append([summary(readable.summary)])
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The verdicts; columns have numbers if the ids of the profiles are too long for the terminal.
  private func table(_ matrix: Matrix) -> [String] {
    guard !matrix.profiles.isEmpty else { return [] }
    let named = lines(of: matrix, headings: matrix.profiles, words: \.words)
    if named.allSatisfy({ DisplayWidth.of($0) <= width }) { return painted(named) }
    let numbers = matrix.profiles.indices.map { "\($0 + 1)" }
    let legend = zip(numbers, matrix.profiles).map { "\($0) \($1)" }
    let short = lines(of: matrix, headings: numbers, words: \.shortWord)
    return TextLayout.flow(legend.map { TerminalText.escaped($0) }, separator: ", ", indent: 2, width: width) + [""]
      + painted(short)
  }

  private func lines(of matrix: Matrix, headings: [String], words: (Verdict) -> String) -> [String] {
    var table = TextTable([.left] + headings.map { _ in .left })
    table.add(["graph"] + headings)
    for row in matrix.rows {
      table.add([row.name] + row.cells.map { cell in cell.map { words($0.verdict) } ?? "-" })
    }
    return table.lines(indent: 0)
  }

  private func painted(_ lines: [String]) -> [String] {
    [palette.paint(lines[0], .faint)] + lines.dropFirst()
  }

  /// Why a graph does not simply run, each reason once.
  private func reasons(_ row: Matrix.Row) -> [String]? {
    let name = palette.paint(TerminalText.escaped(row.name), .strong)
    if let fault = row.fault { return [name] + TextLayout.hanging("  ", TerminalText.escaped(fault), width: width) }
    let told: [Verdict] = isQuiet ? [.cannotRun, .invalid] : [.adjusted, .cannotRun, .unverified, .invalid]
    let groups = row.groups.filter { told.contains($0.cell.verdict) }
    guard !groups.isEmpty else { return nil }
    return [name]
      + groups.flatMap { group in
        let list = ProfileList.text(group.profiles, among: row.cells.compactMap { $0?.profile })
        let lead = "  \(group.cell.verdict.words) on \(TerminalText.escaped(list)): "
        let reason = TerminalText.escaped(group.cell.reason ?? "")
        return TextLayout.wrap(lead + reason, width: width - 4).enumerated().map { index, line in
          TextLayout.blanks(index == 0 ? 2 : 4) + line
        }
      }
  }

  private func summary(_ summary: ReportSummary) -> String {
    let counts = ReportSummary.verdictOrder.compactMap { verdict -> String? in
      let count = summary.count(of: verdict)
      return count == 0 ? nil : palette.paint("\(count) \(verdict.words)", verdict.style)
    }
    return counts.joined(separator: ", ") + " · "
      + TextLayout.count(summary.files, "graph") + " on " + TextLayout.count(summary.profiles, "profile")
  }
}

extension Verdict {
  /// The verdict in one short word.
  var shortWord: String {
    switch self {
    case .runs: "runs"
    case .adjusted: "adj"
    case .cannotRun: "no"
    case .unverified: "?"
    case .invalid: "bad"
    }
  }
}
