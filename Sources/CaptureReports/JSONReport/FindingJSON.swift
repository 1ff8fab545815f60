import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// The findings of JSON reports.
enum FindingJSON {
  /// A finding.
  static let finding = ReportShape<FindingRecord> {
    ReportKey("rule", .text, about: "The id of the rule that found it") { $0.rule }
    ReportKey("severity", .word(of: ["error", "warning", "note"]), about: "How much it matters") {
      $0.severity.rawValue
    }
    ReportKey("message", .text, about: "What is wrong, in words") { $0.message }
    ReportKey("range", .orNull(.object(PlaceJSON.range)), about: "Where it is") { $0.place?.range }
    ReportKey("pointer", .orNull(.text), about: ReportSentence.pointer) { $0.place?.pointer }
    ReportKey("label", .orNull(.text), about: "Two to five words for the underline") { $0.label }
    ReportKey(
      "notes", .list(of: .object(note)), about: "Remarks: why it is wrong, and what else belongs to it"
    ) { $0.notes }
    ReportKey("help", .orNull(.text), about: ReportSentence.fix) { $0.help }
    ReportKey("fixes", .list(of: .object(fix)), about: "What to do, as edits") { $0.fixes }
    ReportKey("sources", .list(of: .text), about: "What the rule cites") { $0.definition?.sources.map(\.text) ?? [] }
    ReportKey(
      "confidence", .orNull(.word(of: Rule.Confidence.allCases.map(\.rawValue))), about: "How sure the rule is"
    ) { $0.definition?.confidence.rawValue }
    ReportKey("basis", .orNull(.kind), about: "How the weakest fact is known that the finding needs") { $0.basis }
    ReportKey("profiles", .list(of: .text), about: "The profiles of this file on which it was found") { $0.profiles }
  }

  private static let note = ReportShape<FindingRecord.Note> {
    ReportKey("message", .text, about: "The remark, in words") { $0.message }
    ReportKey("range", .orNull(.object(PlaceJSON.range)), about: "Another place that it is about") { $0.place?.range }
    ReportKey("pointer", .orNull(.text), about: ReportSentence.pointer) { $0.place?.pointer }
  }

  private static let fix = ReportShape<FindingRecord.Mend> {
    ReportKey("title", .text, about: "What the fix does, in words") { $0.fix.title }
    ReportKey(
      "applicability", .word(of: ["safe", "unsafe"]), about: "Whether it is safe to apply without review"
    ) { $0.fix.applicability.rawValue }
    ReportKey("edits", .list(of: .object(edit)), about: "The edits that it is made of") { $0.edits }
  }

  private static let edit = ReportShape<FindingRecord.PlacedEdit> {
    ReportKey("range", .object(PlaceJSON.range), about: "The text that is replaced") { $0.range }
    ReportKey("replacement", .text, about: "The text that takes its place") { $0.replacement }
  }

  /// A missing fact.
  static let missing = ReportShape<PlacedValue<MissingFact>> {
    ReportKey("rule", .text, about: "The id of the rule that needs it") { $0.value.rule.rawValue }
    ReportKey("fact", .text, about: ReportSentence.fact) { $0.value.fact.words }
    ReportKey("decides", .boolean, about: "Whether the verdict hangs on it") { $0.value.decides }
    ReportKey("settledBy", .orNull(.text), about: ReportSentence.advice) { $0.value.advice }
    ReportKey("range", .object(PlaceJSON.range), about: "The place that asks for it") { $0.place.range }
    ReportKey("pointer", .orNull(.text), about: ReportSentence.pointer) { $0.place.pointer }
  }

  /// A prediction.
  static let prediction = ReportShape<PlacedValue<Prediction>> {
    ReportKey("kind", .text, about: "What it is about") { $0.value.kind.rawValue }
    ReportKey("message", .text, about: "What the system is predicted to do, in words") { $0.value.message }
    ReportKey("range", .object(PlaceJSON.range), about: "The place that it is about") { $0.place.range }
    ReportKey("pointer", .orNull(.text), about: ReportSentence.pointer) { $0.place.pointer }
    ReportKey("sources", .list(of: .text), about: "What the prediction rests on") {
      PredictionKind.named($0.value.kind)?.sources.map(\.text) ?? []
    }
  }
}
