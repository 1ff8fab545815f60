import CapturePlans
import JSONSource

/// Renders a check as a GitLab Code Quality report: a merge request shows the findings that it adds.
///
/// GitLab compares the fingerprints of two reports, so each remark has its own, which survives moved lines.
public struct GitLabRenderer: Sendable {
  private let showsDoubts: Bool

  /// A renderer of the findings and, with `showsDoubts`, of missing facts that decide a verdict.
  public init(showsDoubts: Bool = false) { self.showsDoubts = showsDoubts }

  /// The whole report as one array, ending with LF.
  public func render(_ report: Report) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for file in report.files { Self.elements(of: FileRemarks(file, showsDoubts: showsDoubts), to: &writer) }
    }
    writer.endLine()
    return writer.text
  }

  private static func elements(of file: FileRemarks, to writer: inout JSONWriter) {
    let path = RepositoryPath(file.name).text
    var fingerprints = Fingerprints(file, path: path)
    for remark in file.remarks {
      let fingerprint = fingerprints.next(remark)
      writer.object { writer in
        writer.member("description", remark.message)
        writer.member("check_name", remark.rule.rawValue)
        writer.member("fingerprint", fingerprint)
        writer.member("severity", word(for: remark))
        writer.object("location") { writer in
          writer.member("path", path)
          writer.object("lines") { writer in
            let start = file.table.position(of: remark.range?.lowerBound ?? 0).line
            let end = file.table.position(of: remark.range?.upperBound ?? 0).line
            writer.member("begin", start)
            if end > start { writer.member("end", end) }
          }
        }
      }
    }
  }

  /// One of `info`, `minor`, `major`, `critical` and `blocker`.
  private static func word(for remark: Remark) -> String {
    if case .unreadable = remark.subject { return "blocker" }
    if case .finding(let finding) = remark.subject, finding.effect == .unreadable { return "blocker" }
    switch remark.severity {
    case .error: return "major"
    case .warning: return "minor"
    case .note: return "info"
    }
  }
}
