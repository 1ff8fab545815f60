import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An exposure bias lies within the camera's range.
  static var exposureBiasRange: Rule {
    Rule(
      "exposure-bias-range",
      title: "Exposure bias out of range",
      area: .inputs,
      severity: .error,
      asksDevice: true,
      rationale: """
        setExposureTargetBias(_:completionHandler:) takes values from the camera's minExposureTargetBias to its \
        maxExposureTargetBias. Any other value throws NSRangeException.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["exposureTargetBias"],
      settles: ["exposureTargetBias"],
      sources: [
        .symbol("AVCaptureDevice.setExposureTargetBias(_:completionHandler:)"),
        .symbol("AVCaptureDevice.minExposureTargetBias"), .symbol("AVCaptureDevice.maxExposureTargetBias"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 exposureTargetBias=-1.5 | video").on(FocusExamples.profile(limits)),
        .passing("single | back 1280x720 exposureTargetBias=0 | video"),
        .passing("single | back 1280x720 exposureTargetBias=current | video"),
        .failing("single | back 1280x720 exposureTargetBias=⟦9⟧ | video").on(FocusExamples.profile(limits)),
        .failing("single | back 1280x720 exposureTargetBias=⟦-9⟧ | video").on(FocusExamples.profile(limits)),
        .unverified("single | back 1280x720 exposureTargetBias=1.5 | video").on("conservative"),
      ]
    ) { session, report in
      for camera in session.cameras {
        // Zero is in every range.
        guard let bias = camera.input.focusAndExposure.exposureTargetBias, case .value(let value) = bias.value,
          value != 0
        else { continue }
        let controls = camera.device?.controls
        let known = camera.device?.exposureBias?.value
        guard let low = controls?.minExposureTargetBias ?? known?.lowerBound,
          let high = controls?.maxExposureTargetBias ?? known?.upperBound, low <= high
        else {
          report.unverified(
            "the range of the exposure bias of \"\(camera.id)\"", settledBy: camera.fact(.controls), at: bias.range,
            lack: .value)
          continue
        }
        // `exposure-bias-unsupported` reports a camera that takes no bias at all.
        if (low...high).contains(value) || low == high { continue }
        let nearest = JSONNumber.text(of: value < low ? low : high)
        report.emit(
          "\"\(camera.id)\" takes no exposure bias of \(JSONNumber.text(of: value))", at: bias.range, lack: .value,
          label: value < low ? "at least \(nearest)" : "at most \(nearest)",
          fixes: [
            Fix("set it to \(nearest)", .unsafe, edits: [report.edit.replacing(bias.range, with: nearest)])
          ], help: "keep it between minExposureTargetBias and maxExposureTargetBias")
      }
    }
  }

  private static let limits = #""minExposureTargetBias": -8, "maxExposureTargetBias": 8"#
}
