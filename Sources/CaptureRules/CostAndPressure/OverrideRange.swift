import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An override lies within the frame rates of the format.
  static var overrideRange: Rule {
    Rule(
      "override-range",
      title: "Override is outside the format's frame rates",
      area: .cost,
      severity: .error,
      confidence: .inferred,
      remedy: .rate,
      rationale: """
        videoMinFrameDurationOverride limits the frame rate and can't raise it: a rate above the format's maximum promises \
        nothing, and one below its minimum can't be kept.
        """,
      reads: ["maxFrameRateOverride"],
      settles: ["maxFrameRateOverride"],
      sources: [
        .symbol("AVCaptureDeviceInput.videoMinFrameDurationOverride"),
        .inference("a promise has to lie within the rates that the format supports"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1920x1440@60 binned maxFrameRateOverride=30 | video"),
        .failing("back 1920x1440@60 binned maxFrameRateOverride=⟦120⟧ | video"),
        .failing("back 1280x720@60 binned maxFrameRateOverride=⟦0.5⟧ | video").on("iphone-13-mini"),
        .unverified("lidar 640x480 maxFrameRateOverride=15 | video").on("iphone-12-pro"),
        .unverified("single preset=hd1920x1080 | back maxFrameRateOverride=120 | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let override = camera.input.maxFrameRateOverride else { continue }
        if session.presetChoosesUnknownFormat(of: camera), !override.value.isInEveryFormat,
          let title = session.formatTitle(of: camera)
        {
          report.unverified(
            whether: "\(title) allows \(override.value.perSecond)",
            settledBy: session.formatFact(.frameRateRanges, of: camera), at: override.range, lack: .value)
        }
        guard let format = camera.activeFormat else { continue }
        if format.highestRate == nil, let reached = format.reachedRate, override.value <= reached { continue }
        guard let highest = format.highestRate else {
          if let title = session.formatTitle(of: camera) {
            report.unverified(
              "the frame rates of \(title)", settledBy: camera.formatFact(.frameRateRanges),
              at: override.range, lack: .value)
          }
          continue
        }
        let lowest = format.lowestRate
        let nearest = override.value > highest ? highest : lowest.map { max($0, override.value) } ?? override.value
        guard nearest != override.value else { continue }
        report.emit(
          "\"\(camera.id)\" promises at most \(override.value.perSecond), but \(format) runs at "
            + "\(lowest.map { "\($0) to " } ?? "up to ")\(highest)", at: override.range, lack: .value,
          label: "outside the format's rates",
          fixes: [Fix("write \(nearest)", .safe, edits: [report.edit.replacing(override.range, with: "\(nearest)")])])
      }
    }
  }
}
