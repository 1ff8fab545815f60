import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The index that an index picker shows is one of its indices.
  static let indexPickerRange = Rule(
    "index-picker-range",
    title: "Index picker without the index",
    area: .session,
    severity: .error,
    rationale: """
      An index picker has at least one index, and selectedIndex is one of them, from 0 on. Otherwise NSInvalidArgumentException \
      is thrown.
      """,
    availability: .iOS(OSVersion(18)),
    reads: ["controls"],
    sources: [.symbol("AVCaptureIndexPicker.selectedIndex")],
    examples: [
      .passing(
        ControlExamples.controls(#"{ "type": "indexPicker", "numberOfIndexes": 3, "selectedIndex": 2 }"#),
        on: "example-controls", profileText: ControlExamples.profile(4)),
      .failing(
        ControlExamples.controls(#"{ "type": "indexPicker", "numberOfIndexes": ⟦0⟧ }"#), on: "example-controls",
        profileText: ControlExamples.profile(4)),
      .failing(
        ControlExamples.controls(#"{ "type": "indexPicker", "numberOfIndexes": 3, "selectedIndex": ⟦3⟧ }"#),
        on: "example-controls", profileText: ControlExamples.profile(4)),
    ]
  ) { session, report in
    for control in session.graph.session?.controls?.value ?? [] {
      guard let count = control.value.numberOfIndexes else { continue }
      if count.value < 1 {
        report.emit("the picker has no index", at: count.range, label: "at least 1")
      } else if let selected = control.value.selectedIndex, !(0..<count.value).contains(selected.value) {
        report.emit(
          "the picker has no index \(selected.value)", at: selected.range, label: "from 0 to \(count.value - 1)")
      }
    }
  }
}
