import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// If a camera runs below its format's highest rate, its input has an override with that rate.
  static var costMaxRateNotActiveRate: Rule {
    Rule(
      "cost-max-fps-not-active-fps",
      title: "Lower frame rate saves nothing",
      area: .cost,
      severity: .warning,
      rationale: """
        hardwareCost charges the highest frame rate of the active format, because the device's rate may be raised at any \
        time while the session runs. Only a promise at the input (videoMinFrameDurationOverride) lowers it.
        """,
      reads: ["activeFrameRate"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureDeviceInput.videoMinFrameDurationOverride")],
      hasFix: true,
      examples: [
        .passing("back 1920x1440@60 binned activeFrameRate=(max=30) maxFrameRateOverride=30 | video"),
        .failing("back 1920x1440@60 binned activeFrameRate=(max=⟦30⟧) | video"),
        .failing("back 1920x1440@60 binned activeFrameRate=(max=⟦30⟧) maxFrameRateOverride=45 | video"),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      for camera in session.cameras {
        guard let active = camera.input.activeFrameRate?.max, let charged = camera.chargedRate,
          active.value < charged
        else { continue }
        let text = JSONNumber.text(of: active.value.value)
        let edit = report.edit.adding("maxFrameRateOverride", text, to: camera.input.range)
        // If the author chose an override, changing it is an unsafe fix.
        let isOwn = camera.input.maxFrameRateOverride != nil
        report.emit(
          "\"\(camera.id)\" runs at \(active.value), but hardwareCost charges \(charged)", at: active.range,
          label: "not what is charged",
          fixes: [Fix("promise the rate with maxFrameRateOverride", isOwn ? .unsafe : .safe, edits: [edit])])
      }
    }
  }
}
