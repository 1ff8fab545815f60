import CaptureModel
public import CapturePlans
public import CaptureSession
import JSONSource

/// Writes the steps of a reduction and its outcome as JSON Lines; `ReductionText` writes them for people.
public enum ReductionJSON {
  /// A step as one line of JSON.
  public static func line(_ step: ReductionStep, number: Int) -> String {
    TraceJSON.step.text(
      of: TracedStep(
        number: number, rung: step.rung.name, input: step.inputs.joined(separator: ","),
        change: BeforeAndAfter(from: step.change.words.from, to: step.change.words.to),
        hardware: BeforeAndAfter(from: step.before.hardware.total.value, to: step.after.hardware.total.value),
        pressure: BeforeAndAfter(from: step.before.pressure?.total.value, to: step.after.pressure?.total.value),
        lowered: step.lowered, mends: step.deviations.map(\.rawValue)), style: .compact)
  }

  /// A value that is written out, as one line of JSON: the step `writtenOut`, which changes no cost.
  public static func line(_ change: WrittenChange, number: Int, costs: SessionCosts) -> String {
    let (hardware, pressure) = (costs.hardware.total.value, costs.pressure?.total.value)
    return TraceJSON.step.text(
      of: TracedStep(
        number: number, rung: "writtenOut", input: change.input ?? "",
        change: BeforeAndAfter(
          from: "\(change.key) \(change.before ?? "left out")", to: "\(change.key) \(change.after ?? "left out")"),
        hardware: BeforeAndAfter(from: hardware, to: hardware), pressure: BeforeAndAfter(from: pressure, to: pressure),
        lowered: false, mends: []), style: .compact)
  }

  /// The outcome as one line of JSON, with the plan's certificate or the reason why there is no plan.
  ///
  /// `missing` has the unknown facts that decide whether the configuration runs.
  public static func line(
    outcome: String, note: String, of trace: ReductionTrace? = nil, missing: [MissingFact] = []
  ) -> String {
    TraceJSON.outcome.text(
      of: TracedOutcome(outcome: outcome, note: note, trace: trace, missing: missing), style: .compact)
  }
}
