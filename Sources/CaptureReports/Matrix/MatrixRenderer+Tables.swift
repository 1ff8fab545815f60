import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

// The formats for spreadsheets, pull requests and other tools.
extension MatrixRenderer {
  /// One line for each graph on each profile (RFC 4180, with LF): verdict, reason, and both costs with their bounds.
  public func csv(_ report: Report) -> String {
    var text = "graph,profile,verdict,basis,reason,hardwareCost,hardwareCostLow,hardwareCostHigh,"
    text += "systemPressureCost,systemPressureCostLow,systemPressureCostHigh\n"
    for file in report.files {
      if case .unreadable(let reason) = file.content {
        text += Self.line(
          [TerminalText.escaped(file.name), "", "invalid", "", reason] + [String](repeating: "", count: 6))
      }
      for result in file.results {
        let cell = MatrixCell(result)
        text += Self.line(
          [
            TerminalText.escaped(file.name), cell.profile, cell.verdict.rawValue, result.basis?.rawValue ?? "",
            cell.reason ?? "",
          ]
            + Self.ends(result.costs?.hardware)
            + Self.ends(result.costs?.pressure))
      }
    }
    return text
  }

  private static func ends(_ bill: CostBill?) -> [String] {
    guard let total = bill?.total else { return ["", "", ""] }
    return [total.value, total.low, total.high].map { $0.map { JSONNumber.text(of: $0) } ?? "" }
  }

  private static func line(_ fields: [String]) -> String {
    let quoted = fields.map { text in
      let field = guarded(escaped(text))
      let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
      guard needsQuotes else { return field }
      return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
    return quoted.joined(separator: ",") + "\n"
  }

  /// The text without control characters; line ends are harmless inside quotes.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText.escaped(String($0)) }
      .joined(separator: "\n")
  }

  /// The text of a cell, with an apostrophe in front if a spreadsheet would take it for a formula.
  private static func guarded(_ text: String) -> String {
    guard let first = text.utf8.first, "=+-@".utf8.contains(first) else { return text }
    return "'" + text
  }

  /// A table for a pull request or a page, with the reasons below it.
  public func markdown(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    let matrix = matrix(of: report)
    var text = ""
    if !matrix.profiles.isEmpty {
      let columns = columns(of: matrix)
      // A title that is not an id is prose.
      let titles = columns.map { column in
        matrix.profiles.contains(column.title)
          ? MarkdownText.code(column.title, inTable: true) : MarkdownText.escaped(column.title)
      }
      text += "| graph | " + titles.joined(separator: " | ") + " |\n"
      text += "| --- |" + columns.map { _ in " --- |" }.joined() + "\n"
      for (index, row) in matrix.rows.enumerated() {
        let cells = columns.map(\.cells[index]).map { cell in
          cell.map { "\($0.answer.mark) \($0.answer.words)" } ?? ""
        }
        text += "| \(MarkdownText.code(row.name, inTable: true)) | " + cells.joined(separator: " | ") + " |\n"
      }
    }
    let reasons = matrix.rows.flatMap { row in
      row.fault.map { ["- \(MarkdownText.code(row.name)): \(MarkdownText.escaped($0))\n"] }
        ?? reasonGroups(of: row, report.tool).map { answer, devices, reason in
          "- \(MarkdownText.code(row.name)) \(answer.words) on "
            + MarkdownText.escaped("\(devices): \(reason)") + "\n"
        }
    }
    if !reasons.isEmpty { text += (text.isEmpty ? "" : "\n") + reasons.joined() }
    text += sureness(of: report).map { "\n" + MarkdownText.escaped($0) + "\n" }.joined()
    for report in shared {
      text += "\n**\(MarkdownText.escaped(report.name)), one configuration for all:** \(Self.words(report))\n"
      text += Self.costs(report)
    }
    return text
  }

  private static func words(_ report: CommonPlanReport) -> String {
    if let reason = report.reason { return "none: " + MarkdownText.escaped(reason) }
    guard case .plan(let plan) = report.outcome else { return "" }
    return MarkdownText.escaped(plan.configurations.words)
  }

  /// What one configuration costs on each profile; empty if there is none.
  private static func costs(_ report: CommonPlanReport) -> String {
    guard case .plan(let plan) = report.outcome else { return "" }
    var text = plan.isProven ? "" : "\n\(MarkdownText.escaped(CommonPlanReport.doubt))\n"
    text += "\n| on | hardwareCost | systemPressureCost |\n| --- | --- | --- |\n"
    for (profile, costs) in plan.costs {
      let cells = [costs.hardware.total, costs.pressure?.total].map { $0.map { Figure.interval($0) } ?? "none" }
      text += "| \(MarkdownText.code(profile, inTable: true)) | "
      text += cells.map { MarkdownText.escaped($0) }.joined(separator: " | ") + " |\n"
    }
    return text
  }

  /// A check's report without findings but with the reason for each verdict, for other tools.
  public func json(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    var writer = JSONWriter(style: .indented)
    let renderer = JSONRenderer(hasFindings: false, hasReasons: true)
    writer.object { writer in
      renderer.members(of: report, to: &writer) { writer in matrixSummary(of: report).members(to: &writer) }
      guard !shared.isEmpty else { return }
      writer.array("oneForAll") { writer in
        for report in shared { Self.element(report, to: &writer) }
      }
    }
    writer.endLine()
    return writer.text
  }

  private static func element(_ report: CommonPlanReport, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", report.name)
      writer.member("reason", report.reason)
      guard case .plan(let plan) = report.outcome else {
        return writer.member("configuration", nil as String?)
      }
      writer.member("configuration", plan.configurations.words)
      PlanJSON.member("plan", plan.configurations, to: &writer)
      writer.member("proven", plan.isProven)
      writer.array("profiles") { writer in
        for (profile, costs) in plan.costs {
          writer.object { writer in
            writer.member("profile", profile)
            CostJSON.member("hardwareCost", costs.hardware.total, to: &writer)
            CostJSON.member("systemPressureCost", costs.pressure?.total, to: &writer)
          }
        }
      }
    }
  }
}
