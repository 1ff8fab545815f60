import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A switching behavior for recordings is switched on.
  static var switchingForRecordingNotEnabled: Rule {
    Rule(
      "switching-for-recording-not-enabled",
      title: "Switching behavior for recordings is off",
      area: .video,
      severity: .warning,
      rationale: """
        A switching behavior for recordings takes effect only while \
        isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled is true. By default it is true only where the camera \
        can switch.
        """,
      availability: .iOS(OSVersion(15)),
      reads: ["primaryConstituentDeviceSwitchingBehaviorForRecording"],
      sources: [
        .symbol("AVCaptureMovieFileOutput.isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled"),
        .symbol(
          "AVCaptureMovieFileOutput.setPrimaryConstituentDeviceSwitchingBehaviorForRecording(_:restrictedSwitchingBehaviorConditions:)"
        ),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | mic | movie primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled")
          .with("primaryConstituentDeviceSwitchingBehaviorForRecording=locked"),
        .failing("single | back | mic | movie primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled=false")
          .with("primaryConstituentDeviceSwitchingBehaviorForRecording=⟦locked⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        let movie = output.output.movieFile
        guard let behavior = movie.primaryConstituentDeviceSwitchingBehaviorForRecording,
          behavior.value != .unsupported,
          let enabled = movie.primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled, !enabled.value
        else { continue }
        let ranges = RangePair(behavior.range, "the behavior is set here", enabled.range, "it is switched off here")
        report.emit(
          "\"\(output.id)\" does not use its switching behavior for recordings", at: ranges.later,
          label: "switched off",
          notes: [ranges.note],
          fixes: [Fix("switch it on", .unsafe, edits: [report.edit.replacing(enabled.range, with: "true")])])
      }
    }
  }
}
