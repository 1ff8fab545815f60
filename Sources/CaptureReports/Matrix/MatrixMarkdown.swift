import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// Writes a matrix for a pull request or a page.
struct MatrixMarkdown {
  let renderer: MatrixRenderer

  /// A table, with the reasons below it.
  func text(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    let matrix = renderer.matrix(of: report)
    var text = ""
    if !matrix.profiles.isEmpty {
      let columns = renderer.columns(of: matrix)
      // A title that isn't an id is set as text.
      let titles = columns.map { column in
        matrix.profiles.contains(column.title)
          ? MarkdownText.code(column.title, inTable: true) : MarkdownText.escaped(column.title)
      }
      text += "| graph | " + titles.joined(separator: " | ") + " |\n"
      text += "| --- |" + columns.map { _ in " --- |" }.joined() + "\n"
      for (index, row) in matrix.rows.enumerated() {
        let cells = columns.map(\.cells[index]).map { cell in
          cell.map { "\($0.answer.mark) \(MarkdownText.escaped($0.words))" } ?? ""
        }
        text += "| \(MarkdownText.code(row.name, inTable: true)) | " + cells.joined(separator: " | ") + " |\n"
      }
    }
    text += renderer.undeployable(report, in: matrix).map { "\n" + MarkdownText.escaped($0) + "\n" } ?? ""
    let reasons = renderer.isSummary ? [] : matrix.rows.flatMap { listItems(of: $0, report.tool) }
    if !reasons.isEmpty { text += (text.isEmpty ? "" : "\n") + reasons.joined() }
    if !renderer.isSummary {
      text += renderer.sureness(of: report).map { "\n" + MarkdownText.escaped($0) + "\n" }.joined()
    }
    for report in shared {
      text += "\n**\(MarkdownText.escaped(report.name)), \(report.title):** \(Self.words(report))\n"
      text += costs(report)
    }
    return text
  }

  /// The reasons why a graph doesn't simply run, as items of a list.
  private func listItems(of row: Matrix.Row, _ tool: ReportTool) -> [String] {
    let name = MarkdownText.code(row.name)
    if let fault = row.fault { return ["- \(name): \(MarkdownText.escaped(fault))\n"] }
    let own = renderer.reasonGroups(of: row, tool).map { _, words, devices, _, reason in
      "- \(name) \(MarkdownText.escaped(words)) on " + MarkdownText.escaped("\(devices): \(reason)") + "\n"
    }
    return own + row.sharedWords(tool).map { "- \(name) \(MarkdownText.escaped($0))\n" }
  }

  private static func words(_ report: CommonPlanReport) -> String {
    if let reason = report.reason { return "none: " + MarkdownText.escaped(reason) }
    guard case .plan(let plan) = report.outcome else { return "" }
    return MarkdownText.escaped(plan.configurations.words)
  }

  /// The costs of the one configuration on each profile; empty if there is none.
  private func costs(_ report: CommonPlanReport) -> String {
    guard case .plan(let plan) = report.outcome else { return "" }
    var text = report.remarks.map { "\n\(MarkdownText.escaped($0))\n" }.joined()
    text += "\n| on | hardwareCost | systemPressureCost |\n| --- | --- | --- |\n"
    for (profile, costs) in plan.costs {
      let cells = [costs.hardware.total, costs.pressure?.total].map { $0.map { Figure.interval($0) } ?? "none" }
      text += "| \(MarkdownText.code(profile, inTable: true)) | "
      text += cells.map { MarkdownText.escaped($0) }.joined(separator: " | ") + " |\n"
    }
    return text + (plan.budgetRemark(renderer.budgets).map { "\n\(MarkdownText.escaped($0))\n" } ?? "")
  }
}
