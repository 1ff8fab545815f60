import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An Apple ProRAW photo has no mattes, corrections or Live Photo.
  static var matteProrawExclusion: Rule {
    Rule(
      "matte-proraw-exclusion",
      title: "ProRAW drops other features",
      area: .photo,
      severity: .warning,
      rationale: """
        A request for Apple ProRAW loses its portrait effects matte, segmentation mattes, red-eye reduction and \
        content-aware distortion correction silently. With a Live Photo movie it throws.
        """,
      availability: .iOS(OSVersion(14, 3)),
      reads: ["rawPixelFormat"],
      sources: [
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
        .symbol("AVCapturePhotoOutput.isAppleProRAWEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo appleProRAWEnabled")
          .and("shot rawPixelFormat=l64r autoRedEyeReductionEnabled=false"),
        .failing("single | back 1280x720 | photo appleProRAWEnabled")
          .and("shot rawPixelFormat=l64r autoRedEyeReductionEnabled=⟦true⟧").on("conservative"),
        .failing("single | back 1280x720 | photo appleProRAWEnabled livePhotoCaptureEnabled")
          .and("shot rawPixelFormat=l64r livePhotoMovieFileURL=⟦file:///tmp/a.mov⟧").on("conservative"),
        .failing("single | back 1280x720 | photo appleProRAWEnabled enabledSemanticSegmentationMatteTypes=[hair]")
          .and("shot rawPixelFormat=l64r enabledSemanticSegmentationMatteTypes=⟦[hair]⟧").on("conservative"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let settings = request.settings
        guard let raw = settings.rawPixelFormat, raw.value == .appleProRAW else { continue }
        func emit(_ name: String, at range: SourceRange?, isRefused: Bool = false) {
          guard let range else { return }
          let ranges = RangePair(raw.range, "ProRAW is asked for here", range, "\(name) is asked for here")
          report.emit(
            "\(request.title), an Apple ProRAW photo, \(isRefused ? "can't have" : "comes without") \(name)",
            at: ranges.later, severity: isRefused ? .error : nil, label: "not with ProRAW",
            notes: [ranges.note],
            fixes: [Fix("leave it out", .unsafe, edits: [report.edit.removing(range)])],
            help: "ask for it in a request of its own")
        }
        let mattes = settings.auxiliary.enabledSemanticSegmentationMatteTypes
        emit("a Live Photo movie", at: settings.livePhotoMovieFileURL?.range, isRefused: true)
        emit("a portrait effects matte", at: settings.auxiliary.portraitEffectsMatteDeliveryEnabled?.rangeIfTrue)
        emit("segmentation mattes", at: mattes?.value.isEmpty == false ? mattes?.range : nil)
        emit("red-eye reduction", at: settings.autoRedEyeReductionEnabled?.rangeIfTrue)
        emit("distortion correction", at: settings.autoContentAwareDistortionCorrectionEnabled?.rangeIfTrue)
      }
    }
  }
}

extension Located<Bool> {
  /// The range of the setting if it is on; `nil` if it is off.
  fileprivate var rangeIfTrue: SourceRange? { value ? range : nil }
}
