import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A dynamic aspect ratio is one that the active format supports.
  static var dynamicAspectRatioUnsupported: Rule {
    Rule(
      "dynamic-aspect-ratio-unsupported",
      title: "Aspect ratio that the format does not have",
      area: .formats,
      rationale: """
        setDynamicAspectRatio(_:completionHandler:) takes an aspect ratio of the active format's \
        supportedDynamicAspectRatios; most formats have none. Another ratio throws NSInvalidArgumentException.
        """,
      sources: [
        .symbol("AVCaptureDevice.setDynamicAspectRatio(_:completionHandler:)"),
        .symbol("AVCaptureDevice.Format.supportedDynamicAspectRatios"),
      ],
      setting: SupportedSetting(
        "dynamicAspectRatio", \ResolvedCamera.input.framing.dynamicAspectRatio, isUsed: { _ in true },
        flag: "supportedDynamicAspectRatios", condition: "supportedDynamicAspectRatios contains the ratio",
        isSupported: { camera, _ in
          guard let ratio = camera.input.framing.dynamicAspectRatio else { return nil }
          return camera.activeFormat?.features?.dynamicAspectRatios?.contains(ratio.value)
        },
        refusal: { "the format of \"\($0.id)\" does not have this aspect ratio" },
        fact: { "the format of \"\($0.id)\" has this aspect ratio" },
        settledBy: { owner, _ in owner.formatFact(.features) },
        since: OSVersion(26)),
      examples: [
        .passing("single | back 1280x1280 dynamicAspectRatio=1x1 | video").on(profile),
        .failing("single | back 1280x1280 dynamicAspectRatio=⟦16x9⟧ | video").on(profile),
        .unverified("single | back 1280x1280 dynamicAspectRatio=1x1 | video").on("iphone-18-pro"),
      ])
  }

  private static let profile = PhotoExamples.profile(
    "builtInWideAngleCamera",
    formats:
      #"{ "width": 1280, "height": 1280, "maxFrameRate": 30, "features": { "dynamicAspectRatios": ["1x1", "3x4"] } }"#)
}
