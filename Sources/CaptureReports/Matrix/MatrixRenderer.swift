import CapturePlans

/// Renders every graph against every device.
public struct MatrixRenderer: Sendable {
  private let palette: Palette
  private let width: Int
  private let isQuiet: Bool
  private let names: [String: String]
  private let order: [String]
  private let showsAllColumns: Bool

  /// A renderer for a terminal of so many columns. A quiet one leaves out the reasons that are no failures.
  ///
  /// In a wide matrix devices with the same verdicts share a column, unless all are to be shown; `names` are what people
  /// call them, by their ids, and `order` is that of the columns where they are not those that were asked for.
  public init(
    palette: Palette = .plain, width: Int = 80, isQuiet: Bool = false, names: [String: String] = [:],
    order: [String] = [], showsAllColumns: Bool = false
  ) {
    self.palette = palette
    self.width = max(width, 40)
    self.isQuiet = isQuiet
    self.names = names
    self.order = order
    self.showsAllColumns = showsAllColumns
  }

  /// Every graph on every device, in the order of the columns.
  func matrix(of report: Report) -> Matrix { Matrix(report, order: order) }

  /// The columns of a page, which is as wide as need be.
  func columns(of matrix: Matrix) -> [MatrixColumn] {
    showsAllColumns || matrix.profiles.count <= DeviceRuns.most
      ? matrix.columns : matrix.groupedColumns(names: names)
  }

  /// A table for people, then the reasons, graph by graph.
  public func text(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    let readable = report.readable
    // Unreadable files were reported on standard error.
    guard !readable.files.isEmpty else { return "" }
    let matrix = matrix(of: report)
    var blocks = [table(matrix)]
    blocks += matrix.rows.compactMap(reasons)
    blocks += shared.map { CommonPlanText(palette: palette, width: width).lines(of: $0) }
    blocks.append([summary(readable.summary)])
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The verdicts; columns have numbers if what stands above them is too long for the terminal.
  private func table(_ matrix: Matrix) -> [String] {
    guard !matrix.profiles.isEmpty else { return [] }
    let all = matrix.columns
    let named = lines(of: matrix, all, headings: all.map(\.title), words: \.words)
    if fits(named) { return painted(named) }
    guard !showsAllColumns else { return numbered(matrix, all) }
    let groups = matrix.groupedColumns(names: names)
    let grouped = lines(of: matrix, groups, headings: groups.map(\.title), words: \.words)
    return fits(grouped) ? painted(grouped) : numbered(matrix, groups)
  }

  /// The table under numbers, and what they stand for above it.
  private func numbered(_ matrix: Matrix, _ columns: [MatrixColumn]) -> [String] {
    let numbers = columns.indices.map { "\($0 + 1)" }
    let titles = zip(numbers, columns).map { TerminalText.escaped("\($0) \($1.title)") }
    let isGrouped = columns.count < matrix.profiles.count
    let legend =
      isGrouped
      ? titles.flatMap { TextLayout.hanging("  ", $0, width: width) }
      : TextLayout.flow(titles, separator: ", ", indent: 2, width: width)
    let long = lines(of: matrix, columns, headings: numbers, words: \.words)
    return legend + [""]
      + painted(isGrouped && fits(long) ? long : lines(of: matrix, columns, headings: numbers, words: \.shortWord))
  }

  private func fits(_ lines: [String]) -> Bool { lines.allSatisfy { DisplayWidth.of($0) <= width } }

  private func lines(
    of matrix: Matrix, _ columns: [MatrixColumn], headings: [String], words: (Answer) -> String
  ) -> [String] {
    var table = TextTable([.left] + headings.map { _ in .left })
    table.add(["graph"] + headings)
    for (index, row) in matrix.rows.enumerated() {
      table.add([row.name] + columns.map { column in column.cells[index].map { words($0.answer) } ?? "-" })
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
        let lead = "  \(group.cell.answer.words) on \(TerminalText.escaped(list)): "
        let reason = TerminalText.escaped(group.cell.reason ?? "")
        return TextLayout.wrap(lead + reason, width: width - 4).enumerated().map { index, line in
          TextLayout.blanks(index == 0 ? 2 : 4) + line
        }
      }
  }

  private func summary(_ summary: ReportSummary) -> String {
    let counts = summary.answers.map { palette.paint("\($0.count) \($0.answer.words)", $0.answer.style) }
    return counts.joined(separator: ", ") + " · "
      + TextLayout.count(summary.files, "graph") + " on " + TextLayout.count(summary.profiles, "profile")
  }
}
