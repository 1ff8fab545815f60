import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Nothing rebuilds the session while it records.
  static var rebuildEndsRecording: Rule {
    Rule(
      "rebuild-ends-recording",
      title: "Recording ends with a change of the session",
      area: .video,
      severity: .warning,
      rationale: """
        A new format, color space, camera or output rebuilds the session. That ends every recording, even a paused one, \
        and the delegate gets the error sessionConfigurationChanged.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureFileOutput.startRecording(to:recordingDelegate:)"), .symbol("AVCaptureDevice.activeFormat"),
      ],
      examples: [
        .passing("single | back | out: movie")
          .and("steps startRecording out, stopRecording out, removeInput back, addInput back"),
        .failing("single | back | out: movie | steps startRecording out, ⟦removeInput⟧ back, stopRecording out"),
        .failing("single | back | out: movie | steps startRecording out, lockForConfiguration back, ⟦setActiveFormat⟧")
          .with("back, unlockForConfiguration back, stopRecording out"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      for step in RecordingSteps(operations).steps {
        guard let op = operations[step.index].op, op.value.rebuildsSession else { continue }
        report.emit(
          "\(op.value.rawValue) ends the recording of \"\(step.output)\"", at: op.range, label: "ends the recording",
          notes: [Finding.Note("it starts here", at: operations[step.start].range)],
          help: "stop the recording first, and start the next one after the change")
      }
    }
  }
}

extension OperationKind {
  /// Whether the step rebuilds a running session.
  fileprivate var rebuildsSession: Bool {
    switch self {
    case .setActiveFormat, .setActiveColorSpace, .addInput, .removeInput, .addOutput: true
    default: false
    }
  }
}
