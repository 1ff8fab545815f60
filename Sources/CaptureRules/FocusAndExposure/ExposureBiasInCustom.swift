import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A bias has no effect on a manual exposure.
  static var exposureBiasInCustom: Rule {
    Rule(
      "exposure-bias-in-custom",
      title: "Exposure bias does nothing",
      area: .inputs,
      rationale: """
        With custom exposure, duration and ISO decide how bright the picture is. The target bias then only moves the \
        target that exposureTargetOffset is measured against. Since iOS 27 a part of a custom exposure may be automatic, \
        and that part follows the bias.
        """,
      availability: .iOS(OSVersion(8)),
      sources: [
        .symbol("AVCaptureDevice.setExposureTargetBias(_:completionHandler:)"),
        .symbol("AVCaptureDevice.ExposureMode.custom"),
      ],
      setting: IdleSetting(
        "exposureTargetBias", \ResolvedCamera.input.focusAndExposure.exposureTargetBias,
        isUsed: { if case .value(let value) = $0 { value != 0 } else { false } },
        what: { "the exposure bias of \"\($0.id)\"" },
        because: { camera, _ in
          guard let mode = camera.input.exposureMode, mode.value == .custom else { return nil }
          return .init("its exposure is set by hand", at: mode.range)
        },
        help: "change exposureDuration or iso, or use continuousAutoExposure"),
      examples: [
        .passing("single | back 1280x720 exposureTargetBias=1 exposureMode=continuousAutoExposure | video"),
        .passing("single | back 1280x720 exposureTargetBias=0 exposureMode=custom | video"),
        .failing("single | back 1280x720 exposureTargetBias=⟦1⟧ exposureMode=custom | video"),
      ])
  }
}
