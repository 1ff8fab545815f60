import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The lowest frame rate is not above the highest.
  static var frameDurationOrder: Rule {
    Rule(
      "frame-duration-order",
      title: "Lowest frame rate above the highest",
      area: .formats,
      severity: .error,
      confidence: .inferred,
      rationale: """
        The lowest rate is the longest frame duration and the highest rate the shortest. Turned round they leave no rate \
        to run at: setting them throws, or one of them is moved.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["activeFrameRate"],
      sources: [
        .symbol("AVCaptureDevice.activeVideoMinFrameDuration"),
        .inference("no duration is both longer than the longest and shorter than the shortest"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720@60 binned activeFrameRate=(min=30 max=30) | video").on("iphone-13-mini"),
        .failing("single | back 1280x720@60 binned activeFrameRate=(min=60 max=⟦24⟧) | video").on("iphone-13-mini"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let low = camera.input.activeFrameRate?.min, let high = camera.input.activeFrameRate?.max,
          low.value > high.value
        else { continue }
        let ranges = RangePair(low.range, "the lowest rate", high.range, "the highest rate")
        let edits = [
          report.edit.replacing(low.range, with: "\(high.value)"),
          report.edit.replacing(high.range, with: "\(low.value)"),
        ]
        report.emit(
          "the lowest rate of \"\(camera.id)\", \(low.value), is above the highest, \(high.value)", at: ranges.later,
          label: "the wrong way round", notes: [ranges.note],
          fixes: [Fix("swap them", .unsafe, edits: edits)])
      }
    }
  }
}
