import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// A finding as a JSON report tells it: with the positions and the pointers of its places, and with its rule.
struct FindingRecord {
  /// The id of the rule, or the word that stands in its place.
  let rule: String

  /// How much it matters.
  let severity: Severity

  /// What is wrong.
  let message: String

  /// Where it is; `nil` for a file that can't be read.
  var place: Place?

  /// The words at the underline.
  var label: String?

  /// Remarks.
  var notes: [Note] = []

  /// What to do.
  var help: String?

  /// What to do, as edits.
  var fixes: [Mend] = []

  /// The rule, if the tool knows it.
  var definition: Rule?

  /// How the weakest fact is known that it needs.
  var basis: String?

  /// The profiles of the file on which it was found.
  var profiles: [String] = []

  /// A place in the text, and the JSON Pointer to it; `nil` if the text is no JSON.
  struct Place {
    let range: PlacedRange
    let pointer: String?
  }

  /// A remark, and the other place that it is about, if any.
  struct Note {
    let message: String
    let place: Place?
  }

  /// A fix, and its edits.
  struct Mend {
    let fix: Fix
    let edits: [PlacedEdit]
  }

  /// An edit.
  struct PlacedEdit {
    let range: PlacedRange
    let replacement: String
  }
}

/// A value about one place of a document.
struct PlacedValue<Value> {
  /// The value.
  let value: Value

  /// The place.
  let place: FindingRecord.Place
}

/// Makes the records of one document.
struct FindingRecorder {
  private let table: LineTable
  private var pointers: PointerFinder?
  private let tool: ReportTool

  // Each rule is looked up once.
  private var rules: [RuleID: Rule?] = [:]

  /// Makes the records of a document.
  init(_ reading: GraphDocument, tool: ReportTool) {
    self.tool = tool
    table = LineTable(reading.source)
    pointers = reading.document.map { PointerFinder($0) }
  }

  /// The record of a finding, with the profiles of the file that it applies to.
  mutating func record(_ finding: Finding, on profiles: [String]) -> FindingRecord {
    FindingRecord(
      rule: finding.rule.rawValue, severity: finding.severity, message: finding.sentence, place: place(finding.range),
      label: finding.label,
      notes: finding.notes.map { note in
        FindingRecord.Note(message: note.message, place: note.range.map { place($0) })
      }, help: finding.help, fixes: finding.fixes.map { mend($0) }, definition: rule(finding.rule),
      basis: finding.basis?.rawValue, profiles: profiles)
  }

  /// A value with its place.
  mutating func record<Value>(_ value: Value, at range: SourceRange) -> PlacedValue<Value> {
    PlacedValue(value: value, place: place(range))
  }

  private mutating func place(_ range: SourceRange) -> FindingRecord.Place {
    FindingRecord.Place(range: PlacedRange(range, in: table), pointer: pointers?.pointer(to: range))
  }

  private func mend(_ fix: Fix) -> FindingRecord.Mend {
    FindingRecord.Mend(
      fix: fix,
      edits: fix.edits.map { .init(range: PlacedRange($0.range, in: table), replacement: $0.replacement) })
  }

  private mutating func rule(_ id: RuleID) -> Rule? {
    if let known = rules[id] { return known }
    let rule = tool.rule(id)
    rules[id] = .some(rule)
    return rule
  }
}
