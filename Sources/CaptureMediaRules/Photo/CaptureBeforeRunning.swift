import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Photos are captured only while the session runs.
  static var captureBeforeRunning: Rule {
    Rule(
      "capture-before-running",
      title: "Photo is captured while the session does not run",
      area: .photo,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        A capture fails until startRunning has returned. The delegate gets the error that the session is not running; in \
        reports, a capture right after a start or a change of cameras throws an exception.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["operations"],
      sources: [
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
        .report("mrousavy/react-native-vision-camera#3637, #3677"),
        .inference("a session that does not run delivers no pictures"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | out: photo | shot")
          .and("steps addInput back, addOutput out, startRunning, capturePhoto shot"),
        .failing("single | back | out: photo | shot")
          .and("steps addInput back, addOutput out, capturePhoto ⟦shot⟧, startRunning"),
        .failing("single | back | out: photo | shot")
          .and("steps startRunning, stopRunning, capturePhoto ⟦shot⟧, startRunning"),
        .passing("single | back | out: photo | shot | steps capturePhoto shot"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      let starts = operations.indices.filter { operations[$0].op?.value == .startRunning }
      guard !starts.isEmpty else { return }
      for step in PhotoOperations(operations, .capturePhoto).steps where step.start == nil {
        let next = starts.first { $0 > step.index }
        let stop = operations[..<step.index].last { $0.op?.value == .stopRunning }
        report.emit(
          "\"\(step.target.value)\" is captured while the session does not run", at: step.target.range,
          label: "not running",
          notes: (stop ?? next.map { operations[$0] }).map {
            [Finding.Note(stop == nil ? "it starts here" : "it was stopped here", at: $0.range)]
          } ?? [],
          fixes: next.map { next in
            let edits = OperationMove.edits(from: step.index, after: next, in: operations, report.edit)
            return [Fix("capture after the start", .unsafe, edits: edits)]
          } ?? [])
      }
    }
  }
}
