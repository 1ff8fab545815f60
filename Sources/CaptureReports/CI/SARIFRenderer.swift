import CapturePlans
import JSONSource
import RuleKit

/// Renders a check as SARIF 2.1.0, which GitHub code scanning and many editors read.
///
/// Paths are relative to the working directory; platforms assume that it is the top of the repository. GitHub rejects a run
/// with more than 25,000 results, so only the most severe are kept, and a notification says how many are left out.
public struct SARIFRenderer: Sendable {
  /// The highest number of results in a run.
  public static let mostResults = 25_000

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The titles of the notifications, by id.
  private static let notifications: [(id: RuleID, title: String)] = [
    (FileRemarks.Word.unreadable, "A file could not be read"),
    (FileRemarks.Word.rest, "A file has more findings than are shown"),
    (leftOut, "The run has more results than a platform takes"),
  ]
  private static let leftOut: RuleID = "more-results"

  private let outcome: RunOutcome
  private let showsDoubts: Bool
  private let limit: Int

  /// A renderer for a run with this outcome; with `showsDoubts` it also reports missing facts that decide a verdict.
  public init(_ outcome: RunOutcome, showsDoubts: Bool = false) {
    self.init(outcome, showsDoubts: showsDoubts, mostResults: Self.mostResults)
  }

  /// A renderer with another limit.
  package init(_ outcome: RunOutcome, showsDoubts: Bool = false, mostResults limit: Int) {
    self.outcome = outcome
    self.showsDoubts = showsDoubts
    self.limit = limit
  }

  /// The whole log, ending with LF, and how many results past the limit it leaves out.
  public func render(_ report: Report) -> (text: String, leftOut: Int) {
    let run = SARIFRun(report, showsDoubts: showsDoubts, mostResults: limit)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", Self.schema)
      writer.member("version", "2.1.0")
      writer.array("runs") { writer in
        writer.object { writer in
          tool(report.tool, run.rules, to: &writer)
          invocation(run, to: &writer)
          writer.object("originalUriBaseIds") { writer in
            writer.object(SARIFPart.root) { writer in
              SARIFPart.message("description", "Where capplan runs: the top of the repository", to: &writer)
            }
          }
          artifacts(run.files, to: &writer)
          writer.member("columnKind", "unicodeCodePoints")
          writer.array("newlineSequences") { writer in for end in ["\r\n", "\n", "\r"] { writer.element(end) } }
          writer.array("results") { writer in
            for index in run.files.indices { SARIFResults(of: index, in: run, report.tool).write(to: &writer) }
          }
        }
      }
    }
    writer.endLine()
    return (writer.text, run.leftOut)
  }
}

extension SARIFRenderer {
  private func tool(_ tool: ReportTool, _ rules: [RuleID], to writer: inout JSONWriter) {
    writer.object("tool") { writer in
      writer.object("driver") { writer in
        writer.member("name", tool.name)
        writer.member("semanticVersion", tool.version)
        writer.array("rules") { writer in
          for id in rules {
            writer.object { writer in
              writer.member("id", id.rawValue)
              if let rule = tool.rule(id) { members(of: rule, to: &writer) }
            }
          }
        }
        writer.array("notifications") { writer in
          for (id, title) in Self.notifications {
            writer.object { writer in
              writer.member("id", id.rawValue)
              SARIFPart.message("shortDescription", title, to: &writer)
            }
          }
        }
      }
    }
  }

  private func members(of rule: Rule, to writer: inout JSONWriter) {
    SARIFPart.message("shortDescription", rule.title, to: &writer)
    SARIFPart.message("fullDescription", rule.rationale, to: &writer)
    SARIFPart.message("help", RuleRenderer().render(rule), markdown: RuleRenderer().renderMarkdown([rule]), to: &writer)
    writer.object("defaultConfiguration") { writer in writer.member("level", rule.severity.rawValue) }
    writer.object("properties") { writer in
      writer.array("tags") { writer in writer.element(rule.area.rawValue) }
      writer.member("confidence", rule.confidence.rawValue)
      // GitHub sorts by these two properties.
      writer.member("precision", rule.confidence == .documented ? "very-high" : "high")
      writer.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
    }
  }

  private func invocation(_ run: SARIFRun, to writer: inout JSONWriter) {
    writer.array("invocations") { writer in
      writer.object { writer in
        writer.member("executionSuccessful", outcome.isComplete)
        writer.member("exitCode", outcome.status)
        writer.member("exitCodeDescription", outcome.meaning)
        writer.array("toolExecutionNotifications") { writer in
          for file in run.files {
            for remark in file.remarks where !remark.isResult {
              notification(remark.rule, remark.severity, remark.message, at: file.name, to: &writer)
            }
          }
          if run.leftOut > 0 {
            let what =
              "\(TextLayout.count(run.leftOut, "result")) past the first \(limit) left out: the most severe are kept"
            notification(Self.leftOut, .warning, what, at: nil, to: &writer)
          }
        }
      }
    }
  }

  private func notification(
    _ id: RuleID, _ severity: Severity, _ message: String, at path: String?, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("level", severity.rawValue)
      SARIFPart.message("message", message, to: &writer)
      writer.object("descriptor") { writer in writer.member("id", id.rawValue) }
      guard let path else { return }
      writer.array("locations") { writer in
        writer.object { writer in
          writer.object("physicalLocation") { writer in SARIFPart.artifact("artifactLocation", path, to: &writer) }
        }
      }
    }
  }

  private func artifacts(_ files: [FileRemarks], to writer: inout JSONWriter) {
    writer.array("artifacts") { writer in
      for file in files {
        writer.object { writer in
          SARIFPart.artifact("location", file.name, file.source.address, to: &writer)
          writer.member("mimeType", "application/json")
          writer.array("roles") { writer in writer.element("analysisTarget") }
        }
      }
    }
  }
}
