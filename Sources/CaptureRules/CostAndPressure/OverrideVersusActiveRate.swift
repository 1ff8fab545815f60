import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A device runs no faster than the override of its input allows.
  static var overrideVersusActiveRate: Rule {
    Rule(
      "override-vs-active-duration",
      title: "Frame rate is above what was promised",
      area: .cost,
      severity: .error,
      confidence: .inferred,
      remedy: .rate,
      rationale: """
        The override promises that frames come no faster. A device that is set to a higher rate breaks the promise; what \
        AVFoundation then does is not documented.
        """,
      reads: ["activeFrameRate"],
      sources: [
        .session("WWDC19 225"), .inference("the promised rate is an upper bound of the active rate"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1920x1440@60 binned maxFrameRateOverride=30 activeFrameRate=(max=30) | video"),
        .failing("back 1920x1440@60 binned maxFrameRateOverride=30 activeFrameRate=(max=⟦60⟧) | video"),
        .failing("back 1920x1440@60 binned maxFrameRateOverride=30 activeFrameRate=(min=60 max=⟦60⟧) | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let override = camera.input.maxFrameRateOverride, let active = camera.input.activeFrameRate?.max,
          active.value > override.value
        else { continue }
        // A lowest rate above the new highest one would be another error.
        let least = camera.input.activeFrameRate?.min.flatMap { $0.value > override.value ? $0 : nil }
        let lowered = [least, active].compactMap { $0 }.sorted { $0.range < $1.range }
        report.emit(
          "\"\(camera.id)\" runs at \(active.value), above the \(override.value) that it promises", at: active.range,
          label: "above the override", notes: [Finding.Note("promised here", at: override.range)],
          fixes: [
            Fix(
              "lower the rate to \(override.value)", .unsafe,
              edits: lowered.map { report.edit.replacing($0.range, with: "\(override.value)") })
          ])
      }
    }
  }
}
