import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The requested depth rate divides the video rate.
  static var depthRateDivisor: Rule {
    Rule(
      "depth-rate-divisor",
      title: "Depth is slower than requested",
      area: .depth,
      severity: .warning,
      rationale: """
        Depth comes with every frame of video or with every second, third or later one. If the limit isn't such a \
        fraction, the system takes the next slower one: a limit of 24 beside 30 frames of video gives 15.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["depthFrameRateLimit"],
      sources: [.session("WWDC17 507"), .symbol("AVCaptureDevice.activeDepthDataMinFrameDuration")],
      hasFix: true,
      examples: [
        .passing("single | dual 1280x720@30 depthFrameRateLimit=15 | depth").on("iphone-7-plus"),
        .passing("single | dual 1280x720@30 activeFrameRate=(max=24) depthFrameRateLimit=24 | depth")
          .on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 depthFrameRateLimit=⟦24⟧ | depth").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 activeFrameRate=(max=29) depthFrameRateLimit=⟦24⟧ | depth")
          .on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 activeFrameRate=(min=25 max=29) depthFrameRateLimit=⟦24⟧ | depth")
          .on("iphone-7-plus"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let limit = camera.input.depthFrameRateLimit, let video = camera.videoRate?.value,
          limit.value.value < video, camera.highestDepthRate.map({ limit.value <= $0 }) ?? true
        else { continue }
        let pace = DepthPace(video: FrameRate(video), bound: limit.value)
        guard pace.rate < limit.value.value - 0.01 else { continue }
        let text = pace.text
        let slower = report.edit.replacing(limit.range, with: text)
        var fixes = [Fix("limit depth to \(text), the actual rate", .safe, edits: [slower])]
        camera.slowerVideoFix(for: limit.value, video, report.edit).map { fixes.append($0) }
        report.emit(
          "depth of \"\(camera.id)\" comes at \(text) frames a second, not \(limit.value)", at: limit.range,
          label: "not a fraction of \(FrameRate(video))",
          notes: [Finding.Note("video runs at \(FrameRate(video)), and depth comes with every n-th frame")],
          fixes: fixes)
      }
    }
  }
}

extension ResolvedCamera {
  /// A fix that runs video at a multiple of the depth rate; `nil` if the lowest video rate is higher.
  fileprivate func slowerVideoFix(for limit: FrameRate, _ video: Double, _ edit: DocumentEditor) -> Fix? {
    let rate = FrameRate(limit.value * (video / limit.value).rounded(.down))
    let written = input.activeFrameRate
    guard written?.min.map({ $0.value <= rate }) ?? true else { return nil }
    let edits =
      written.map { edit.changing($0.range, set: [("max", "\(rate)")]) }
      ?? edit.changing(input.range, set: [("activeFrameRate", "{ \"max\": \(rate) }")])
    return Fix("run video at \(rate)", .unsafe, edits: edits)
  }
}
