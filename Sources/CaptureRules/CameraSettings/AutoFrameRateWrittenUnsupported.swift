import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Automatic frame rate is never set, not even to off, if the format doesn't support it.
  static var autoFrameRateWrittenUnsupported: Rule {
    Rule(
      "auto-frame-rate-written-unsupported",
      title: "Automatic frame rate is switched off on a format without it",
      area: .inputs,
      rationale: """
        isAutoVideoFrameRateEnabled may be set only where the active format supports it: the setter throws \
        NSInvalidArgumentException elsewhere, whatever the value. It is off by itself in each format that becomes active, \
        so that false need not be written.
        """,
      availability: .iOS(OSVersion(18)),
      sources: [
        .symbol("AVCaptureDevice.isAutoVideoFrameRateEnabled"),
        .symbol("AVCaptureDevice.Format.isAutoVideoFrameRateSupported"),
      ],
      setting: SupportedSetting(
        "autoVideoFrameRateEnabled", \ResolvedCamera.input.timing.autoVideoFrameRateEnabled, isUsed: { !$0 },
        flag: "isAutoVideoFrameRateSupported", isSupported: { camera, _ in camera.activeFormat?.autoVideoFrameRate },
        refusal: { "the format of \"\($0.id)\" has no automatic frame rate that could be off" },
        fact: { "the format of \"\($0.id)\" supports automatic frame rate, without which off can't be written" },
        settledBy: { owner, _ in owner.formatFact(.autoVideoFrameRate) }),
      examples: [
        .failing("single | back 1920x1080@60 autoVideoFrameRateEnabled=⟦false⟧ | video").on(profile(false)),
        .passing("single | back 1920x1080@60 autoVideoFrameRateEnabled=false | video").on(profile(true)),
        .passing("single | back 1920x1080@60 | video").on(profile(false)),
        .unverified("single | back 1920x1080@60 autoVideoFrameRateEnabled=false | video").on("iphone-16-pro"),
      ])
  }

  private static func profile(_ isSupported: Bool) -> ExampleDevice {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats: #"{ "width": 1920, "height": 1080, "maxFrameRate": 60, "autoVideoFrameRate": \#(isSupported) }"#)
  }
}
