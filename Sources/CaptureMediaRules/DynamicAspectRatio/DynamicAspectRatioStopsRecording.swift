import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// All samples of a movie have one size.
  static var dynamicAspectRatioStopsRecording: Rule {
    Rule(
      "dynamic-aspect-ratio-stops-recording",
      title: "Aspect ratio changes during a recording",
      area: .formats,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        All samples of a movie track have one size: a changed dynamic aspect ratio ends the recording of a movie file \
        output. With an asset writer, finish the movie and begin the next at the time that the completion handler gets.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["operations"],
      sources: [
        .session("WWDC26 341, by public notes"), .symbol("AVCaptureDevice.setDynamicAspectRatio(_:completionHandler:)"),
      ],
      examples: [
        .passing("single | back | out: movie | steps startRunning, lockForConfiguration back, setDynamicAspectRatio")
          .with("back, unlockForConfiguration back, startRecording out").on("iphone-17-pro"),
        .failing("single | back | out: movie | steps startRunning, startRecording out, lockForConfiguration back,")
          .with("⟦setDynamicAspectRatio⟧ back, unlockForConfiguration back").on("iphone-17-pro"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      for step in RecordingSteps(operations).steps {
        guard let op = operations[step.index].op, op.value == .setDynamicAspectRatio else { continue }
        report.emit(
          "the new aspect ratio ends the recording of \"\(step.output)\"", at: op.range, label: "ends the recording",
          notes: [Finding.Note("it is started here", at: operations[step.start].range)],
          help: "stop the recording before this step, and start it again afterwards")
      }
    }
  }
}
