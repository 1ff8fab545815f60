import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A camera with a high lowest frame rate limits the rate of the depth that it streams.
  static var depthUnderPressure: Rule {
    Rule(
      "depth-under-pressure",
      title: "Streaming depth may lower the video's frame rate",
      area: .pressure,
      severity: .note,
      rationale: """
        Depth is expensive to compute, and a projector adds heat of its own: while depth streams, the system may lower the \
        camera's video rate. A limit on the depth rate leaves more room for the video's rate.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["activeFrameRate"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureDevice.activeDepthDataMinFrameDuration")],
      hasFix: true,
      examples: [
        .passing("face 1920x1080@30 activeFrameRate=(min=30 max=30) depthFrameRateLimit=15 | video | depth"),
        .failing("face 1920x1080@30 activeFrameRate=(min=⟦30⟧ max=30) | video | depth"),
      ]
    ) { session, report in
      guard session.outputs.contains(where: { $0.type == .depthData }) else { return }
      var streaming: Set<InputIndex> = []
      for connection in session.connections where connection.isEnabled && connection.media == .depthData {
        streaming.insert(connection.input)
      }
      for camera in session.cameras where streaming.contains(camera.inputIndex) {
        guard camera.input.depthFrameRateLimit == nil, let least = camera.input.activeFrameRate?.min,
          least.value.value >= 24
        else { continue }
        let limit = FrameRate(least.value.value / 2)
        report.emit(
          "\"\(camera.id)\" may fall below \(least.value.perSecond) while it streams depth", at: least.range,
          label: "depth may lower this",
          fixes: [
            Fix(
              "limit depth to \(limit.perSecond)", .unsafe,
              edits: [report.edit.adding("depthFrameRateLimit", "\(limit)", to: camera.input.range)])
          ])
      }
    }
  }
}
