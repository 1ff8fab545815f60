import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// Writes the findings of one document as JSON.
struct FindingJSON {
  private let table: LineTable
  private var pointers: PointerFinder?
  private let tool: ReportTool

  // Each rule is looked up once.
  private var rules: [RuleID: Rule?] = [:]

  package init(_ reading: GraphDocument, tool: ReportTool) {
    self.tool = tool
    table = LineTable(reading.source)
    pointers = reading.document.map { PointerFinder($0) }
  }

  /// Writes a finding as an element, with the profiles of the file that it applies to.
  package mutating func element(_ finding: Finding, on profiles: [String], to writer: inout JSONWriter) {
    writer.object { writer in members(of: finding, on: profiles, to: &writer) }
  }

  /// Writes a finding as a member, with the profiles of the file that it applies to.
  package mutating func member(_ name: String, _ finding: Finding, on profiles: [String], to writer: inout JSONWriter) {
    writer.object(name) { writer in members(of: finding, on: profiles, to: &writer) }
  }

  private mutating func members(of finding: Finding, on profiles: [String], to writer: inout JSONWriter) {
    let pointer = pointers?.pointer(to: finding.range)
    let rule = rule(finding.rule)
    writer.member("rule", finding.rule.rawValue)
    writer.member("severity", finding.severity.rawValue)
    writer.member("message", finding.sentence)
    range(finding.range, to: &writer)
    writer.member("pointer", pointer)
    writer.member("label", finding.label)
    writer.array("notes") { writer in
      for note in finding.notes { element(note, to: &writer) }
    }
    writer.member("help", finding.help)
    writer.array("fixes") { writer in
      for fix in finding.fixes { element(fix, to: &writer) }
    }
    writer.array("sources") { writer in
      for source in rule?.sources ?? [] { writer.element(source.text) }
    }
    writer.member("confidence", rule?.confidence.rawValue)
    writer.member("basis", finding.basis?.rawValue)
    writer.array("profiles") { writer in
      for profile in profiles { writer.element(profile) }
    }
  }

  /// Writes a missing fact as an element.
  package mutating func element(_ missing: MissingFact, to writer: inout JSONWriter) {
    let pointer = pointers?.pointer(to: missing.range)
    writer.object { writer in
      writer.member("rule", missing.rule.rawValue)
      writer.member("fact", missing.fact.words)
      writer.member("decides", missing.decides)
      writer.member("settledBy", missing.advice)
      range(missing.range, to: &writer)
      writer.member("pointer", pointer)
    }
  }

  /// Writes a prediction as an element.
  package mutating func element(_ prediction: Prediction, to writer: inout JSONWriter) {
    let pointer = pointers?.pointer(to: prediction.range)
    writer.object { writer in
      writer.member("kind", prediction.kind.rawValue)
      writer.member("message", prediction.message)
      range(prediction.range, to: &writer)
      writer.member("pointer", pointer)
      writer.array("sources") { writer in
        for source in PredictionKind.named(prediction.kind)?.sources ?? [] { writer.element(source.text) }
      }
    }
  }

  private mutating func element(_ note: Finding.Note, to writer: inout JSONWriter) {
    let pointer = note.range.flatMap { pointers?.pointer(to: $0) }
    writer.object { writer in
      writer.member("message", note.message)
      if let noted = note.range {
        range(noted, to: &writer)
      } else {
        writer.member("range", nil as String?)
      }
      writer.member("pointer", pointer)
    }
  }

  private func element(_ fix: Fix, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", fix.title)
      writer.member("applicability", fix.applicability.rawValue)
      writer.array("edits") { writer in
        for edit in fix.edits {
          writer.object { writer in
            range(edit.range, to: &writer)
            writer.member("replacement", edit.replacement)
          }
        }
      }
    }
  }

  private func range(_ range: SourceRange, to writer: inout JSONWriter) {
    writer.object("range") { writer in table.members(of: range, to: &writer) }
  }

  private mutating func rule(_ id: RuleID) -> Rule? {
    if let known = rules[id] { return known }
    let rule = tool.rule(id)
    rules[id] = .some(rule)
    return rule
  }
}

extension LineTable {
  /// Writes a range as an element.
  func element(_ range: SourceRange, to writer: inout JSONWriter) {
    writer.object { writer in members(of: range, to: &writer) }
  }

  /// Writes both ends of a range.
  func members(of range: SourceRange, to writer: inout JSONWriter) {
    for (name, offset) in [("start", range.lowerBound), ("end", range.upperBound)] {
      let position = position(of: offset)
      writer.object(name) { writer in
        writer.member("line", position.line)
        writer.member("column", position.column)
        writer.member("offset", position.offset)
      }
    }
  }
}
