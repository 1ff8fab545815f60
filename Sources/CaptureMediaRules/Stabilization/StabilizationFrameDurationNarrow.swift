import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Cinematic stabilization needs a steady frame rate.
  static var stabilizationFrameDurationNarrow: Rule {
    Rule(
      "stabilization-frame-duration-narrow",
      title: "Frame rate varies under cinematic stabilization",
      area: .video,
      severity: .note,
      rationale: """
        The cinematic modes smooth motion over many frames and do it best when these are evenly spaced: the shortest and \
        the longest frame duration should be equal or close.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["preferredVideoStabilizationMode"],
      sources: [
        .symbol("AVCaptureDevice.activeVideoMinFrameDuration"), .symbol("AVCaptureVideoStabilizationMode.cinematic"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1920x1080@30 activeFrameRate=(min=30 max=30)")
          .and("back -> movie preferredVideoStabilizationMode=cinematic"),
        .failing("back 1920x1080@30 activeFrameRate=(min=15 max=30)")
          .and("back -> movie preferredVideoStabilizationMode=⟦cinematic⟧"),
        .failing("back 1920x1080@30 activeFrameRate=(min=15)")
          .and("back -> movie preferredVideoStabilizationMode=⟦cinematic⟧"),
      ]
    ) { session, report in
      for stabilized in session.stabilizedConnections() where stabilized.mode.value.isCinematic {
        guard let camera = session.camera(ofInput: stabilized.connection.input),
          let lowest = camera.input.activeFrameRate?.min,
          let highest = camera.input.activeFrameRate?.max?.value ?? camera.activeFormat?.highestRate,
          highest.value > lowest.value.value * 1.2
        else { continue }
        let mode = stabilized.mode.range
        let ranges = RangePair(lowest.range, "the lowest rate is set here", mode, "stabilization is set here")
        report.emit(
          "\"\(camera.id)\" runs at \(lowest.value) to \(highest) frames a second under "
            + "\"\(stabilized.mode.value.rawValue)\" stabilization", at: ranges.later,
          label: ranges.later == mode ? "wants a steady rate" : "the rate varies",
          notes: [ranges.note],
          fixes: [
            Fix("keep a steady \(highest)", .unsafe, edits: [report.edit.replacing(lowest.range, with: "\(highest)")])
          ])
      }
    }
  }
}
