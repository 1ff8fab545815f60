import CapturePlans
import JSONSource

/// Renders a check as Checkstyle XML, which Jenkins and reviewdog read.
public struct CheckstyleRenderer: Sendable {
  /// The version of Checkstyle that has this format.
  private static let version = "4.3"
  private let showsDoubts: Bool

  /// A renderer of the findings and, with `showsDoubts`, of missing facts that decide a verdict.
  public init(showsDoubts: Bool = false) { self.showsDoubts = showsDoubts }

  /// The whole report, ending with LF.
  public func render(_ report: Report) -> String {
    var xml = XMLWriter()
    xml.element("checkstyle", [("version", Self.version)]) { xml in
      for file in report.files {
        let file = FileRemarks(file, showsDoubts: showsDoubts)
        if file.remarks.isEmpty {
          xml.element("file", [("name", TerminalText.escaped(file.name))])
          continue
        }
        xml.element("file", [("name", TerminalText.escaped(file.name))]) { xml in
          for remark in file.remarks { xml.element("error", Self.attributes(of: remark, in: file)) }
        }
      }
    }
    return xml.text
  }

  private static func attributes(of remark: Remark, in file: FileRemarks) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    if let range = remark.range {
      let position = file.table.position(of: range.lowerBound)
      attributes = [("line", String(position.line)), ("column", String(position.column))]
    }
    // Readers take the text before the last point as the group of a rule.
    return attributes + [
      ("severity", word(for: remark.severity)), ("message", remark.message), ("source", "capplan.\(remark.rule)"),
    ]
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
