import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// High-resolution photos are enabled on the output before a request asks for one.
  static var photoHighresOptin: Rule {
    Rule(
      "photo-highres-optin",
      title: "High-resolution photo without opting in",
      area: .photo,
      severity: .error,
      rationale: """
        Stills larger than the stream have to be planned for: the output is opted in before the session starts, and only \
        then may a request ask for one. Otherwise the request throws. Since iOS 16 maxPhotoDimensions takes the place of \
        both switches.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["highResolutionPhotoEnabled"],
      sources: [
        .session("WWDC16 511"), .symbol("AVCapturePhotoOutput.isHighResolutionCaptureEnabled"),
        .symbol("AVCapturePhotoSettings.isHighResolutionPhotoEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo highResolutionCaptureEnabled | shot highResolutionPhotoEnabled"),
        .failing("single | back 1280x720 | photo | shot highResolutionPhotoEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let enabled = request.outputSettings.highResolutionCaptureEnabled
        guard let asked = request.settings.highResolutionPhotoEnabled, asked.value, enabled?.value != true else {
          continue
        }
        report.emit(
          "\(request.title) asks for high resolution, which \"\(request.output.id)\" has not enabled",
          at: asked.range, label: "not enabled on the output",
          notes: [Finding.Note("the output is here", at: enabled?.range ?? request.output.range)],
          fixes: [request.enabling("highResolutionCaptureEnabled", report.edit)])
      }
    }
  }
}
