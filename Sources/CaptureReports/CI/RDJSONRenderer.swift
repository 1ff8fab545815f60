import CapturePlans
import JSONSource

/// Renders a check as a DiagnosticResult of reviewdog, which posts it as comments on a change. Columns count bytes.
public struct RDJSONRenderer: Sendable {
  /// The longest text of a suggestion, in bytes: it becomes part of a comment.
  private static let longestSuggestion = 4_096
  private let showsDoubts: Bool

  /// A renderer of the findings and, with `showsDoubts`, of missing facts that decide a verdict.
  public init(showsDoubts: Bool = false) { self.showsDoubts = showsDoubts }

  /// The whole report as one object, ending with LF.
  public func render(_ report: Report) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.object("source") { writer in writer.member("name", report.tool.name) }
      writer.array("diagnostics") { writer in
        for file in report.files {
          let file = FileRemarks(file, showsDoubts: showsDoubts)
          for remark in file.remarks { Self.element(remark, in: file, to: &writer) }
        }
      }
    }
    writer.endLine()
    return writer.text
  }

  private static func element(_ remark: Remark, in file: FileRemarks, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("message", remark.text)
      location(remark.range, in: file, to: &writer)
      writer.member("severity", word(for: remark.severity))
      writer.object("code") { writer in writer.member("value", remark.rule.rawValue) }
      guard case .finding(let finding) = remark.subject else { return }
      let edits = finding.fixes.compactMap { edit(of: $0, in: file.source) }
      if !edits.isEmpty {
        writer.array("suggestions") { writer in
          for edit in edits {
            writer.object { writer in
              range(edit.range, in: file.table, to: &writer)
              writer.member("text", edit.replacement)
            }
          }
        }
      }
      let notes = finding.notes.filter { $0.range != nil }
      if notes.isEmpty { return }
      writer.array("related_locations") { writer in
        for note in notes {
          writer.object { writer in
            writer.member("message", TerminalText.escaped(note.message))
            location(note.range, in: file, to: &writer)
          }
        }
      }
    }
  }

  /// A fix as one edit from its first place to its last, with the text between them: suggestions can't be combined.
  private static func edit(of fix: Fix, in source: SourceText) -> SourceEdit? {
    guard let first = fix.edits.first, let last = fix.edits.last else { return nil }
    let start = first.range.lowerBound
    let span = SourceRange(start, last.range.upperBound)
    let length = span.count + fix.edits.reduce(0) { $0 + $1.replacement.utf8.count }
    guard length <= longestSuggestion, span.upperBound <= source.bytes.count else { return nil }
    let moved = fix.edits.map { edit in
      SourceEdit(SourceRange(edit.range.lowerBound - start, edit.range.upperBound - start), with: edit.replacement)
    }
    let bytes = SourceEdit.apply(moved, to: Array(source.bytes[start..<span.upperBound]))
    return SourceEdit(span, with: String(decoding: bytes, as: UTF8.self))
  }

  private static func location(_ range: SourceRange?, in file: FileRemarks, to writer: inout JSONWriter) {
    writer.object("location") { writer in
      writer.member("path", RepositoryPath(file.name).text)
      if let range { Self.range(range, in: file.table, to: &writer) }
    }
  }

  private static func range(_ range: SourceRange, in table: LineTable, to writer: inout JSONWriter) {
    writer.object("range") { writer in
      for (name, offset) in [("start", range.lowerBound), ("end", range.upperBound)] {
        writer.object(name) { writer in
          writer.member("line", table.position(of: offset).line)
          writer.member("column", table.byteColumn(of: offset))
        }
      }
    }
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
