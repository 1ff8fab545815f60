import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The format accepts the automatic parts of a custom exposure.
  static let exposurePriorityUnsupported = Rule(
    "exposure-priority-unsupported",
    title: "Custom exposure with automatic parts",
    area: .inputs,
    rationale: """
      Since iOS 27 parts of a custom exposure may be automatic: with a set aperture, the rest. \
      supportsExposureModeCustom(lensAperture:duration:iso:) tells which combinations a format accepts; others throw \
      NSInvalidArgumentException.
      """,
    availability: .iOS(OSVersion(27)),
    sources: [
      .symbol("AVCaptureDevice.Format.supportsExposureModeCustom(lensAperture:duration:iso:)"),
      .symbol("AVCaptureDevice.autoLensAperture"),
    ],
    setting: SupportedSetting(
      "lensAperture", \ResolvedCamera.input.aperture.lensAperture, isUsed: { $0 == .auto },
      flag: "supportsExposureModeCustom(lensAperture:duration:iso:)",
      // A fixed aperture can't be automatic.
      isSupported: { camera, _ in
        guard let features = camera.activeFormat?.features, let low = features.minLensAperture,
          let high = features.maxLensAperture, low == high
        else { return nil }
        return false
      },
      refusal: { "the aperture of \"\($0.id)\" is fixed, and can't be automatic" },
      fact: { "the format of \"\($0.id)\" accepts an automatic aperture beside the other values" }),
    examples: [
      .passing(
        FocusExamples.graph(#""exposureMode": "custom", "lensAperture": 2.8"#), on: "example-camera",
        profileText: FocusExamples.profile(
          "", format: #", "features": { "minLensAperture": 1.48, "maxLensAperture": 4 }"#)),
      .failing(
        FocusExamples.graph(#""exposureMode": "custom", "lensAperture": ⟦"auto"⟧"#), on: "example-camera",
        profileText: FocusExamples.profile(
          "", format: #", "features": { "minLensAperture": 1.78, "maxLensAperture": 1.78 }"#)),
      .unverified(FocusExamples.graph(#""exposureMode": "custom", "lensAperture": "auto""#), on: "iphone-18-pro"),
    ])
}
