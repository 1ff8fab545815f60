import CaptureModel
import CapturePlans
import JSONSource
import RuleKit

/// The keys of the JSON report, version 1; `JSONRenderer` and its neighbours write them.
enum ReportFields {
  static let document: [SchemaField] = [
    SchemaField("version", .number(1...1, isInteger: true), about: "The version of the report: 1"),
    SchemaField("tool", .object { tool }, about: "What made it"),
    SchemaField("results", .array(.object { result }), about: "One for each file and profile"),
    SchemaField("summary", .object { summary }, about: "The counts over all files"),
  ]

  private static let tool: [SchemaField] = [
    SchemaField("name", text, about: "Its name"), SchemaField("version", text, about: "Its version"),
  ]

  private static let result: [SchemaField] = [
    SchemaField("path", text, about: "The file as it was named, or <stdin>"),
    SchemaField("profile", orNull(text), about: "The id of the profile; null where the file could not be judged"),
    SchemaField(
      "verdict", words(["runs", "adjusted", "cannotRun", "unverified", "invalid"]), about: "Whether it runs"),
    SchemaField("basis", orNull(kind), about: "How the weakest fact is known that the verdict needs"),
    SchemaField("restsOn", .array(.object { ground }), about: "What the verdict rests on that is weaker than printed"),
    SchemaField(
      "plan", orNull(.array(.object { camera })), about: "What every camera of an adjusted graph runs, in its order"),
    SchemaField("hardwareCost", orNull(.object { bill }), about: "The bill of hardwareCost"),
    SchemaField("systemPressureCost", orNull(.object { bill }), about: "The bill of systemPressureCost"),
    SchemaField("findings", .array(.object { finding }), about: "What is wrong, in the order of the text"),
    SchemaField("unverified", .array(.object { missing }), about: "The facts that are missing"),
    SchemaField("predictions", .array(.object { prediction }), about: "What the system will do"),
    SchemaField("hiddenFindings", .object { hidden }, about: "The counts of what is not shown", isRequired: false),
    SchemaField("reason", orNull(text), about: "Why the verdict is what it is, in a matrix", isRequired: false),
    SchemaField(
      "whatIf", .array(.object { outlook }), about: "What changing one camera alone would do", isRequired: false),
  ]

  private static let ground: [SchemaField] = [
    SchemaField("fact", text, about: "What has to be so"),
    SchemaField("kind", words(FactKind.allCases.map(\.rawValue) + ["user"]), about: "How it is known"),
    SchemaField("source", orNull(text), about: "Where it is known from"),
  ]

  private static let camera: [SchemaField] = [
    SchemaField("input", text, about: "The id of the input"),
    SchemaField("activeFormat", orNull(.object { format }), about: "Its format"),
    SchemaField("maxFrameRateOverride", orNull(number), about: "The promised rate, if it is below the format's"),
    SchemaField("activeFrameRate", orNull(number), about: "The rate that the device is set to, if it is lower"),
    SchemaField("port", orNull(text), about: "The constituent's port that it is moved to"),
    SchemaField("enabled", .boolean, about: "Whether its connections are enabled"),
  ]

  private static let format: [SchemaField] = [
    SchemaField("width", whole, about: "Columns, in pixels"), SchemaField("height", whole, about: "Rows, in pixels"),
    SchemaField("maxFrameRate", orNull(number), about: "Its highest rate, in frames a second"),
    SchemaField("binned", orNull(.boolean), about: "Whether several pixels of the sensor make one"),
  ]

  private static let interval: [SchemaField] = [
    SchemaField("value", orNull(number), about: "The value"),
    SchemaField("low", orNull(number), about: "The least that it can be"),
    SchemaField("high", orNull(number), about: "The most that it can be"),
  ]

  private static let bill: [SchemaField] =
    interval + [
      SchemaField("basis", kind, about: "How the weakest coefficient is known"),
      SchemaField("items", .array(.object { item }), about: "What it is made of"),
      SchemaField("missing", .array(text), about: "The facts that it lacks"),
    ]

  private static let item: [SchemaField] =
    [
      SchemaField("input", orNull(text), about: "The id of the input; null for the session"),
      SchemaField("factor", text, about: "What is charged for"),
    ] + interval + [
      SchemaField("basis", kind, about: "How its coefficient is known"),
      SchemaField("source", orNull(text), about: "Where it is known from"),
      SchemaField("pixels", orNull(.object { pixels }), about: "How a charge for pixels comes about"),
    ]

  private static let pixels: [SchemaField] = [
    SchemaField("format", orNull(.object { format }), about: "The format; null where it is not known"),
    SchemaField("readout", orNull(.object { interval }), about: "The pixels of the sensor that a frame reads"),
    SchemaField("delivered", .array(number), about: "The pixels of a frame that each sensor delivers"),
    SchemaField("sensors", whole, about: "How many sensors are read"),
    SchemaField("chargedRate", orNull(number), about: "The rate that is charged, in frames a second"),
    SchemaField("hdr", orNull(.object { interval }), about: "How often HDR reads the sensor for a frame"),
  ]

  private static let outlook: [SchemaField] = [
    SchemaField("input", text, about: "The id of the input"),
    SchemaField("configuration", text, about: "What it runs"),
    SchemaField("cheaper", orNull(.object { step }), about: "The next cheaper choice"),
    SchemaField("better", orNull(.object { step }), about: "The next better choice"),
  ]

  private static let step: [SchemaField] = [
    SchemaField("configuration", text, about: "What it would run"),
    SchemaField("hardwareCost", orNull(.object { interval }), about: "What the session would cost then"),
    SchemaField("systemPressureCost", orNull(.object { interval }), about: "What the session would cost then"),
    SchemaField("fits", orNull(.boolean), about: "Whether the costs would be within their targets, if that is known"),
  ]

  private static let hidden: [SchemaField] = [
    SchemaField("errors", whole, about: "How many errors"),
    SchemaField("warnings", whole, about: "How many warnings"),
    SchemaField("notes", whole, about: "How many notes"),
  ]

  private static let finding: [SchemaField] = [
    SchemaField("rule", text, about: "The id of the rule"),
    SchemaField("severity", words(["error", "warning", "note"]), about: "How much it matters"),
    SchemaField("message", text, about: "What is wrong"),
    SchemaField("range", orNull(.object { range }), about: "Where"),
    SchemaField("pointer", orNull(text), about: "The same as a JSON Pointer"),
    SchemaField("label", orNull(text), about: "Two to five words for the underline"),
    SchemaField("notes", .array(.object { note }), about: "Why"),
    SchemaField("help", orNull(text), about: "What to do, in words"),
    SchemaField("fixes", .array(.object { fix }), about: "What to do, as edits"),
    SchemaField("sources", .array(text), about: "What the rule cites"),
    SchemaField(
      "confidence", orNull(words(Rule.Confidence.allCases.map(\.rawValue))), about: "How sure the rule is"),
    SchemaField("basis", orNull(kind), about: "How the weakest fact is known that the finding needs"),
    SchemaField("profiles", .array(text), about: "The profiles of this file on which it was found"),
  ]

  private static let note: [SchemaField] = [
    SchemaField("message", text, about: "The remark"),
    SchemaField("range", orNull(.object { range }), about: "Another place that it is about"),
    SchemaField("pointer", orNull(text), about: "The same as a JSON Pointer"),
  ]

  private static let fix: [SchemaField] = [
    SchemaField("title", text, about: "What it does"),
    SchemaField("applicability", words(["safe", "unsafe"]), about: "Whether it can be applied without a look"),
    SchemaField("edits", .array(.object { edit }), about: "Its edits"),
  ]

  private static let edit: [SchemaField] = [
    SchemaField("range", .object { range }, about: "What is replaced"),
    SchemaField("replacement", text, about: "By what"),
  ]

  private static let range: [SchemaField] = [
    SchemaField("start", .object { position }, about: "Where it begins"),
    SchemaField("end", .object { position }, about: "Where it ends, exclusive"),
  ]

  private static let position: [SchemaField] = [
    SchemaField("line", whole, about: "The line, from 1"),
    SchemaField("column", whole, about: "The column in Unicode scalars, from 1"),
    SchemaField("offset", whole, about: "The offset in bytes, from 0"),
  ]

  private static let missing: [SchemaField] = [
    SchemaField("rule", text, about: "The id of the rule that needs it"),
    SchemaField("fact", text, about: "What is not known"),
    SchemaField("decides", .boolean, about: "Whether the verdict hangs on it"),
    SchemaField("settledBy", orNull(text), about: "What would settle it"),
    SchemaField("range", .object { range }, about: "Where it is asked"),
    SchemaField("pointer", orNull(text), about: "The same as a JSON Pointer"),
  ]

  private static let prediction: [SchemaField] = [
    SchemaField("kind", text, about: "What it is about"),
    SchemaField("message", text, about: "What the system will do"),
    SchemaField("range", .object { range }, about: "Where"),
    SchemaField("pointer", orNull(text), about: "The same as a JSON Pointer"),
    SchemaField("sources", .array(text), about: "What it rests on"),
  ]

  private static let summary: [SchemaField] = [
    SchemaField("errors", whole, about: "How many errors"), SchemaField("warnings", whole, about: "How many warnings"),
    SchemaField("notes", whole, about: "How many notes"),
    SchemaField("hiddenRefusals", whole, about: "How many refusals are not reported"),
    SchemaField("files", whole, about: "How many files"), SchemaField("profiles", whole, about: "How many profiles"),
    SchemaField("verdicts", .map(whole, keys: nil), about: "How many of each verdict"),
    SchemaField(
      "basis", .map(whole, keys: nil),
      about: "How many cells of a matrix are decided on each basis, and how many are open",
      isRequired: false),
    SchemaField(
      "missingFacts", .array(.object { lack }), about: "The facts that decide most of a matrix's open cells, in order",
      isRequired: false),
    SchemaField(
      "wouldDecide", .array(.object { decider }), about: "What would decide most of a matrix's open cells, in order",
      isRequired: false),
  ]

  private static let lack: [SchemaField] = [
    SchemaField("facts", .array(text), about: "What has to be known, together"),
    SchemaField("cells", whole, about: "How many cells it would decide beyond those before it"),
  ]

  private static let decider: [SchemaField] = [
    SchemaField("probe", text, about: "The profile of the device to probe", isRequired: false),
    SchemaField("graph", text, about: "The graph that leaves something out", isRequired: false),
    SchemaField("cells", whole, about: "How many cells it would decide beyond those before it"),
  ]

  private static let text = SchemaType.string("text")
  private static let number = SchemaType.number(-1e15...1e15, isInteger: false)
  private static let whole = SchemaType.number(0...1e15, isInteger: true)
  private static let kind = words(FactKind.allCases.map(\.rawValue))

  private static func orNull(_ type: SchemaType) -> SchemaType { .either([type, .null]) }
  private static func words(_ names: [String]) -> SchemaType { .names { SchemaNames(names) } }
}
