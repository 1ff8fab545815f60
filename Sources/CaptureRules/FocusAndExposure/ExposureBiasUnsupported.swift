import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app sets a bias only on a camera that takes one.
  static var exposureBiasUnsupported: Rule {
    Rule(
      "exposure-bias-unsupported",
      title: "Camera takes no exposure bias",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        A camera without adjustable exposure has no range of biases. Setting a bias there is reported to throw \
        NSInvalidArgumentException on a simulated camera; no report names a real one.
        """,
      availability: .iOS(OSVersion(8)),
      sources: [
        .report("AvdLee/RocketSimApp#818, #953: the exception with a simulated camera"),
        .symbol("AVCaptureDevice.setExposureTargetBias(_:completionHandler:)"),
      ],
      setting: SupportedSetting(
        "exposureTargetBias", \ResolvedCamera.input.focusAndExposure.exposureTargetBias,
        isUsed: { if case .value(let value) = $0 { value != 0 } else { false } }, flag: "minExposureTargetBias",
        condition: "minExposureTargetBias is below maxExposureTargetBias",
        isSupported: { camera, _ in
          if let controls = camera.device?.controls, let low = controls.minExposureTargetBias,
            let high = controls.maxExposureTargetBias
          {
            return low < high
          }
          return camera.input.external?.value == true ? nil : true
        }, refusal: { "\"\($0.id)\" takes no exposure bias" }, fact: { "the exposure of \"\($0.id)\" can be biased" },
        settledBy: { owner, _ in owner.fact(.controls) }, label: "no bias here"),
      examples: [
        .passing("single | back 1280x720 exposureTargetBias=0 | video"),
        .failing("single | back 1280x720 exposureTargetBias=⟦1⟧ | video")
          .on(FocusExamples.profile(#""minExposureTargetBias": 0, "maxExposureTargetBias": 0"#)),
      ])
  }
}
