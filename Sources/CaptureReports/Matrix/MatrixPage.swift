import CaptureSession
import JSONSource
import CapturePlans

/// Writes a matrix as one self-contained page, with a drawing of each graph: no script, no font, nothing from elsewhere.
struct MatrixPage {
  let renderer: MatrixRenderer

  /// The page.
  func text(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    let matrix = renderer.matrix(of: report)
    let drawings = renderer.isSummary ? [] : report.files.map { $0.drawn }
    var page = ""
    let legend = Self.legend(report.readable.summary)
    if !legend.isEmpty { page += "<p class=\"legend\">\(legend)</p>\n" }
    if !matrix.profiles.isEmpty {
      page += table(matrix, renderer.columns(of: matrix), drawings, report.tool)
    }
    if !renderer.isSummary {
      let why = matrix.rows.map { definitions(of: $0, report.tool) }.joined()
      if !why.isEmpty { page += "<h2>Reasons</h2>\n<dl>\n\(why)</dl>\n" }
    }
    page += shared.map { section($0) }.joined()
    page += Self.section(of: drawings, matrix)
    if !renderer.isSummary {
      let sure = renderer.sureness(of: report).map { "<p>\(HTMLPage.escaped($0))</p>\n" }.joined()
      if !sure.isEmpty { page += "<h2>How sure the answers are</h2>\n\(sure)" }
    }
    let isDrawn = drawings.contains { $0 != nil }
    return HTMLPage.page("Capture graphs on devices", page, report.tool, style: isDrawn ? DrawingSVG.style : "")
  }

  private static func legend(_ summary: ReportSummary) -> String {
    summary.answers.map { answer, count in
      "<span class=\"\(answer.pageClass)\">\(answer.mark) \(count) \(answer.words)</span>"
    }.joined(separator: " ")
  }

  /// The most graphs shown side by side.
  private static let mostGraphsAcross = 8

  /// The longest heading that isn't replaced by a number.
  private static let longestHeading = 24

  /// The verdicts. A few graphs on many devices get a line for each device, which fits a narrow screen. Otherwise long
  /// device names are replaced by numbers and listed below the table.
  private func table(
    _ matrix: Matrix, _ columns: [MatrixColumn], _ drawings: [Drawing?], _ tool: ReportTool
  ) -> String {
    let titles = columns.map(\.title)
    let isTall = matrix.rows.count <= Self.mostGraphsAcross && titles.count >= 3
    let isNumbered = !isTall && titles.contains { $0.count > Self.longestHeading }
    let graphs = matrix.rows.indices.map { Self.heading(matrix, $0, isTall ? "col" : "row", drawings) }
    let names = isNumbered ? titles.indices.map { "\($0 + 1)" } : titles
    let devices = names.map { "<th scope=\"\(isTall ? "row" : "col")\">\(HTMLPage.escaped($0))</th>" }
    let cells = matrix.rows.indices.map { row in
      columns.map { column in Self.cell(column.cells[row], reasons(matrix.rows[row], column.profiles, matrix, tool)) }
    }
    let rows = isTall ? devices.indices.map { device in cells.map { $0[device] } } : cells
    var text = "<div class=\"scroll\">\n<table\(isTall ? " class=\"tall\"" : "")>\n<thead>\n<tr>"
    text += "<th scope=\"col\">\(isTall ? "device" : "graph")</th>"
    text += (isTall ? graphs : devices).joined()
    text += "</tr>\n</thead>\n<tbody>\n"
    for (heading, row) in zip(isTall ? devices : graphs, rows) { text += "<tr>\(heading)\(row.joined())</tr>\n" }
    text += "</tbody>\n</table>\n</div>\n"
    guard isNumbered else { return text }
    return text + "<ol>\n" + titles.map { "<li>\(HTMLPage.escaped($0))</li>\n" }.joined() + "</ol>\n"
  }

  private static func cell(_ cell: MatrixCell?, _ reasons: [String]) -> String {
    guard let cell else { return "<td></td>" }
    var content = "\(cell.answer.mark)&nbsp;\(HTMLPage.escaped(cell.words))"
    if !reasons.isEmpty {
      let text = reasons.map { HTMLPage.escaped($0) }.joined(separator: "<br>")
      content = "<details><summary>\(content)</summary>\(text)</details>"
    }
    return "<td class=\"\(cell.answer.pageClass)\">\(content)</td>"
  }

  /// The reasons on the devices of one column, a sentence each; devices with different reasons are named.
  private func reasons(_ row: Matrix.Row, _ devices: [String], _ matrix: Matrix, _ tool: ReportTool) -> [String] {
    var groups: [(reason: String, devices: [String])] = []
    for device in devices {
      guard let index = matrix.profiles.firstIndex(of: device), let cell = row.cells[index] else { continue }
      let isRefused = [.cannotRun, .invalid].contains(cell.verdict)
      let all = [cell.cause(tool)].compactMap { $0 } + (isRefused ? row.shared.map { tool.titled($0) } : [])
      let reason = all.joined(separator: "; ")
      if let group = groups.firstIndex(where: { $0.reason == reason }) {
        groups[group].devices.append(device)
      } else {
        groups.append((reason, [device]))
      }
    }
    let told = groups.filter { !$0.reason.isEmpty }
    guard groups.count > 1 else { return told.map(\.reason) }
    return told.map { "\(renderer.devices($0.devices, among: matrix.profiles)): \($0.reason)" }
  }

  /// The graphs as they are drawn, without a device. The anchor stands inside, so that a browser opens it for a link.
  private static func section(of drawings: [Drawing?], _ matrix: Matrix) -> String {
    var text = ""
    for (index, drawing) in drawings.enumerated() {
      guard let drawing else { continue }
      text += "<details><summary>\(HTMLPage.escaped(matrix.rows[index].name))</summary>\n"
      text +=
        "<div class=\"scroll\" id=\"drawing-\(index + 1)\">\n\(DrawingSVG.text(of: drawing, isPart: true))</div>\n"
      text += "</details>\n"
    }
    return text.isEmpty ? "" : "<h2>Graphs</h2>\n" + text
  }

  private static func heading(_ matrix: Matrix, _ index: Int, _ scope: String, _ drawings: [Drawing?]) -> String {
    let name = HTMLPage.escaped(matrix.rows[index].name)
    let isDrawn = drawings.indices.contains(index) && drawings[index] != nil
    return "<th scope=\"\(scope)\">\(isDrawn ? "<a href=\"#drawing-\(index + 1)\">\(name)</a>" : name)</th>"
  }

  private func definitions(of row: Matrix.Row, _ tool: ReportTool) -> String {
    let title = "<dt>\(HTMLPage.escaped(row.name))</dt>\n"
    if let fault = row.fault { return title + "<dd>\(HTMLPage.escaped(fault))</dd>\n" }
    let own = renderer.reasonGroups(of: row, tool).map { answer, words, devices, _, reason in
      "<dd><span class=\"\(answer.pageClass)\">\(HTMLPage.escaped(words))</span> on "
        + "\(HTMLPage.escaped(devices)): \(HTMLPage.escaped(reason))</dd>\n"
    }
    let all = own + row.sharedWords(tool).map { "<dd>\(HTMLPage.escaped($0))</dd>\n" }
    return all.isEmpty ? "" : title + all.joined()
  }

  private func section(_ report: CommonPlanReport) -> String {
    let title = "<h2>\(HTMLPage.escaped(report.name)), \(report.title)</h2>\n"
    if let reason = report.reason { return title + "<p>None: \(HTMLPage.escaped(reason)).</p>\n" }
    guard case .plan(let plan) = report.outcome else { return title }
    let cameras = plan.configurations.map { "<li>\(HTMLPage.escaped([$0].words))</li>\n" }.joined()
    let remarks = report.remarks.map { "<p>\(HTMLPage.escaped($0))</p>\n" }.joined()
    let rows = plan.costs.map { profile, costs in
      "<tr><th scope=\"row\">\(HTMLPage.escaped(profile))</th><td>\(HTMLPage.escaped(Figure.interval(costs.hardware.total)))</td>"
        + "<td>\(HTMLPage.escaped(costs.pressure.map { Figure.interval($0.total) } ?? "none"))</td></tr>\n"
    }.joined()
    return title
      + "<ul>\n\(cameras)</ul>\n\(remarks)<div class=\"scroll\">\n<table>\n<thead>\n<tr><th scope=\"col\">on</th>"
      + "<th scope=\"col\">hardwareCost</th><th scope=\"col\">systemPressureCost</th></tr>\n</thead>\n<tbody>\n"
      + "\(rows)</tbody>\n</table>\n</div>\n"
      + (plan.budgetRemark(renderer.budgets).map { "<p>\(HTMLPage.escaped($0))</p>\n" } ?? "")
  }
}

extension Answer {
  /// The CSS classes of the cell on a page.
  fileprivate var pageClass: String { verdict.rawValue + (isLikely ? " likely" : "") }
}
