import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// Writes a matrix for spreadsheets.
enum MatrixCSV {
  /// One line for each graph on each profile (RFC 4180, with LF): verdict, reason, both costs with their bounds, and
  /// the origin of their pixel budget.
  static func text(_ report: Report, budgets: BudgetOrigins) -> String {
    let labels = budgets.labels(of: report.files.flatMap(\.results).map(\.profile))
    var text = "graph,profile,verdict,basis,reason,hardwareCost,hardwareCostLow,hardwareCostHigh,"
    text += "systemPressureCost,systemPressureCostLow,systemPressureCostHigh,pixelBudget\n"
    for file in report.files {
      if case .unreadable(let reason) = file.content {
        text += line(
          [TerminalText.escaped(file.name), "", "invalid", "", reason] + [String](repeating: "", count: 7))
      }
      let shared = file.sharedRefusals
      for result in file.results {
        text += line(
          [
            TerminalText.escaped(file.name), result.profile, result.verdict.rawValue, result.basis?.rawValue ?? "",
            result.reason(beside: shared) ?? "",
          ]
            + ends(result.costs?.hardware)
            + ends(result.costs?.pressure) + [result.costs == nil ? "" : labels[result.profile] ?? ""])
      }
    }
    return text
  }

  private static func ends(_ bill: CostBill?) -> [String] {
    guard let total = bill?.total else { return ["", "", ""] }
    return [total.value, total.low, total.high].map { $0.map { JSONNumber.text(of: $0) } ?? "" }
  }

  /// A line of fields, quoted where they need it.
  static func line(_ fields: [String]) -> String {
    let quoted = fields.map { text in
      if text.utf8.allSatisfy(isPlain) { return guarded(text) }
      let field = guarded(escaped(text))
      let needsQuotes = field.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
      guard needsQuotes else { return field }
      return "\"" + parts(of: field, between: 0x22).joined(separator: "\"\"") + "\""
    }
    return quoted.joined(separator: ",") + "\n"
  }

  /// Whether a field of such characters needs neither quotes nor escapes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: ",")
  }

  /// The text without control characters; line ends are harmless inside quotes.
  private static func escaped(_ text: String) -> String {
    parts(of: text, between: 0x0A).map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
  }

  /// The parts of a text between the occurrences of an ASCII character. Bytes are split in a tenth of the time that
  /// characters take.
  private static func parts(of text: String, between separator: UInt8) -> [Substring] {
    guard text.utf8.contains(separator) else { return [text[...]] }
    return text.utf8.split(separator: separator, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The text of a cell, with an apostrophe in front if a spreadsheet would take it for a formula.
  private static func guarded(_ text: String) -> String {
    guard let first = text.utf8.first, "=+-@".utf8.contains(first) else { return text }
    return "'" + text
  }
}
