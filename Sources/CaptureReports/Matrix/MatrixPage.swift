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
      page += Self.table(matrix, renderer.columns(of: matrix), drawings)
    }
    if !renderer.isSummary {
      let why = matrix.rows.map { definitions(of: $0, report.tool) }.joined()
      if !why.isEmpty { page += "<h2>Reasons</h2>\n<dl>\n\(why)</dl>\n" }
    }
    page += shared.map { section($0) }.joined()
    page += Self.section(of: drawings, matrix)
    if !renderer.isSummary {
      let sure = renderer.sureness(of: report).map { "<p>\(Self.escaped($0))</p>\n" }.joined()
      if !sure.isEmpty { page += "<h2>How sure the answers are</h2>\n\(sure)" }
    }
    let isDrawn = drawings.contains { $0 != nil }
    return Self.page("Capture graphs on devices", page, report.tool, style: isDrawn ? DrawingSVG.style : "")
  }

  /// A page with a title and a body.
  static func page(_ title: String, _ body: String, _ tool: ReportTool, style more: String = "") -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>
    \(style)\(more.isEmpty ? "" : "\n" + more)
    </style>
    </head>
    <body>
    <h1>\(title)</h1>
    \(body)<footer>capplan \(escaped(tool.version))</footer>
    </body>
    </html>

    """
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
  private static func table(_ matrix: Matrix, _ columns: [MatrixColumn], _ drawings: [Drawing?]) -> String {
    let titles = columns.map(\.title)
    let isTall = matrix.rows.count <= mostGraphsAcross && titles.count >= 3
    let isNumbered = !isTall && titles.contains { $0.count > longestHeading }
    let graphs = matrix.rows.indices.map { heading(matrix, $0, isTall ? "col" : "row", drawings) }
    let names = isNumbered ? titles.indices.map { "\($0 + 1)" } : titles
    let devices = names.map { "<th scope=\"\(isTall ? "row" : "col")\">\(escaped($0))</th>" }
    let cells = matrix.rows.indices.map { row in columns.map(\.cells[row]).map { cell($0) } }
    let rows = isTall ? devices.indices.map { device in cells.map { $0[device] } } : cells
    var text = "<div class=\"scroll\">\n<table\(isTall ? " class=\"tall\"" : "")>\n<thead>\n<tr>"
    text += "<th scope=\"col\">\(isTall ? "device" : "graph")</th>"
    text += (isTall ? graphs : devices).joined()
    text += "</tr>\n</thead>\n<tbody>\n"
    for (heading, row) in zip(isTall ? devices : graphs, rows) { text += "<tr>\(heading)\(row.joined())</tr>\n" }
    text += "</tbody>\n</table>\n</div>\n"
    guard isNumbered else { return text }
    return text + "<ol>\n" + titles.map { "<li>\(escaped($0))</li>\n" }.joined() + "</ol>\n"
  }

  private static func cell(_ cell: MatrixCell?) -> String {
    guard let cell else { return "<td></td>" }
    let words = "\(cell.answer.mark)&nbsp;\(escaped(cell.words))"
    let content = cell.reason.map { "<details><summary>\(words)</summary>\(escaped($0))</details>" } ?? words
    return "<td class=\"\(cell.answer.pageClass)\">\(content)</td>"
  }

  /// The graphs as they are drawn, without a device. The anchor stands inside, so that a browser opens it for a link.
  private static func section(of drawings: [Drawing?], _ matrix: Matrix) -> String {
    var text = ""
    for (index, drawing) in drawings.enumerated() {
      guard let drawing else { continue }
      text += "<details><summary>\(escaped(matrix.rows[index].name))</summary>\n"
      text +=
        "<div class=\"scroll\" id=\"drawing-\(index + 1)\">\n\(DrawingSVG.text(of: drawing, isPart: true))</div>\n"
      text += "</details>\n"
    }
    return text.isEmpty ? "" : "<h2>Graphs</h2>\n" + text
  }

  private static func heading(_ matrix: Matrix, _ index: Int, _ scope: String, _ drawings: [Drawing?]) -> String {
    let name = escaped(matrix.rows[index].name)
    let isDrawn = drawings.indices.contains(index) && drawings[index] != nil
    return "<th scope=\"\(scope)\">\(isDrawn ? "<a href=\"#drawing-\(index + 1)\">\(name)</a>" : name)</th>"
  }

  private func definitions(of row: Matrix.Row, _ tool: ReportTool) -> String {
    let title = "<dt>\(Self.escaped(row.name))</dt>\n"
    if let fault = row.fault { return title + "<dd>\(Self.escaped(fault))</dd>\n" }
    let own = renderer.reasonGroups(of: row, tool).map { answer, words, devices, reason in
      "<dd><span class=\"\(answer.pageClass)\">\(Self.escaped(words))</span> on "
        + "\(Self.escaped(devices)): \(Self.escaped(reason))</dd>\n"
    }
    let all = own + row.sharedWords(tool).map { "<dd>\(Self.escaped($0))</dd>\n" }
    return all.isEmpty ? "" : title + all.joined()
  }

  private func section(_ report: CommonPlanReport) -> String {
    let title = "<h2>\(Self.escaped(report.name)), one configuration for all</h2>\n"
    if let reason = report.reason { return title + "<p>None: \(Self.escaped(reason)).</p>\n" }
    guard case .plan(let plan) = report.outcome else { return title }
    let cameras = plan.configurations.map { "<li>\(Self.escaped([$0].words))</li>\n" }.joined()
    let doubt = plan.isProven ? "" : "<p>\(CommonPlanReport.doubt)</p>\n"
    let rows = plan.costs.map { profile, costs in
      "<tr><th scope=\"row\">\(Self.escaped(profile))</th><td>\(Self.escaped(Figure.interval(costs.hardware.total)))</td>"
        + "<td>\(Self.escaped(costs.pressure.map { Figure.interval($0.total) } ?? "none"))</td></tr>\n"
    }.joined()
    return title
      + "<ul>\n\(cameras)</ul>\n\(doubt)<div class=\"scroll\">\n<table>\n<thead>\n<tr><th scope=\"col\">on</th>"
      + "<th scope=\"col\">hardwareCost</th><th scope=\"col\">systemPressureCost</th></tr>\n</thead>\n<tbody>\n"
      + "\(rows)</tbody>\n</table>\n</div>\n"
      + (plan.budgetRemark(renderer.budgets).map { "<p>\(Self.escaped($0))</p>\n" } ?? "")
  }

  /// A text of the input as text of a page.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return LogCommand.disarmed(result, hash: "&#35;")
  }

  private static let style = """
    :root { color-scheme: light dark; --edge: #8884; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 1rem auto; max-width: 80rem; padding: 0 1rem; }
    ol { margin: .6rem 0; padding-left: 1.8rem; }
    h1 { font-size: 1.2rem; margin: 0; } h2 { font-size: 1.05rem; margin: 1.6rem 0 .4rem; }
    .legend { margin: .4rem 0 .8rem; line-height: 2; } p { margin: .4rem 0; }
    .scroll { overflow-x: auto; } .scroll svg { max-width: none; }
    details { margin: .3rem 0; } td details { margin: 0; } summary { cursor: pointer; }
    td details[open] { white-space: normal; min-width: 16rem; max-width: 32rem; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid var(--edge); padding: .3rem .6rem; text-align: left; white-space: nowrap; }
    thead th { vertical-align: bottom; font-weight: 600; white-space: normal; min-width: 4rem; }
    tbody th { font-weight: 600; position: sticky; left: 0; background: Canvas; }
    .tall tbody th { white-space: normal; min-width: 14rem; } .tall td { white-space: normal; }
    .words th, .words td { vertical-align: top; }
    .runs { background: #2da44e33; } .adjusted { background: #bf870033; }
    .cannotRun, .invalid { background: #cf222e33; } .unverified { background: #8883; }
    .likely { border-style: dashed; background-image: repeating-linear-gradient(135deg, transparent 0 6px, #8882 6px 8px); }
    span.likely { border: 1px dashed #888; }
    .legend span, dd span { border-radius: .3rem; padding: .1rem .4rem; white-space: nowrap; }
    dl { margin: 0; } dt { font-weight: 600; margin-top: .8rem; } dd { margin: .3rem 0 .3rem 1rem; }
    dt, dd, li, p { overflow-wrap: anywhere; }
    footer { margin-top: 2rem; opacity: .6; }
    @media (max-width: 40rem) { body { padding: 0 .6rem; } dd { margin-left: 0; } .tall tbody th { min-width: 8rem; } }
    @media print { .scroll { overflow: visible; } }
    """
}

extension Answer {
  /// The CSS classes of the cell on a page.
  fileprivate var pageClass: String { verdict.rawValue + (isLikely ? " likely" : "") }
}
