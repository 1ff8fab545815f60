import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo with a manual exposure prioritizes speed, because the other priorities choose their own exposure.
  static var customExposureVsQuality: Rule {
    Rule(
      "custom-exposure-vs-quality",
      title: "Manual exposure that photos ignore",
      area: .photo,
      severity: .warning,
      rationale: """
        A photo that is made of several exposures chooses them itself: a custom or locked exposure of the camera holds \
        only for photos that prioritize speed. Balanced is the default.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["exposureMode"],
      sources: [
        .symbol("AVCaptureDevice.ExposureMode.custom"), .symbol("AVCapturePhotoSettings.photoQualityPrioritization"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 exposureMode=custom | photo | shot photoQualityPrioritization=speed"),
        .failing("single | back 1280x720 exposureMode=custom | photo | shot photoQualityPrioritization=⟦balanced⟧"),
        .failing("single | back 1280x720 exposureMode=locked | photo | ⟦shot⟧"),
        .passing("single | back 1280x720 exposureMode=continuousAutoExposure | photo | shot"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let settings = request.settings
        guard let exposure = request.camera?.input.exposureMode, [.custom, .locked].contains(exposure.value),
          settings.bracketedSettings == nil, settings.rawPixelFormat == nil
        else { continue }
        let limit = request.highestQuality(isMultiCam: session.isMultiCam)
        guard (settings.photoQualityPrioritization?.value ?? min(.balanced, limit)) != .speed else { continue }
        let present = settings.photoQualityPrioritization?.range
        let ranges = RangePair(
          exposure.range, "the exposure is set here", present ?? request.range, "the photo is asked for here")
        report.emit(
          "\(request.title) does not keep the \(exposure.value.rawValue) exposure of its camera", at: ranges.later,
          label: "chooses its own exposure", notes: [ranges.note],
          fixes: [
            Fix(
              "prioritize speed", .unsafe,
              edits: report.edit.changing(settings.range, set: [("photoQualityPrioritization", "\"speed\"")]))
          ])
      }
    }
  }
}
