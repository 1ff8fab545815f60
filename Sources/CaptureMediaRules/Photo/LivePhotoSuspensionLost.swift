import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Paused Live Photos stay paused when the session stops.
  static var livePhotoSuspensionLost: Rule {
    Rule(
      "live-photo-suspension-lost",
      title: "Live Photos resume after a stop",
      area: .photo,
      severity: .note,
      rationale: """
        Stopping the session sets isLivePhotoCaptureSuspended back to false, unless \
        preservesLivePhotoCaptureSuspendedOnSessionStop was set before the stop.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["livePhotoCaptureSuspended"],
      sources: [
        .symbol("AVCapturePhotoOutput.isLivePhotoCaptureSuspended"),
        .symbol("AVCapturePhotoOutput.preservesLivePhotoCaptureSuspendedOnSessionStop"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | out: photo livePhotoCaptureEnabled livePhotoCaptureSuspended")
          .with("preservesLivePhotoCaptureSuspendedOnSessionStop | steps startRunning, stopRunning, startRunning"),
        .failing("single | back | out: photo livePhotoCaptureEnabled livePhotoCaptureSuspended=⟦true⟧")
          .and("steps startRunning, stopRunning, startRunning"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      guard let stop = operations.firstIndex(where: { $0.op?.value == .stopRunning }),
        operations[stop...].contains(where: { $0.op?.value == .startRunning })
      else { return }
      for output in session.outputs(ofType: .photo) {
        let photo = output.output.photo
        guard let suspended = photo.livePhotoCaptureSuspended, suspended.value,
          photo.preservesLivePhotoCaptureSuspendedOnSessionStop?.value != true
        else { continue }
        report.emit(
          "the Live Photos of \"\(output.id)\" are no longer paused after the session stops", at: suspended.range,
          label: "lost at the stop", notes: [Finding.Note("the session stops here", at: operations[stop].range)],
          fixes: [
            output.setting(
              [("preservesLivePhotoCaptureSuspendedOnSessionStop", "true")], "keep them paused", report.edit)
          ])
      }
    }
  }
}
