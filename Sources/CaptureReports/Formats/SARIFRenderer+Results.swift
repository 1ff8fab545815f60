import JSONSource
import RuleKit

extension SARIFRenderer {
  /// Writes the results of one file as elements.
  func results(of index: Int, _ run: SARIFRun, _ tool: ReportTool, to writer: inout JSONWriter) {
    let file = run.files[index]
    var fingerprints = Fingerprints(file)
    var pointers = file.document.map { PointerFinder($0) }
    for remark in run.results[index] {
      let fingerprint = fingerprints.next(remark)
      let pointer = remark.range.flatMap { pointers?.pointer(to: $0) }
      writer.object { writer in
        writer.member("ruleId", remark.rule.rawValue)
        if let index = run.indices[remark.rule] { writer.member("ruleIndex", index) }
        writer.member("level", remark.severity.rawValue)
        text("message", remark.text, to: &writer)
        writer.array("locations") { writer in
          writer.object { writer in
            place(remark.range, in: file, at: index, to: &writer)
            if let pointer {
              writer.array("logicalLocations") { writer in
                writer.object { writer in writer.member("fullyQualifiedName", pointer) }
              }
            }
          }
        }
        // GitHub computes its own fingerprint, of the line and what follows it, on upload.
        writer.object("partialFingerprints") { writer in writer.member("capplanFinding/v2", fingerprint) }
        if case .finding(let finding) = remark.subject { members(of: finding, in: file, at: index, to: &writer) }
        writer.object("properties") { writer in
          if let basis = remark.basis { writer.member("basis", basis.rawValue) }
          if let rule = tool.rule(remark.rule) { writer.member("confidence", rule.confidence.rawValue) }
          let profiles = remark.profiles.isEmpty ? file.profiles : remark.profiles
          writer.array("profiles") { writer in for profile in profiles { writer.element(profile) } }
        }
      }
    }
  }

  private func members(of finding: Finding, in file: FileRemarks, at index: Int, to writer: inout JSONWriter) {
    let notes = finding.notes.filter { $0.range != nil }
    if !notes.isEmpty {
      writer.array("relatedLocations") { writer in
        for note in notes {
          writer.object { writer in
            place(note.range, in: file, at: index, to: &writer)
            text("message", TerminalText.escaped(note.message), to: &writer)
          }
        }
      }
    }
    let fixes = finding.fixes.filter { !$0.edits.isEmpty }
    if fixes.isEmpty { return }
    writer.array("fixes") { writer in
      for fix in fixes { element(fix, in: file, at: index, to: &writer) }
    }
  }

  private func element(_ fix: Fix, in file: FileRemarks, at index: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      text("description", TerminalText.escaped(fix.title), to: &writer)
      writer.array("artifactChanges") { writer in
        writer.object { writer in
          artifact("artifactLocation", file.name, file.source.address, at: index, to: &writer)
          writer.array("replacements") { writer in
            for edit in fix.edits {
              writer.object { writer in
                region("deletedRegion", edit.range, in: file.table, to: &writer)
                writer.object("insertedContent") { writer in writer.member("text", edit.replacement) }
              }
            }
          }
        }
      }
      writer.object("properties") { writer in writer.member("applicability", fix.applicability.rawValue) }
    }
  }

  private func place(_ range: SourceRange?, in file: FileRemarks, at index: Int, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      artifact("artifactLocation", file.name, file.source.address, at: index, to: &writer)
      if let range { region("region", range, in: file.table, to: &writer) }
    }
  }

  private func region(_ key: String, _ range: SourceRange, in table: LineTable, to writer: inout JSONWriter) {
    let (start, end) = (table.position(of: range.lowerBound), table.position(of: range.upperBound))
    writer.object(key) { writer in
      writer.member("startLine", start.line)
      writer.member("startColumn", start.column)
      writer.member("endLine", end.line)
      writer.member("endColumn", end.column)
    }
  }
}
