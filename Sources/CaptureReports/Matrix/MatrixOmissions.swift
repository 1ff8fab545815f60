import CaptureModel
import CapturePlans

/// Writes what each device goes without, in place of the verdicts.
struct MatrixOmissions {
  let renderer: MatrixRenderer

  private func tables(of report: Report) -> [OmissionTable] {
    let profiles = renderer.matrix(of: report).profiles
    return report.readable.files.compactMap { OmissionTable($0, order: profiles) }
  }

  /// A table for each graph: what the app leaves out, and on which devices.
  func text(_ report: Report) -> String {
    let all = renderer.matrix(of: report).profiles
    return tables(of: report).map { table in
      let lines = rows(of: table, among: all).flatMap { row in
        TextLayout.hanging(
          "  \(TerminalText.escaped(row.title)): ", TerminalText.escaped(row.devices + row.because),
          width: renderer.width)
      }
      return ([renderer.palette.paint(TerminalText.escaped(table.name), .strong)] + lines).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// A line of a table in words.
  private struct Line {
    let title: String
    let devices: String
    let reason: String

    /// The reason after a colon.
    var because: String { reason.isEmpty ? "" : ": " + reason }
  }

  private func rows(of table: OmissionTable, among all: [String]) -> [Line] {
    let rows = table.rows.map { row in
      Line(
        title: (row.reason == nil ? "not known: " : "without ") + row.title,
        devices: renderer.devices(row.profiles, among: all),
        reason: row.reason ?? "")
    }
    let others = [("with everything", table.complete), ("cannot run at all", table.refused)]
    return rows
      + others.filter { !$0.1.isEmpty }.map {
        Line(title: $0.0, devices: renderer.devices($0.1, among: all), reason: "")
      }
  }

  /// The same as a table of Markdown for each graph.
  func markdown(_ report: Report) -> String {
    let all = renderer.matrix(of: report).profiles
    return tables(of: report).map { table in
      let lines = rows(of: table, among: all).map { row in
        "| " + [row.title, row.devices, row.reason].map { MarkdownText.escaped($0) }.joined(separator: " | ") + " |\n"
      }
      return "**\(MarkdownText.code(table.name))**\n\n| on these devices | devices | why |\n| --- | --- | --- |\n"
        + lines.joined()
    }.joined(separator: "\n")
  }

  /// The same as one self-contained page.
  func html(_ report: Report) -> String {
    let all = renderer.matrix(of: report).profiles
    let sections = tables(of: report).map { table in
      let lines = rows(of: table, among: all).map { row in
        "<tr><th scope=\"row\">\(HTMLPage.escaped(row.title))</th><td>\(HTMLPage.escaped(row.devices))</td>"
          + "<td>\(HTMLPage.escaped(row.reason))</td></tr>\n"
      }
      return
        "<h2>\(HTMLPage.escaped(table.name))</h2>\n<div class=\"scroll\">\n<table class=\"tall words\">\n<thead>\n<tr>"
        + ["goes without", "devices", "why"].map { "<th scope=\"col\">\($0)</th>" }.joined()
        + "</tr>\n</thead>\n<tbody>\n\(lines.joined())</tbody>\n</table>\n</div>\n"
    }
    return HTMLPage.page("What each device goes without", sections.joined(), report.tool)
  }

  /// The same for spreadsheets: a line for each thing on each device.
  func csv(_ report: Report) -> String {
    var lines = MatrixCSV.line(["graph", "profile", "answer", "pointer", "key", "name", "why"])
    for table in tables(of: report) {
      func add(_ profiles: [String], _ answer: String, _ row: OmissionTable.Row? = nil) {
        let fields = [row?.guarded.pointer, row?.guarded.key, row?.guarded.name, row?.reason].map { $0 ?? "" }
        for profile in profiles {
          lines += MatrixCSV.line([TerminalText.escaped(table.name), profile, answer] + fields)
        }
      }
      for row in table.rows { add(row.profiles, row.reason == nil ? "not known" : "without", row) }
      add(table.complete, "with everything")
      add(table.refused, "cannot run")
    }
    return lines
  }

  /// The matrix for other tools, with what each device goes without, graph by graph.
  func json(_ report: Report) -> String {
    renderer.json(report, omissions: tables(of: report))
  }
}
