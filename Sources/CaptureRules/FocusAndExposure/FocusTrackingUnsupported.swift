import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Autofocus follows a subject only in formats that support it, and not in cinematic video.
  static var focusTrackingUnsupported: Rule {
    Rule(
      "focus-tracking-unsupported",
      title: "No focus tracking here",
      area: .inputs,
      rationale: """
        isContinuousAutoFocusTrackingEnabled may be true only where the active format's \
        isContinuousAutoFocusTrackingSupported is, and not while the input captures cinematic video: else the setter \
        throws NSInvalidArgumentException.
        """,
      sources: [
        .symbol("AVCaptureDevice.isContinuousAutoFocusTrackingEnabled"),
        .symbol("AVCaptureDevice.Format.isContinuousAutoFocusTrackingSupported"),
      ],
      setting: SupportedSetting(
        "continuousAutoFocusTrackingEnabled", \ResolvedCamera.input.focusTracking.continuousAutoFocusTrackingEnabled,
        isUsed: { $0 }, flag: "isContinuousAutoFocusTrackingSupported",
        isSupported: { camera, _ in camera.activeFormat?.features?.autoFocusTracking },
        refusal: { "\"\($0.id)\" has no focus tracking in this format" },
        fact: { "\"\($0.id)\" has focus tracking in its format" },
        settledBy: { owner, _ in owner.formatFact(.features) },
        with: [
          .init(
            "continuousAutoFocusTrackingLensPositionBias",
            \.input.focusTracking.continuousAutoFocusTrackingLensPositionBias)
        ],
        excluding: [
          ExcludedSetting(
            { camera, _ in camera.input.cinematic.cinematicVideoCaptureEnabled.flatMap { $0.value ? $0.range : nil } },
            message: { "\"\($0.id)\" can't track focus and capture cinematic video" },
            fix: "do without cinematic video",
            help: "keep one of the two")
        ], since: OSVersion(27)),
      examples: [
        .passing("single | back 1280x720 continuousAutoFocusTrackingEnabled focusMode=continuousAutoFocus | movie")
          .and("subject: codes metadataObjectTypes=[focusTrackedObject]").on(FocusTrackingExamples.profile()),
        .failing(
          "single | back 1280x720 continuousAutoFocusTrackingEnabled=⟦true⟧ focusMode=continuousAutoFocus | movie"
        )
        .and("subject: codes metadataObjectTypes=[focusTrackedObject]").on(FocusTrackingExamples.profile(false)),
        .failing("single | back 1280x720 continuousAutoFocusTrackingEnabled focusMode=continuousAutoFocus")
          .with("cinematicVideoCaptureEnabled=⟦true⟧ | movie").on(FocusTrackingExamples.profile()),
        .unverified("single | back 1280x720 continuousAutoFocusTrackingEnabled focusMode=continuousAutoFocus | movie")
          .and("subject: codes metadataObjectTypes=[focusTrackedObject]").on("iphone-18-pro"),
      ])
  }
}

/// Devices for the examples of rules about focus tracking.
enum FocusTrackingExamples {
  /// A device whose only format tracks subjects, or doesn't if `tracks` is false.
  static func profile(_ tracks: Bool = true, device: String = "builtInWideAngleCamera") -> ExampleDevice {
    PhotoExamples.profile(
      device,
      formats:
        #"{ "width": 1280, "height": 720, "maxFrameRate": 30, "features": { "autoFocusTracking": \#(tracks), "cinematicVideo": true } }"#
    )
  }
}
