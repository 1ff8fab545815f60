import CapturePlans
import JSONSource
import RuleKit

/// Renders every graph against every device.
public struct MatrixRenderer: Sendable {
  let palette: Palette
  let width: Int
  private let isQuiet: Bool
  private let names: [String: String]
  private let twins: [String: [String]]
  private let order: [String]
  private let showsAllColumns: Bool

  /// Where the budgets of the devices come from.
  let budgets: BudgetOrigins

  /// A renderer for a terminal with a number of columns; a quiet one leaves out reasons that are not failures.
  ///
  /// In a wide matrix, devices with the same verdicts share a column, unless all columns are requested. `names` has the
  /// names of profiles that describe a device, by profile id. `order` is the order of the columns if it is not the
  /// requested one. `twins` has, for each device, the devices with the same cameras, and `budgets` where their costs come
  /// from.
  public init(
    palette: Palette = .plain, width: Int = 80, isQuiet: Bool = false, names: [String: String] = [:],
    twins: [String: [String]] = [:], order: [String] = [], showsAllColumns: Bool = false,
    budgets: BudgetOrigins = BudgetOrigins([])
  ) {
    self.palette = palette
    self.width = max(width, 40)
    self.isQuiet = isQuiet
    self.names = names
    self.twins = twins
    self.order = order
    self.showsAllColumns = showsAllColumns
    self.budgets = budgets
  }

  /// Every graph on every device, in the order of the columns.
  func matrix(of report: Report) -> Matrix { Matrix(report, order: order) }

  /// The columns of a page, which is as wide as necessary.
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
    blocks += matrix.rows.compactMap { reasons($0, report.tool) }
    blocks += shared.map { CommonPlanText(palette: palette, width: width, budgets: budgets).lines(of: $0) }
    blocks.append(
      [summary(readable.summary)]
        + sureness(of: report).flatMap { TextLayout.hanging("", TerminalText.escaped($0), width: width) })
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// One self-contained page.
  public func html(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    MatrixPage(renderer: self).text(report, shared)
  }

  /// One line for each graph on each profile, for spreadsheets.
  public func csv(_ report: Report) -> String { MatrixCSV.text(report) }

  /// A table for a pull request or a page.
  public func markdown(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    MatrixMarkdown(renderer: self).text(report, shared)
  }

  /// A document for other tools.
  public func json(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    MatrixJSON(renderer: self).text(report, shared)
  }

  /// The verdicts; columns are numbered if their headings are too wide for the terminal.
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

  /// The table with numbered columns, below a list of what the numbers stand for.
  private func numbered(_ matrix: Matrix, _ columns: [MatrixColumn]) -> [String] {
    let numbers = columns.indices.map { "\($0 + 1)" }
    let titles = zip(numbers, columns).map { TerminalText.escaped("\($0) \($1.title)") }
    let isGrouped = columns.count < matrix.profiles.count
    let legend =
      isGrouped
      ? titles.flatMap { TextLayout.hanging("  ", $0, width: width) }
      : TextLayout.flow(titles, separator: ", ", indent: 2, width: width)
    let long = lines(of: matrix, columns, headings: numbers, words: \.words)
    if isGrouped, fits(long) { return legend + [""] + painted(long) }
    let short = lines(of: matrix, columns, headings: numbers, words: \.shortWord)
    return legend + [""] + painted(short) + meanings(of: columns)
  }

  /// What the short words in a table mean, limited to words that it uses.
  private func meanings(of columns: [MatrixColumn]) -> [String] {
    let cells = columns.flatMap(\.cells)
    let answers = Set(cells.compactMap { $0?.answer })
    var meanings = ReportSummary.answerOrder.filter { answers.contains($0) && $0.shortWord != $0.words }
      .map { "\($0.shortWord): \($0.words)" }
    if cells.contains(where: { $0.map { !$0.without.isEmpty } ?? false }) {
      meanings.append("*: leaves something out (--without lists it)")
    }
    if cells.contains(where: { $0 == nil }) { meanings.append("-: not judged") }
    guard !meanings.isEmpty else { return [] }
    return [""] + TextLayout.flow(meanings, separator: ", ", indent: 2, width: width)
  }

  private func fits(_ lines: [String]) -> Bool { lines.allSatisfy { DisplayWidth.of($0) <= width } }

  private func lines(
    of matrix: Matrix, _ columns: [MatrixColumn], headings: [String], words: (MatrixCell) -> String
  ) -> [String] {
    var table = TextTable([.left] + headings.map { _ in .left })
    table.add(["graph"] + headings)
    for (index, row) in matrix.rows.enumerated() {
      table.add([row.name] + columns.map { column in column.cells[index].map { words($0) } ?? "-" })
    }
    return table.lines(indent: 0)
  }

  private func painted(_ lines: [String]) -> [String] {
    [palette.paint(lines[0], .faint)] + lines.dropFirst()
  }

  /// Why a graph does not simply run, with each reason once.
  private func reasons(_ row: Matrix.Row, _ tool: ReportTool) -> [String]? {
    let name = palette.paint(TerminalText.escaped(row.name), .strong)
    if let fault = row.fault { return [name] + TextLayout.hanging("  ", TerminalText.escaped(fault), width: width) }
    let groups = reasonGroups(of: row, tool).filter { !isQuiet || [.cannotRun, .invalid].contains($0.answer.verdict) }
    guard !groups.isEmpty else { return nil }
    return [name]
      + groups.flatMap { group in
        let text = "\(group.words) on \(group.devices): \(group.reason)"
        return TextLayout.wrap(TerminalText.escaped(text), width: width - 4).enumerated().map { index, line in
          TextLayout.blanks(index == 0 ? 2 : 4) + line
        }
      }
  }

  /// The devices and the reason for each group of a graph's cells, worded the same in every format for people.
  func reasonGroups(
    of row: Matrix.Row, _ tool: ReportTool
  ) -> [(answer: Answer, words: String, devices: String, reason: String)] {
    let all = row.cells.compactMap { $0?.profile }
    var groups: [(answer: Answer, words: String, profiles: Set<String>, reason: String)] = []
    for (cell, profiles) in row.groups {
      guard let reason = cell.words(tool) else { continue }
      // Cells that differ only in what is not shown look the same to people.
      if let index = groups.firstIndex(where: { $0.words == cell.words && $0.reason == reason }) {
        groups[index].profiles.formUnion(profiles)
      } else {
        groups.append((cell.answer, cell.words, Set(profiles), reason))
      }
    }
    return groups.map { group in
      (group.answer, group.words, devices(all.filter { group.profiles.contains($0) }, among: all), group.reason)
    }
  }

  /// The names of some devices, as in the headings of their columns.
  func devices(_ some: [String], among all: [String]) -> String {
    ProfileList.text(some, among: all) { all.count > DeviceRuns.most ? names[$0] ?? $0 : $0 }
  }

  /// How sure the cells are, and what would decide the open ones, one sentence each.
  func sureness(of report: Report) -> [String] {
    let summary = matrixSummary(of: report)
    return [
      summary.basisWords, summary.factWords, summary.openWords { names[$0] ?? $0 },
      budgets.remark(on: billed(in: report)),
    ].compactMap { $0 }
  }

  /// The profiles of cells whose reasons tell costs.
  private func billed(in report: Report) -> [String] {
    report.files.flatMap(\.results).filter { result in
      result.findings.contains { report.tool.rule($0.rule)?.isAboutCosts ?? false }
    }.map(\.profile)
  }

  func matrixSummary(of report: Report) -> MatrixSummary {
    MatrixSummary(report, profiles: matrix(of: report).profiles, devices: Set(names.keys), twins: twins)
  }

  private func summary(_ summary: ReportSummary) -> String {
    let counts = summary.answers.map { palette.paint("\($0.count) \($0.answer.words)", $0.answer.style) }
    return counts.joined(separator: ", ") + " · "
      + TextLayout.count(summary.files, "graph") + " on " + TextLayout.count(summary.profiles, "profile")
  }
}
