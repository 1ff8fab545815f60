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
  private let years: [String: Int]
  private let order: [String]
  private let showsAllColumns: Bool

  /// The origins of the devices' budgets.
  let budgets: BudgetOrigins

  /// Whether to leave out the reasons.
  let isSummary: Bool

  /// Whether the text has the facts that verdicts are based on; pages always have them.
  private let showsSources: Bool

  /// A renderer for a terminal with a number of columns; with `isQuiet` it leaves out reasons that aren't failures.
  ///
  /// In a wide matrix, devices with the same verdicts share a column, unless all columns are requested. `names` has the
  /// names of profiles that describe a device, by profile id. `order` is the order of the columns if it differs from
  /// the requested one. `twins` has, for each device, the devices with the same cameras, `years` the year in which it came
  /// out, and `budgets` the origins of their costs. A summary has no reasons. `showsSources` adds to the text
  /// what verdicts are based on.
  public init(
    palette: Palette = .plain, width: Int = 80, isQuiet: Bool = false, names: [String: String] = [:],
    twins: [String: [String]] = [:], years: [String: Int] = [:], order: [String] = [], showsAllColumns: Bool = false,
    isSummary: Bool = false, showsSources: Bool = false, budgets: BudgetOrigins = BudgetOrigins([])
  ) {
    self.palette = palette
    self.width = max(width, 40)
    self.isQuiet = isQuiet
    self.names = names
    self.twins = twins
    self.years = years
    self.order = order
    self.showsAllColumns = showsAllColumns
    self.isSummary = isSummary
    self.showsSources = showsSources
    self.budgets = budgets
  }

  /// Every graph on every device, in the order of the columns.
  func matrix(of report: Report) -> Matrix { Matrix(report, order: order) }

  /// The columns of a page, which is as wide as necessary.
  func columns(of matrix: Matrix) -> [MatrixColumn] {
    showsAllColumns || matrix.profiles.count <= DeviceRuns.most
      ? matrix.columns : matrix.groupedColumns(names: names)
  }

  /// The text for people: how many run, then which devices do, then why the others don't, then how sure that is.
  public func text(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    let readable = report.readable
    // Unreadable files were reported on standard error.
    guard !readable.files.isEmpty else { return "" }
    let matrix = matrix(of: report)
    var blocks = [summary(readable.summary), table(matrix, report.tool)]
    blocks.append(
      undeployable(report, in: matrix).map { TextLayout.wrap(TerminalText.escaped($0), width: width) } ?? [])
    let isListed = isListedByVerdict(matrix, report.tool)
    if !isSummary { blocks += matrix.rows.compactMap { reasons($0, report.tool, isListed: isListed) } }
    blocks += shared.map { CommonPlanText(palette: palette, width: width, budgets: budgets).lines(of: $0) }
    if !isSummary {
      blocks.append(sureness(of: report).flatMap { TextLayout.wrap(TerminalText.escaped($0), width: width) })
    }
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// A table for each graph: what the app leaves out, and on which devices.
  public func omissions(_ report: Report) -> String { MatrixOmissions(renderer: self).text(report) }

  /// The same as a table of Markdown for each graph.
  public func omissionsMarkdown(_ report: Report) -> String { MatrixOmissions(renderer: self).markdown(report) }

  /// The same as one self-contained page.
  public func omissionsPage(_ report: Report) -> String { MatrixOmissions(renderer: self).html(report) }

  /// The same for spreadsheets: a line for each thing on each device.
  public func omissionsCSV(_ report: Report) -> String { MatrixOmissions(renderer: self).csv(report) }

  /// The matrix for other tools, with what each device goes without, graph by graph.
  public func omissionsJSON(_ report: Report) -> String { MatrixOmissions(renderer: self).json(report) }

  /// One self-contained page.
  public func html(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    MatrixPage(renderer: self).text(report, shared)
  }

  /// One line for each graph on each profile, for spreadsheets.
  public func csv(_ report: Report) -> String { MatrixCSV.text(report, budgets: budgets) }

  /// A table for a pull request or a page.
  public func markdown(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    MatrixMarkdown(renderer: self).text(report, shared)
  }

  /// A document for other tools.
  public func json(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    json(report, shared, omissions: [])
  }

  /// The document, with what each device goes without, graph by graph.
  func json(_ report: Report, _ shared: [CommonPlanReport] = [], omissions: [OmissionTable]) -> String {
    let check = JSONRenderer(hasFindings: false, hasReasons: true)
      .contents(of: report, budgetRemark: .some(budgets.remark(on: report)))
    return MatrixJSON.shape.text(
      of: .init(
        check: check, summary: matrixSummary(of: report), omissions: omissions, shared: shared, budgets: budgets))
  }

  /// The verdicts: as a table if it fits, otherwise by graph. Columns are numbered if their headings are too wide.
  private func table(_ matrix: Matrix, _ tool: ReportTool) -> [String] {
    guard !matrix.profiles.isEmpty else { return [] }
    let all = matrix.columns
    let named = lines(of: matrix, all, headings: all.map(\.title), words: \.words)
    if fits(named) { return painted(named) }
    guard !showsAllColumns else { return numbered(matrix, all) }
    // One graph needs no columns.
    if matrix.rows.count == 1 { return devicesByVerdict(of: matrix.rows[0], in: matrix, tool) }
    let groups = matrix.groupedColumns(names: names)
    let grouped = lines(of: matrix, groups, headings: groups.map(\.title), words: \.words)
    return fits(grouped) ? painted(grouped) : numbered(matrix, groups)
  }

  /// One graph's devices, by verdict.
  private func devicesByVerdict(of row: Matrix.Row, in matrix: Matrix, _ tool: ReportTool) -> [String] {
    let cells = row.cells.compactMap { $0 }
    // What is left out stands beside the reason, where there is one. If nothing is connected, it is the camera that is
    // missing.
    func words(_ cell: MatrixCell) -> String {
      cell.answer.isIdle || self.words(of: cell, tool) == nil ? cell.words : cell.answer.words
    }
    var present: [(words: String, answer: Answer)] = []
    for answer in ReportSummary.answerOrder {
      for cell in cells where cell.answer == answer && !present.contains(where: { $0.words == words(cell) }) {
        present.append((words(cell), answer))
      }
    }
    let widest = present.map(\.words.count).filter { $0 <= width / 2 }.max() ?? 0
    let name = TerminalText.escaped(TextLayout.end(of: row.name, upTo: width))
    return [palette.paint(name, .strong)]
      + present.flatMap { title, answer in
        let some = cells.filter { words($0) == title }.map(\.profile)
        let heading = TerminalText.escaped(title)
        let list = TerminalText.escaped(devices(some, among: matrix.profiles))
        guard title.count <= widest else {
          let lines = TextLayout.wrap("  " + heading, width: width).map { palette.paint($0, answer.style) }
          return lines + TextLayout.hanging("    ", list, width: width)
        }
        let lead = "  " + heading + TextLayout.blanks(widest - title.count + 2)
        return TextLayout.hanging(lead, list, width: width) { palette.paint($0, answer.style) }
      }
  }

  /// The table with numbered columns, below a list of their headings.
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
    var bands: [String] = []
    var rest = columns.indices[...]
    while !rest.isEmpty {
      var band = lines(of: matrix, [columns[rest.startIndex]], headings: [numbers[rest.startIndex]], words: \.shortWord)
      var count = 1
      while count < rest.count {
        let some = rest.prefix(count + 1)
        let wider = lines(
          of: matrix, some.map { columns[$0] }, headings: some.map { numbers[$0] }, words: \.shortWord)
        guard fits(wider) else { break }
        (band, count) = (wider, count + 1)
      }
      bands += [""] + painted(band)
      rest = rest.dropFirst(count)
    }
    return legend + bands + meanings(of: columns)
  }

  /// The meanings of the short words that the table uses.
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
      let cells = columns.map { column in column.cells[index].map { words($0) } ?? "-" }
      table.add([TextLayout.end(of: row.name, upTo: width / 2)] + cells)
    }
    return table.lines(indent: 0)
  }

  private func painted(_ lines: [String]) -> [String] {
    [palette.paint(lines[0], .faint)] + lines.dropFirst()
  }

  /// Whether the verdicts of a matrix are listed by verdict, each with its devices.
  private func isListedByVerdict(_ matrix: Matrix, _ tool: ReportTool) -> Bool {
    guard matrix.rows.count == 1, !showsAllColumns, !matrix.profiles.isEmpty else { return false }
    let all = matrix.columns
    return !fits(lines(of: matrix, all, headings: all.map(\.title), words: \.words))
  }

  /// The reasons why a graph doesn't simply run, each once: first those of some devices, then those of all.
  ///
  /// Below a list of devices by verdict, a reason names only the devices of its verdict if these have several.
  private func reasons(_ row: Matrix.Row, _ tool: ReportTool, isListed: Bool) -> [String]? {
    let name = palette.paint(TerminalText.escaped(TextLayout.end(of: row.name, upTo: width)), .strong)
    if let fault = row.fault { return [name] + TextLayout.hanging("  ", TerminalText.escaped(fault), width: width) }
    let groups = reasonGroups(of: row, tool, showsSources: showsSources)
      .filter { !isQuiet || [.cannotRun, .invalid].contains($0.answer.verdict) }
    let cells = row.cells.compactMap { $0 }
    let told = groups.map { group in
      let isWhole = isListed && cells.count { $0.answer == group.answer } == group.count
      return isWhole ? "\(group.words): \(group.reason)" : "\(group.words) on \(group.devices): \(group.reason)"
    }
    let all = told + row.sharedWords(tool)
    guard !all.isEmpty else { return nil }
    return (isListed ? [] : [name])
      + all.flatMap { text in
        TextLayout.wrap(TerminalText.escaped(text), width: width - 4).enumerated().map { index, line in
          TextLayout.blanks(index == 0 ? 2 : 4) + line
        }
      }
  }

  /// Why a cell doesn't simply run, and, if that is asked for, what its verdict is based on.
  private func words(of cell: MatrixCell, _ tool: ReportTool) -> String? {
    showsSources ? cell.words(tool) : cell.cause(tool)
  }

  /// The devices and the reason for each group of a graph's cells, worded the same in every format for people.
  func reasonGroups(
    of row: Matrix.Row, _ tool: ReportTool, showsSources: Bool = true
  ) -> [(answer: Answer, words: String, devices: String, count: Int, reason: String)] {
    let all = row.cells.compactMap { $0?.profile }
    var groups: [(answer: Answer, words: String, profiles: Set<String>, reason: String)] = []
    for (cell, profiles) in row.groups {
      guard let reason = showsSources ? cell.words(tool) : cell.cause(tool) else { continue }
      // Cells that differ only in details that aren't shown look the same to people.
      if let index = groups.firstIndex(where: { $0.words == cell.words && $0.reason == reason }) {
        groups[index].profiles.formUnion(profiles)
      } else {
        groups.append((cell.answer, cell.words, Set(profiles), reason))
      }
    }
    return groups.map { group in
      let some = all.filter { group.profiles.contains($0) }
      return (group.answer, group.words, devices(some, among: all), some.count, group.reason)
    }
  }

  /// The names of some devices, as in the headings of their columns.
  func devices(_ some: [String], among all: [String]) -> String {
    ProfileList.text(some, among: all) { all.count > DeviceRuns.most ? names[$0] ?? $0 : $0 }
  }

  /// How sure the cells are, and how to decide the open ones, one sentence each.
  func sureness(of report: Report) -> [String] {
    let summary = matrixSummary(of: report)
    return [
      summary.basisWords, summary.adviceWords, summary.factWords, summary.openWords { names[$0] ?? $0 },
      budgets.remark(on: billed(in: report)),
    ].compactMap { $0 }
  }

  /// The profiles with costs in the reasons of their cells.
  private func billed(in report: Report) -> [String] {
    report.files.flatMap(\.results).filter { result in
      result.findings.contains { report.tool.rule($0.rule)?.isAboutCosts ?? false }
    }.map(\.profile)
  }

  func matrixSummary(of report: Report) -> MatrixSummary {
    MatrixSummary(report, profiles: matrix(of: report).profiles, devices: Set(names.keys), twins: twins, years: years)
  }

  /// `3 runs, 32 likely runs, 15 unverified · 1 graph on 50 profiles`.
  private func summary(_ summary: ReportSummary) -> [String] {
    let counts = summary.answers.map { "\($0.count) \($0.answer.words)" }
    let text =
      counts.joined(separator: ", ") + " · " + TextLayout.count(summary.files, "graph") + " on "
      + TextLayout.count(summary.profiles, "profile")
    return TextLayout.wrap(text, width: width).map { palette.paint($0, .strong) }
  }
}
