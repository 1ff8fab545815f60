import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A camera with automatic frame rate has no frame rates set.
  static var autoFrameRateExcludesDurations: Rule {
    Rule(
      "auto-frame-rate-excludes-durations",
      title: "Frame rates set beside automatic frame rate",
      area: .inputs,
      rationale: """
        While automatic video frame rate is on, the device chooses its rate by itself: setting a minimum or maximum frame \
        duration throws NSInvalidArgumentException. The active format must support it.
        """,
      availability: .iOS(OSVersion(18)),
      sources: [
        .symbol("AVCaptureDevice.isAutoVideoFrameRateEnabled"),
        .symbol("AVCaptureDevice.Format.isAutoVideoFrameRateSupported"),
      ],
      setting: SupportedSetting(
        "autoVideoFrameRateEnabled", \ResolvedCamera.input.timing.autoVideoFrameRateEnabled, isUsed: { $0 },
        flag: "isAutoVideoFrameRateSupported", isSupported: { camera, _ in camera.activeFormat?.autoVideoFrameRate },
        refusal: { "the format of \"\($0.id)\" does not support automatic frame rate" },
        fact: { "the format of \"\($0.id)\" supports automatic frame rate" },
        settledBy: { owner, _ in owner.formatFact(.autoVideoFrameRate) },
        excluding: [
          ExcludedSetting(
            { camera, _ in camera.input.activeFrameRate?.range },
            message: { "\"\($0.id)\" can't both have frame rates set and choose its rate by itself" },
            fix: "leave activeFrameRate out", help: "leave activeFrameRate out, or turn autoVideoFrameRateEnabled off")
        ]),
      examples: [
        .passing("back 1280x720 activeFrameRate=(max=30) autoVideoFrameRateEnabled=false | a: video"),
        .failing(
          "back 1280x720 autoVideoFrameRateEnabled maxFrameRateOverride=30 activeFrameRate=⟦(max=30)⟧ | a: video"),
        .unverified("back 1280x720 autoVideoFrameRateEnabled | a: video"),
      ])
  }
}
