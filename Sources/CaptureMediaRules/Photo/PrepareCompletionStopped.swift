import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// While the session is stopped, photos are prepared only once.
  static var prepareCompletionStopped: Rule {
    Rule(
      "prepare-completion-stopped",
      title: "A preparation cancels the one before",
      area: .photo,
      severity: .note,
      rationale: """
        While the session is stopped, preparing waits until it runs, and so does its completion handler. A second call \
        before that ends the first at once, with prepared set to false.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["operations"],
      sources: [
        .session("WWDC16 511"),
        .symbol("AVCapturePhotoOutput.setPreparedPhotoSettingsArray(_:completionHandler:)"),
      ],
      examples: [
        .passing("single | back 1280x720 | photo | steps prepareSettings photo, startRunning"),
        .failing("single | back 1280x720 | photo | steps prepareSettings photo, prepareSettings ⟦photo⟧, startRunning"),
      ]
    ) { session, report in
      var pending: [String: PhotoOperations.Step] = [:]
      let operations = session.graph.operations
      var stops = ArraySlice(operations.indices.filter { operations[$0].op?.value == .startRunning })
      for step in PhotoOperations(operations, .prepareSettings).steps {
        // Once the session has started, earlier preparations are no longer pending.
        while let start = stops.first, start < step.index {
          pending = [:]
          stops.removeFirst()
        }
        guard step.start == nil else { continue }
        if let earlier = pending[step.target.value] {
          report.emit(
            "\"\(step.target.value)\" is prepared again before the session runs", at: step.target.range,
            label: "cancels the one before",
            notes: [Finding.Note("this one is called back with prepared false", at: earlier.target.range)],
            help: "prepare once, with all settings in one list")
        }
        pending[step.target.value] = step
      }
    }
  }
}
