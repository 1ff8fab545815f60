import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A slider goes from a lower to a higher value.
  static var sliderRange: Rule {
    Rule(
      "slider-range",
      title: "Slider without a range",
      area: .session,
      severity: .error,
      rationale: """
        The lowest value of a slider is below its highest, and its step is above 0. Otherwise making it throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["controls"],
      sources: [.symbol("AVCaptureSlider.init(_:symbolName:in:)")],
      examples: [
        .passing("single controls=[(type=slider minValue=0 maxValue=1 step=0.1)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=slider minValue=1 maxValue=⟦0⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=slider minValue=0 maxValue=1 step=⟦0⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
      ]
    ) { session, report in
      for control in session.graph.session?.controls?.value ?? [] {
        if let low = control.value.minValue, let high = control.value.maxValue, low.value >= high.value {
          let ranges = RangePair(low.range, "the lowest value is here", high.range, "the highest value is here")
          report.emit(
            "the slider's lowest value is not below its highest", at: ranges.later, label: "not above the lowest",
            notes: [ranges.note])
        }
        if let step = control.value.step, step.value <= 0 {
          report.emit("the slider's step is not above 0", at: step.range, label: "not above 0")
        }
      }
    }
  }
}
