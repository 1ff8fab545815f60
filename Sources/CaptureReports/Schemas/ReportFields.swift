import CaptureModel
import CapturePlans
import JSONSource
import RuleKit

/// The keys of the JSON report, version 1; `JSONRenderer` and its neighbours write them.
enum ReportFields {
  static let document: [SchemaField] = [
    SchemaField("version", .number(1...1, isInteger: true), about: "The version of the report: 1"),
    SchemaField("tool", .object { tool }, about: "The tool that made the report"),
    SchemaField("results", .array(.object { result }), about: "The results: one for each file and profile"),
    SchemaField("summary", .object { summary }, about: "The counts over all files"),
    SchemaField(
      "without", .array(.object { MatrixFields.without }), about: "What each device of a matrix goes without",
      isRequired: false),
    SchemaField(
      "oneForAll", .array(.object { MatrixFields.oneForAll }),
      about: "One configuration of each graph for all devices of a matrix", isRequired: false),
  ]

  private static let tool: [SchemaField] = [
    SchemaField("name", text, about: "The tool's name"), SchemaField("version", text, about: "The tool's version"),
  ]

  private static let result: [SchemaField] = [
    SchemaField("path", text, about: "The file as it was named, or <stdin>"),
    SchemaField("profile", orNull(text), about: "The id of the profile; null where the file could not be judged"),
    SchemaField(
      "verdict", words(["runs", "adjusted", "cannotRun", "unverified", "invalid"]),
      about: "Whether the graph runs on the device"),
    SchemaField("basis", orNull(kind), about: "How the weakest fact is known that the verdict needs"),
    SchemaField(
      "restsOn", .array(.object { ground }),
      about: "The facts weaker than printed that the verdict needs"),
    SchemaField(
      "plan", orNull(.array(.object { camera })),
      about: "What every camera of an adjusted graph runs, in the order of the graph"),
    SchemaField("hardwareCost", orNull(.object { bill }), about: "The hardwareCost, and its parts"),
    SchemaField(
      "systemPressureCost", orNull(.object { bill }), about: "The systemPressureCost, and its parts"),
    SchemaField("findings", .array(.object { finding }), about: "What is wrong, in the order of the text"),
    SchemaField(
      "unverified", .array(.object { missing }), about: "The facts that rules ask for and that are not known"),
    SchemaField("predictions", .array(.object { prediction }), about: "What the system is predicted to do"),
    SchemaField("without", .array(.object { leftOut }), about: "What the app leaves out because the device lacks it"),
    SchemaField(
      "supportNotKnown", .array(.object { guarded }),
      about: "What the app asks first and nobody knows the answer to"),
    SchemaField("hiddenFindings", .object { hidden }, about: "How many findings are not shown", isRequired: false),
    SchemaField("reason", orNull(text), about: "The reason for the verdict, in a matrix", isRequired: false),
    SchemaField(
      "whatIf", .array(.object { outlook }), about: "What changing one camera alone would do", isRequired: false),
  ]

  static let guarded: [SchemaField] = [
    SchemaField("pointer", text, about: "The JSON Pointer to the object"),
    SchemaField("key", orNull(text), about: "The key of the object; null for the whole element"),
  ]

  static let values = SchemaField(
    "values", .array(text), about: "The values of a list that go, if others stay", isRequired: false)

  private static let leftOut: [SchemaField] =
    guarded + [
      values,
      SchemaField("why", text, about: "What the device lacks"),
      SchemaField("basis", kind, about: "How that is known"),
    ]

  private static let ground: [SchemaField] = [
    SchemaField("fact", text, about: "What has to be so"),
    SchemaField("kind", words(FactKind.allCases.map(\.rawValue) + ["user"]), about: "How it is known"),
    SchemaField("source", orNull(text), about: source),
  ]

  static let camera: [SchemaField] = [
    SchemaField("input", text, about: KeySentence.input),
    SchemaField("activeFormat", orNull(.object { format }), about: "The format that it runs"),
    SchemaField(
      "maxFrameRateOverride", orNull(number),
      about: "The rate that the app promises not to exceed, in frames a second, if it is below the format's"),
    SchemaField(
      "activeFrameRate", orNull(number), about: "The rate that the camera is set to, in frames a second, if it is lower"
    ),
    SchemaField("port", orNull(text), about: "The constituent whose port its connections are moved to"),
    SchemaField("enabled", .boolean, about: "Whether its connections are enabled"),
    SchemaField(
      "share", orNull(text),
      about: "How much of the requested pixels a second (of photos: pixels) it still delivers, as a fraction: 9/16"),
    SchemaField(
      "videoHDREnabled", .boolean, about: "False if the app no longer asks for the video HDR that it guards",
      isRequired: false),
  ]

  private static let format: [SchemaField] = [
    SchemaField("width", whole, about: KeySentence.columns), SchemaField("height", whole, about: KeySentence.rows),
    SchemaField("maxFrameRate", orNull(number), about: KeySentence.highestRate),
    SchemaField("binned", orNull(.boolean), about: KeySentence.binned),
  ]

  static let interval: [SchemaField] = [
    SchemaField("value", orNull(number), about: KeySentence.bestGuess),
    SchemaField("low", orNull(number), about: KeySentence.least),
    SchemaField("high", orNull(number), about: KeySentence.most),
  ]

  private static let bill: [SchemaField] =
    interval + [
      SchemaField("basis", kind, about: "How the weakest coefficient is known"),
      SchemaField("items", .array(.object { item }), about: "The charges that it is made of"),
      SchemaField("missing", .array(text), about: "The facts that it needs and that are not known"),
    ]

  private static let item: [SchemaField] =
    [
      SchemaField("input", orNull(text), about: "The id of the input that is charged; null for the session"),
      SchemaField("factor", text, about: "What is charged for"),
    ] + interval + [
      SchemaField("basis", kind, about: "How its coefficient is known"),
      SchemaField("source", orNull(text), about: source),
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
    SchemaField("input", text, about: KeySentence.input),
    SchemaField("configuration", text, about: "What the camera runs"),
    SchemaField("cheaper", orNull(.object { step }), about: "The next cheaper choice for the camera"),
    SchemaField("better", orNull(.object { step }), about: "The next better choice for the camera"),
  ]

  private static let step: [SchemaField] = [
    SchemaField("configuration", text, about: "What the camera would run"),
    SchemaField("hardwareCost", orNull(.object { interval }), about: "The hardwareCost of the session then"),
    SchemaField(
      "systemPressureCost", orNull(.object { interval }), about: "The systemPressureCost of the session then"),
    SchemaField(
      "fits", orNull(.boolean), about: "Whether the costs would be within their targets; null where that is not known"),
  ]

  private static let hidden: [SchemaField] = [
    SchemaField("errors", whole, about: errors),
    SchemaField("warnings", whole, about: warnings),
    SchemaField("notes", whole, about: notes),
  ]

  private static let finding: [SchemaField] = [
    SchemaField("rule", text, about: "The id of the rule that found it"),
    SchemaField("severity", words(["error", "warning", "note"]), about: "How much it matters"),
    SchemaField("message", text, about: "What is wrong, in words"),
    SchemaField("range", orNull(.object { range }), about: "Where it is"),
    SchemaField("pointer", orNull(text), about: pointer),
    SchemaField("label", orNull(text), about: "Two to five words for the underline"),
    SchemaField("notes", .array(.object { note }), about: "Remarks: why it is wrong, and what else belongs to it"),
    SchemaField("help", orNull(text), about: "What to do, in words"),
    SchemaField("fixes", .array(.object { fix }), about: "What to do, as edits"),
    SchemaField("sources", .array(text), about: "What the rule cites"),
    SchemaField(
      "confidence", orNull(words(Rule.Confidence.allCases.map(\.rawValue))), about: "How sure the rule is"),
    SchemaField("basis", orNull(kind), about: "How the weakest fact is known that the finding needs"),
    SchemaField("profiles", .array(text), about: "The profiles of this file on which it was found"),
  ]

  private static let note: [SchemaField] = [
    SchemaField("message", text, about: "The remark, in words"),
    SchemaField("range", orNull(.object { range }), about: "Another place that it is about"),
    SchemaField("pointer", orNull(text), about: pointer),
  ]

  private static let fix: [SchemaField] = [
    SchemaField("title", text, about: "What the fix does, in words"),
    SchemaField("applicability", words(["safe", "unsafe"]), about: "Whether it is safe to apply without review"),
    SchemaField("edits", .array(.object { edit }), about: "The edits that it is made of"),
  ]

  private static let edit: [SchemaField] = [
    SchemaField("range", .object { range }, about: "The text that is replaced"),
    SchemaField("replacement", text, about: "The text that takes its place"),
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
    SchemaField("range", .object { range }, about: "The place that asks for it"),
    SchemaField("pointer", orNull(text), about: pointer),
  ]

  private static let prediction: [SchemaField] = [
    SchemaField("kind", text, about: "What it is about"),
    SchemaField("message", text, about: "What the system is predicted to do, in words"),
    SchemaField("range", .object { range }, about: "The place that it is about"),
    SchemaField("pointer", orNull(text), about: pointer),
    SchemaField("sources", .array(text), about: "What the prediction rests on"),
  ]

  private static let summary: [SchemaField] = [
    SchemaField("errors", whole, about: errors), SchemaField("warnings", whole, about: warnings),
    SchemaField("notes", whole, about: notes),
    SchemaField("hiddenRefusals", whole, about: "How many refusals are not reported"),
    SchemaField("files", whole, about: "How many files"), SchemaField("profiles", whole, about: "How many profiles"),
    SchemaField("verdicts", .map(whole, keys: nil), about: "How many of each verdict"),
    SchemaField(
      "basis", .map(whole, keys: nil),
      about: "How many cells of a matrix are decided on each basis, and how many are open",
      isRequired: false),
    SchemaField(
      "missingFacts", .array(.object { lack }),
      about: "The facts that decide most undecided cells of a matrix, in order",
      isRequired: false),
    SchemaField(
      "wouldDecide", .array(.object { decider }),
      about: "What would decide the most undecided cells of a matrix, most effective first",
      isRequired: false),
    SchemaField(
      "budgetRemark", orNull(text),
      about: "Why the costs of a matrix or a bill do not rank the devices; null if their pixel budgets have one origin",
      isRequired: false),
  ]

  private static let lack: [SchemaField] = [
    SchemaField("facts", .array(text), about: "The facts that all have to be known"),
    SchemaField("cells", whole, about: cells),
  ]

  private static let decider: [SchemaField] = [
    SchemaField("probe", text, about: "The profile of the device to probe", isRequired: false),
    SchemaField("graph", text, about: "The graph that leaves something out", isRequired: false),
    SchemaField("cells", whole, about: cells),
  ]

  // Sentences that several keys share.
  private static let cells: StaticString = "How many cells it would decide beyond those before it"
  private static let errors: StaticString = "How many errors"
  private static let notes: StaticString = "How many notes"
  private static let pointer: StaticString = "The place as a JSON Pointer"
  private static let source: StaticString = "Where it is known from"
  private static let warnings: StaticString = "How many warnings"

  static let text = SchemaType.string("text")
  static let number = SchemaType.number(-1e15...1e15, isInteger: false)
  static let whole = SchemaType.number(0...1e15, isInteger: true)
  private static let kind = words(FactKind.allCases.map(\.rawValue))

  static func orNull(_ type: SchemaType) -> SchemaType { .either([type, .null]) }
  private static func words(_ names: [String]) -> SchemaType { .names { SchemaNames(names) } }
}
