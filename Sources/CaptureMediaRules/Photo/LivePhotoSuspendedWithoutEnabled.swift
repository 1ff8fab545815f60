import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only an output that is set up for Live Photos can suspend them.
  static var livePhotoSuspendedWithoutEnabled: Rule {
    Rule(
      "live-photo-suspended-without-enabled",
      title: "Live Photos are suspended but not enabled",
      area: .photo,
      severity: .error,
      rationale: """
        isLivePhotoCaptureSuspended may be true only while isLivePhotoCaptureEnabled is: else the setter throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["livePhotoCaptureSuspended"],
      sources: [
        .symbol("AVCapturePhotoOutput.isLivePhotoCaptureSuspended"),
        .symbol("AVCapturePhotoOutput.isLivePhotoCaptureEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo livePhotoCaptureEnabled livePhotoCaptureSuspended"),
        .passing("single | back 1280x720 | photo livePhotoCaptureSuspended=false"),
        .failing("single | back 1280x720 | photo livePhotoCaptureSuspended=⟦true⟧"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled=false livePhotoCaptureSuspended=⟦true⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .photo) {
        let settings = output.output.photo
        guard let suspended = settings.livePhotoCaptureSuspended, suspended.value,
          settings.livePhotoCaptureEnabled?.value != true
        else { continue }
        report.emit(
          "\"\(output.id)\" suspends Live Photos, which it has not enabled", at: suspended.range,
          label: "nothing to suspend",
          notes: settings.livePhotoCaptureEnabled.map { [Finding.Note("they are off here", at: $0.range)] } ?? [],
          fixes: [Fix("leave livePhotoCaptureSuspended out", .unsafe, edits: [report.edit.removing(suspended.range)])])
      }
    }
  }
}
