import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// Reports recordings that last longer than one band of `systemPressureCost` allows.
struct PressureBandCheck {
  let band: PressureBand

  /// The longest recording that the band allows, in minutes; the talk gives 30 seconds as an example of a burst.
  private var longest: Double { band.minutes ?? 0.5 }

  func run(_ session: ResolvedSession, _ report: inout Emitter) {
    guard let cost = report.costs.pressure?.total, cost.pressureBand == band else { return }
    let planned = session.graph.app?.recordingMinutes
    if let planned, planned.value <= longest { return }
    // An estimate may be far off: without a planned duration, its low end must be in the band too.
    let isCertain = PressureBand(cost.low) == band
    guard planned != nil || isCertain else { return }
    var severity = planned == nil && band != .burst ? Severity.note : .warning
    if band == .burst, planned != nil, isCertain { severity = .error }
    let time = planned.map { ", and the recording lasts \(JSONNumber.text(of: $0.value)) minutes" } ?? ""
    report.emit(
      "systemPressureCost is \(CostText.interval(cost)): the session runs for \(band.text)\(time)",
      at: planned?.range ?? session.costRange, severity: severity, label: band.text,
      notes: [Disagreement.pressureAboveOne.note],
      help: planned == nil
        ? "say how long a recording lasts in app.recordingMinutes, or lower the cost"
        : "lower the cost: \(CostText.howToReduce(report.costs.hardware)), turn stabilization off, or stop depth")
  }
}
