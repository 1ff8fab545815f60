import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The index that an index picker shows is one of its indices.
  static var indexPickerRange: Rule {
    Rule(
      "index-picker-range",
      title: "Index picker without the index",
      area: .session,
      severity: .error,
      rationale: """
        An index picker has at least one index, and selectedIndex is one of them, from 0 on. Otherwise NSInvalidArgumentException \
        is thrown. A picker is made either with a number of indices or with a title for each.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["controls"],
      sources: [
        .symbol("AVCaptureIndexPicker.selectedIndex"),
        .symbol("AVCaptureIndexPicker.init(_:symbolName:localizedIndexTitles:)"),
      ],
      examples: [
        .passing("single controls=[(type=indexPicker numberOfIndexes=3 selectedIndex=2)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .passing("single controls=[(type=indexPicker localizedTitle=Look symbolName=camera.filters")
          .with("localizedIndexTitles=[Plain, Warm] selectedIndex=1)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=indexPicker localizedIndexTitles=⟦[]⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=indexPicker numberOfIndexes=3 localizedIndexTitles=⟦[Plain, Warm]⟧)]")
          .and("back 1920x1080 | preview").on(ControlExamples.profile(4)),
        .failing("single controls=[(type=indexPicker numberOfIndexes=⟦0⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=indexPicker numberOfIndexes=3 selectedIndex=⟦3⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
      ]
    ) { session, report in
      for control in session.graph.session?.controls?.value ?? [] {
        let titles = control.value.localizedIndexTitles
        if let titles, let count = control.value.numberOfIndexes, count.value != titles.value.count {
          let ranges = RangePair(count.range, "the number is here", titles.range, "the titles are here")
          report.emit(
            "the picker has \(count.value) indices but \(titles.value.count) titles", at: ranges.later,
            label: "one title for each index", notes: [ranges.note])
          continue
        }
        guard let count = titles?.value.count ?? control.value.numberOfIndexes?.value else { continue }
        if count < 1, let range = titles?.range ?? control.value.numberOfIndexes?.range {
          report.emit("the picker has no index", at: range, label: "at least 1")
        } else if let selected = control.value.selectedIndex, !(0..<count).contains(selected.value) {
          report.emit("the picker has no index \(selected.value)", at: selected.range, label: "from 0 to \(count - 1)")
        }
      }
    }
  }
}
