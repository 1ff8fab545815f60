import CapturePlans
import JSONSource

/// Renders a check as GitHub Actions workflow commands, which become annotations of a pull request.
///
/// GitHub shows ten annotations of a kind per step. If there are more, the tenth says so, and the rest follows in the
/// log.
public struct GitHubRenderer: Sendable {
  /// How many annotations of a kind GitHub shows per step.
  public static let mostOfAKind = 10
  private let showsDoubts: Bool

  /// A renderer of the findings and, with `showsDoubts`, of missing facts that decide a verdict.
  public init(showsDoubts: Bool = false) { self.showsDoubts = showsDoubts }

  /// A command for each annotation, errors first, and a last line for the log: how much was found, and how much is open.
  public func render(_ report: Report) -> String {
    let files = report.files.map { FileRemarks($0, showsDoubts: showsDoubts) }
    var text = ""
    for severity in [Severity.error, .warning, .note] {
      let likely = severity == .warning ? LikelyRefusals(report).sentence : nil
      if let likely { text += Self.command("warning", [("title", "likely cannot run")], likely) }
      let most = Self.mostOfAKind - (likely == nil ? 0 : 1)
      let all = files.flatMap { file in file.remarks.filter { $0.severity == severity }.map { (file, $0) } }
      let isTooMany = all.count > most
      let annotated = isTooMany ? most - 1 : all.count
      for (file, remark) in all.prefix(annotated) { text += Self.command(remark, in: file) }
      if isTooMany { text += Self.rest(all.dropFirst(annotated), severity) }
    }
    return text + "capplan: \(ReportSummary(report).sentence)\n"
  }

  /// An error at a line of a file.
  package static func annotation(file: String, line: Int, title: String, _ message: String) -> String {
    let path = TerminalText.escaped(RepositoryPath(file).text)
    return command("error", [("file", path), ("line", String(line)), ("title", title)], message)
  }

  private static func command(_ remark: Remark, in file: FileRemarks) -> String {
    var properties = [("file", TerminalText.escaped(RepositoryPath(file.name).text))]
    if let range = remark.range {
      let start = file.table.position(of: range.lowerBound)
      let end = file.table.position(of: range.upperBound)
      properties += [("line", String(start.line)), ("endLine", String(end.line))]
      // GitHub accepts columns only within one line; the end column is inclusive.
      if start.line == end.line {
        properties += [("col", String(start.column)), ("endColumn", String(max(start.column, end.column - 1)))]
      }
    }
    properties.append(("title", remark.rule.rawValue))
    return command(word(for: remark.severity), properties, remark.text)
  }

  /// Reports the remarks beyond the limit: one annotation with their number, and a group of lines in the log.
  private static func rest(_ remarks: ArraySlice<(FileRemarks, Remark)>, _ severity: Severity) -> String {
    let count = TextLayout.count(remarks.count, "more \(severity.rawValue)")
    let verb = remarks.count == 1 ? "is" : "are"
    let what = "\(count) \(verb) in the log of this step: GitHub shows \(mostOfAKind) annotations of a kind for a step"
    let lines = remarks.map { file, remark in
      let place = remark.range.map { ":\(file.table.position(of: $0.lowerBound))" } ?? ""
      let text = "\(file.name)\(place): \(severity.rawValue): \(remark.message) [\(remark.rule)]"
      return "- " + LogText.inert(TerminalText.escaped(text)) + "\n"
    }
    return command(word(for: severity), [("title", "capplan")], what) + "::group::\(count)\n" + lines.joined()
      + "::endgroup::\n"
  }

  private static func command(_ name: String, _ properties: [(name: String, value: String)], _ message: String)
    -> String
  {
    let list = properties.map { "\($0.name)=\(escaped($0.value, isProperty: true))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(message, isProperty: false))\n"
  }

  /// Escapes the characters that would end a command or a property, the way the runner decodes them. Also breaks up text
  /// that older runners would take for a command in the middle of a line.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in LogText.inert(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
