import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app stops a recording before it removes the output or stops the session.
  static var removeOutputWhileRecording: Rule {
    Rule(
      "remove-output-while-recording",
      title: "Output is removed while it records",
      area: .video,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        A movie file is complete only after the app has stopped the recording and the delegate has been told. If the \
        output is removed or the session stops earlier, the file is cut off or lost.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureFileOutput.stopRecording()"),
        .inference("a file is finished after the recording was stopped"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | out: movie | steps startRecording out, stopRecording out, removeOutput out"),
        .failing("single | back | out: movie | steps startRecording out, ⟦removeOutput⟧ out"),
        .failing("single | back | out: movie | steps startRunning, startRecording out, ⟦stopRunning⟧"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      for step in RecordingSteps(operations).steps {
        let operation = operations[step.index]
        guard let op = operation.op else { continue }
        let isRemoved = op.value == .removeOutput && operation.target?.value == step.output
        guard isRemoved || op.value == .stopRunning else { continue }
        let place = SourceRange(operation.range.lowerBound, operation.range.lowerBound)
        let stop = "{ \"op\": \"stopRecording\", \"target\": \(JSONString.quoted(step.output)) }, "
        report.emit(
          isRemoved
            ? "\"\(step.output)\" is removed while it records" : "the session stops while \"\(step.output)\" records",
          at: op.range, label: "still recording",
          notes: [Finding.Note("the recording starts here", at: operations[step.start].range)],
          fixes: [Fix("stop the recording first", .unsafe, edits: [SourceEdit(place, with: stop)])],
          help: "wait for the delegate's didFinishRecordingTo before that")
      }
    }
  }
}
