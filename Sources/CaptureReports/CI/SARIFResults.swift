import JSONSource
import RuleKit

/// Writes the results of one file into a SARIF run.
struct SARIFResults {
  private let file: FileRemarks
  private let index: Int
  private let run: SARIFRun
  private let tool: ReportTool

  /// The results for the file at `index` in the run.
  init(of index: Int, in run: SARIFRun, _ tool: ReportTool) {
    (file, self.index, self.run, self.tool) = (run.files[index], index, run, tool)
  }

  /// Writes the results as elements.
  func write(to writer: inout JSONWriter) {
    var fingerprints = Fingerprints(file)
    var pointers = file.document.map { PointerFinder($0) }
    for remark in run.results[index] {
      let fingerprint = fingerprints.next(remark)
      let pointer = remark.range.flatMap { pointers?.pointer(to: $0) }
      writer.object { writer in
        writer.member("ruleId", remark.rule.rawValue)
        if let rule = run.indices[remark.rule] { writer.member("ruleIndex", rule) }
        writer.member("level", remark.severity.rawValue)
        SARIFPart.message("message", remark.text, to: &writer)
        writer.array("locations") { writer in
          writer.object { writer in
            place(remark.range, to: &writer)
            if let pointer {
              writer.array("logicalLocations") { writer in
                writer.object { writer in writer.member("fullyQualifiedName", pointer) }
              }
            }
          }
        }
        // GitHub computes its own fingerprint, of the line and what follows it, on upload.
        writer.object("partialFingerprints") { writer in writer.member("capplanFinding/v2", fingerprint) }
        if case .finding(let finding) = remark.subject { members(of: finding, to: &writer) }
        writer.object("properties") { writer in
          if let basis = remark.basis { writer.member("basis", basis.rawValue) }
          if let rule = tool.rule(remark.rule) { writer.member("confidence", rule.confidence.rawValue) }
          let profiles = remark.profiles.isEmpty ? file.profiles : remark.profiles
          writer.array("profiles") { writer in for profile in profiles { writer.element(profile) } }
        }
      }
    }
  }

  private func members(of finding: Finding, to writer: inout JSONWriter) {
    let notes = finding.notes.filter { $0.range != nil }
    if !notes.isEmpty {
      writer.array("relatedLocations") { writer in
        for note in notes {
          writer.object { writer in
            place(note.range, to: &writer)
            SARIFPart.message("message", TerminalText.escaped(note.message), to: &writer)
          }
        }
      }
    }
    let fixes = finding.fixes.filter { !$0.edits.isEmpty }
    if fixes.isEmpty { return }
    writer.array("fixes") { writer in
      for fix in fixes { element(fix, to: &writer) }
    }
  }

  private func element(_ fix: Fix, to writer: inout JSONWriter) {
    writer.object { writer in
      SARIFPart.message("description", TerminalText.escaped(fix.title), to: &writer)
      writer.array("artifactChanges") { writer in
        writer.object { writer in
          SARIFPart.artifact("artifactLocation", file.name, file.source.address, at: index, to: &writer)
          writer.array("replacements") { writer in
            for edit in fix.edits {
              writer.object { writer in
                region("deletedRegion", edit.range, to: &writer)
                writer.object("insertedContent") { writer in writer.member("text", edit.replacement) }
              }
            }
          }
        }
      }
      writer.object("properties") { writer in writer.member("applicability", fix.applicability.rawValue) }
    }
  }

  private func place(_ range: SourceRange?, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      SARIFPart.artifact("artifactLocation", file.name, file.source.address, at: index, to: &writer)
      if let range { region("region", range, to: &writer) }
    }
  }

  private func region(_ key: String, _ range: SourceRange, to writer: inout JSONWriter) {
    let (start, end) = (file.table.position(of: range.lowerBound), file.table.position(of: range.upperBound))
    writer.object(key) { writer in
      writer.member("startLine", start.line)
      writer.member("startColumn", start.column)
      writer.member("endLine", end.line)
      writer.member("endColumn", end.column)
    }
  }
}
