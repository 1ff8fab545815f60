import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// A step of a reduction, as its trace tells it.
struct TracedStep {
  let number: Int
  let rung: String
  let input: String
  let change: BeforeAndAfter<String>
  let hardware: BeforeAndAfter<Double?>
  let pressure: BeforeAndAfter<Double?>
  let lowered: Bool
  let mends: [Int]
}

/// The outcome of a reduction, as its trace tells it.
struct TracedOutcome {
  let outcome: String
  let note: String
  let trace: ReductionTrace?
  let missing: [MissingFact]

  fileprivate var impossible: Impossibility? {
    if case .impossible(let reason)? = trace?.end { reason } else { nil }
  }

  fileprivate var plan: [CameraConfiguration]? {
    if let trace, case .met = trace.end { trace.kept } else { nil }
  }
}

/// The lines of a reduction's trace: steps, then the outcome.
enum TraceJSON {
  /// A step.
  static let step = ReportShape<TracedStep> {
    ReportKey("step", .whole, about: "The number of the step, from 1") { $0.number }
    ReportKey("rung", .text, about: "What kind of step it is; `writtenOut` changes no cost") { $0.rung }
    ReportKey("input", .text, about: "The ids of the inputs that it changes, with commas between them") { $0.input }
    ReportKey("change", .object(words), about: "What it changes, in words") { $0.change }
    ReportKey("hardwareCost", .object(cost), about: "What it does to the hardwareCost") { $0.hardware }
    ReportKey("systemPressureCost", .object(cost), about: "What it does to the systemPressureCost") { $0.pressure }
    ReportKey("lowered", .boolean, about: "Whether a cost that was above its target fell") { $0.lowered }
    ReportKey(
      "mends", .list(of: .whole), about: "The points where the ladder differs from the published sample, by number"
    ) { $0.mends }
  }

  private static let words = ReportShape<BeforeAndAfter<String>> {
    ReportKey("from", .text, about: "What it was") { $0.from }
    ReportKey("to", .text, about: "What it is then") { $0.to }
  }

  private static let cost = ReportShape<BeforeAndAfter<Double?>> {
    ReportKey("from", .orNull(.number), about: "The cost before the step") { $0.from }
    ReportKey("to", .orNull(.number), about: "The cost after the step") { $0.to }
  }

  /// The outcome.
  static let outcome = ReportShape<TracedOutcome> {
    ReportKey("outcome", .text, about: "How the search ended") { $0.outcome }
    ReportKey("note", .text, about: "The outcome in words") { $0.note }
    ReportKey(
      optional: "unverified", .list(of: .object(missing)), about: "The missing facts that decide whether the plan runs"
    ) { $0.missing.isEmpty ? nil : $0.missing }
    ReportKey(
      optional: "plan", .list(of: .object(PlanJSON.camera)), about: "What every camera runs under the plan"
    ) { $0.plan }
    ReportKey(
      optional: "lost", .list(of: .object(GuardJSON.place)),
      about: "The guarded settings that the plan gives up or no longer asks for"
    ) { outcome in
      let lost = outcome.trace.map { $0.dropped.map(\.setting) + $0.lost } ?? []
      return lost.isEmpty ? nil : lost
    }
    ReportKey(
      optional: "without", .list(of: .object(GuardJSON.leftOut)),
      about: "What the app goes without because the device lacks it"
    ) { $0.trace.flatMap { $0.without.isEmpty ? nil : $0.without } }
    CertificateJSON.shape.of(optional: { $0.trace?.certificate })
    ImpossibilityJSON.shape.of(optional: { $0.impossible })
  }

  private static let missing = ReportShape<MissingFact> {
    ReportKey("fact", .text, about: ReportSentence.fact) { $0.fact.words }
    ReportKey("settledBy", .orNull(.text), about: ReportSentence.advice) { $0.advice }
  }
}
