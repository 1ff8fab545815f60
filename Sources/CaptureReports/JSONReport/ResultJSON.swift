import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// The results of JSON reports: one for each file and profile.
enum ResultJSON {
  /// A result.
  static let shape = ReportShape<ResultRecord> {
    ReportKey("path", .text, about: "The file as it was named, or <stdin>") { $0.path }
    ReportKey("profile", .orNull(.text), about: "The id of the profile; null where the file could not be judged") {
      $0.profile
    }
    ReportKey(
      "verdict", .word(of: ReportSummary.verdictOrder.map(\.rawValue)), about: "Whether the graph runs on the device"
    ) { $0.verdict.rawValue }
    ReportKey("basis", .orNull(.kind), about: "How the weakest fact is known that the verdict needs") {
      $0.result?.basis?.rawValue
    }
    ReportKey(
      "restsOn", .list(of: .object(GroundJSON.shape)), about: "The facts weaker than printed that the verdict needs"
    ) { $0.result?.restsOn ?? [] }
    ReportKey(
      "plan", .orNull(.list(of: .object(PlanJSON.camera))),
      about: "What every camera of an adjusted graph runs, in the order of the graph"
    ) { $0.result?.plan?.configuration }
    ReportKey("hardwareCost", .orNull(.object(CostJSON.bill)), about: "The hardwareCost, and its parts") {
      $0.result?.costs?.hardware
    }
    ReportKey(
      "systemPressureCost", .orNull(.object(CostJSON.bill)), about: "The systemPressureCost, and its parts"
    ) { $0.result?.costs?.pressure }
    ReportKey(
      "findings", .list(of: .object(FindingJSON.finding)), about: "What is wrong, in the order of the text"
    ) { $0.findings }
    ReportKey(
      "unverified", .list(of: .object(FindingJSON.missing)),
      about: "The facts that rules ask for and that are not known"
    ) { $0.missing }
    ReportKey(
      "predictions", .list(of: .object(FindingJSON.prediction)), about: "What the system is predicted to do"
    ) { $0.predictions }
    ReportKey(
      "without", .list(of: .object(GuardJSON.leftOut)),
      about: "What the app leaves out because the device lacks it"
    ) { $0.result?.leftOut ?? [] }
    ReportKey(
      "supportNotKnown", .list(of: .object(GuardJSON.place)),
      about: "What the app asks first and nobody knows the answer to"
    ) { $0.result?.supportNotKnown ?? [] }
    ReportKey(optional: "hiddenFindings", .object(hidden), about: "How many findings are not shown") { $0.hidden }
    ReportKey(optional: "reason", .orNull(.text), about: "The reason for the verdict, in a matrix") { $0.reason }
    ReportKey(
      optional: "whatIf", .list(of: .object(OutlookJSON.shape)), about: "What changing one camera alone would do"
    ) { $0.result?.outlooks }
  }

  /// How many findings are not shown.
  static let hidden = ReportShape<HiddenFindings> {
    ReportKey("errors", .whole, about: ReportSentence.errors) { $0.count(of: .error) }
    ReportKey("warnings", .whole, about: ReportSentence.warnings) { $0.count(of: .warning) }
    ReportKey("notes", .whole, about: ReportSentence.notes) { $0.count(of: .note) }
  }
}

/// A result as a JSON report tells it.
struct ResultRecord {
  /// The file as it was named.
  let path: String

  /// The id of the profile; `nil` where the file could not be judged.
  var profile: String?

  /// Whether the graph runs there.
  let verdict: Verdict

  /// The result of the check; `nil` where the file could not be judged.
  var result: CheckResult?

  /// The findings that are shown.
  var findings: [FindingRecord] = []

  /// The facts that are not known.
  var missing: [PlacedValue<MissingFact>] = []

  /// What the system is predicted to do.
  var predictions: [PlacedValue<Prediction>] = []

  /// The findings that are not shown, if any.
  var hidden: HiddenFindings?

  /// The reason for the verdict, or `null`; `nil` if the report has no reasons.
  var reason: String??
}
