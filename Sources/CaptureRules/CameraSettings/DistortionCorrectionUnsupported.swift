import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera corrects the distortion of its lens only if it supports that.
  static var distortionCorrectionUnsupported: Rule {
    Rule(
      "distortion-correction-unsupported",
      title: "Distortion correction where it is not supported",
      area: .formats,
      severity: .error,
      rationale: """
        Set geometricDistortionCorrectionEnabled to true only on a camera whose isGeometricDistortionCorrectionSupported \
        is true; otherwise the setter throws. Wide lenses support it, and there it is on by default.
        """,
      sources: [
        .symbol("AVCaptureDevice.isGeometricDistortionCorrectionEnabled"),
        .symbol("AVCaptureDevice.isGeometricDistortionCorrectionSupported"),
      ],
      setting: SupportedSetting(
        "geometricDistortionCorrectionEnabled", \ResolvedCamera.input.geometricDistortionCorrectionEnabled,
        isUsed: { $0 }, flag: "isGeometricDistortionCorrectionSupported",
        refusal: { "\"\($0.id)\" can't correct the distortion of its lens" },
        fact: { "\"\($0.id)\" supports geometric distortion correction" }, since: OSVersion(13)),
      examples: [
        .unverified("single | back 1280x720 geometricDistortionCorrectionEnabled | photo").on("iphone-11"),
        .passing("single | back 1280x720 geometricDistortionCorrectionEnabled=false | photo").on("iphone-11"),
        .failing("iOS 12.0 | single | back 1280x720 geometricDistortionCorrectionEnabled=⟦true⟧ | photo")
          .on("iphone-11"),
      ])
  }
}
