import CaptureSession
import JSONSource
import CapturePlans

/// Writes a matrix as one self-contained page: no script, no font, no picture.
struct MatrixPage {
  let renderer: MatrixRenderer

  /// The page.
  func text(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    let matrix = renderer.matrix(of: report)
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Capture graphs on devices</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>Capture graphs on devices</h1>

      """
    let legend = Self.legend(report.readable.summary)
    if !legend.isEmpty { page += "<p>\(legend)</p>\n" }
    page += renderer.sureness(of: report).map { "<p>\(Self.escaped($0))</p>\n" }.joined()
    if !matrix.profiles.isEmpty { page += Self.table(matrix, renderer.columns(of: matrix)) }
    let why = matrix.rows.map { reasons($0, report.tool) }.joined()
    if !why.isEmpty { page += "<h2>Reasons</h2>\n<dl>\n\(why)</dl>\n" }
    page += shared.map { section($0) }.joined()
    return page + "<footer>capplan \(Self.escaped(report.tool.version))</footer>\n</body>\n</html>\n"
  }

  private static func legend(_ summary: ReportSummary) -> String {
    summary.answers.map { answer, count in
      "<span class=\"\(answer.pageClass)\">\(answer.mark) \(count) \(answer.words)</span>"
    }.joined(separator: " ")
  }

  private static func table(_ matrix: Matrix, _ columns: [MatrixColumn]) -> String {
    var text = "<div class=\"scroll\">\n<table>\n<thead>\n<tr><th scope=\"col\">graph</th>"
    text += columns.map { "<th scope=\"col\"><span>\(escaped($0.title))</span></th>" }.joined()
    text += "</tr>\n</thead>\n<tbody>\n"
    for (index, row) in matrix.rows.enumerated() {
      text += "<tr><th scope=\"row\">\(escaped(row.name))</th>"
      text += columns.map(\.cells[index]).map { cell in
        guard let cell else { return "<td></td>" }
        let title = cell.reason.map { " title=\"\(escaped($0))\"" } ?? ""
        return "<td class=\"\(cell.answer.pageClass)\"\(title)>\(cell.answer.mark) \(escaped(cell.words))</td>"
      }.joined()
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n</div>\n"
  }

  private func reasons(_ row: Matrix.Row, _ tool: ReportTool) -> String {
    let title = "<dt>\(Self.escaped(row.name))</dt>\n"
    if let fault = row.fault { return title + "<dd>\(Self.escaped(fault))</dd>\n" }
    let groups = renderer.reasonGroups(of: row, tool)
    guard !groups.isEmpty else { return "" }
    return title
      + groups.map { answer, words, devices, reason in
        "<dd><span class=\"\(answer.pageClass)\">\(Self.escaped(words))</span> on "
          + "\(Self.escaped(devices)): \(Self.escaped(reason))</dd>\n"
      }.joined()
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

  private static func escaped(_ text: String) -> String {
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
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
    h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid var(--edge); padding: .3rem .6rem; text-align: left; white-space: nowrap; }
    thead th { vertical-align: bottom; font-weight: 600; white-space: normal; min-width: 6rem; }
    tbody th { font: 600 .9rem ui-monospace, monospace; position: sticky; left: 0; background: Canvas; }
    .runs { background: #2da44e33; } .adjusted { background: #bf870033; }
    .cannotRun, .invalid { background: #cf222e33; } .unverified { background: #8883; }
    .likely { border-style: dashed; background-image: repeating-linear-gradient(135deg, transparent 0 6px, #8882 6px 8px); }
    span.likely { border: 1px dashed #888; }
    p span, dd span { border-radius: .3rem; padding: .1rem .4rem; }
    dt { font: 600 .9rem ui-monospace, monospace; margin-top: .8rem; } dd { margin: .2rem 0 .2rem 1rem; }
    footer { margin-top: 2rem; opacity: .6; }
    @media print { .scroll { overflow: visible; } }
    """
}

extension Answer {
  /// The CSS classes of the cell on a page.
  fileprivate var pageClass: String { verdict.rawValue + (isLikely ? " likely" : "") }
}
