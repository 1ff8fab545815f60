import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A slider stands in its range.
  static var sliderValueRange: Rule {
    Rule(
      "slider-value-range",
      title: "Slider stands outside of its range",
      area: .session,
      severity: .error,
      rationale: """
        The value of a slider lies in its range. Otherwise setting it throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["controls"],
      sources: [.symbol("AVCaptureSlider.value")],
      hasFix: true,
      examples: [
        .passing("single controls=[(type=slider minValue=0 maxValue=1 value=0.5)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=slider minValue=0 maxValue=1 value=⟦2⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=slider values=[1, 2] value=⟦0⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
      ]
    ) { session, report in
      for control in session.graph.session?.controls?.value ?? [] {
        guard let value = control.value.value else { continue }
        let all = control.value.values?.value.map(\.value)
        let low = all?.min() ?? control.value.minValue?.value ?? value.value
        let high = all?.max() ?? control.value.maxValue?.value ?? value.value
        if low > high || (low...high).contains(value.value) { continue }
        let nearest = JSONNumber.text(of: value.value < low ? low : high)
        report.emit(
          "\(JSONNumber.text(of: value.value)) is no value of the slider", at: value.range,
          label: "at \(value.value < low ? "least" : "most") \(nearest)",
          fixes: [Fix("set it to \(nearest)", .unsafe, edits: [report.edit.replacing(value.range, with: nearest)])])
      }
    }
  }
}
