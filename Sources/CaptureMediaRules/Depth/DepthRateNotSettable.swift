import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The depth rate is limited only if there is depth, and within the depth format's range.
  static var depthRateNotSettable: Rule {
    Rule(
      "depth-rate-not-settable",
      title: "Depth rate can't be set like this",
      area: .depth,
      severity: .error,
      rationale: """
        Depth has no rate of its own: it follows the video. Since iOS 12 a device takes an upper limit, which must lie in \
        the range of the depth format; outside it throws a range exception, and where there is no depth format there is no \
        range.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["depthFrameRateLimit"],
      settles: ["depthFrameRateLimit"],
      sources: [.session("WWDC17 507"), .symbol("AVCaptureDevice.activeDepthDataMinFrameDuration")],
      hasFix: true,
      examples: [
        .passing("single | dual 1280x720@30 depthFrameRateLimit=15 | depth").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 depthFrameRateLimit=⟦60⟧ | depth").on("iphone-7-plus"),
        .failing("iOS 11.0 | single | dual 1280x720@30 depthFrameRateLimit=⟦15⟧ | depth").on("iphone-7-plus"),
        .failing("single | back depthFrameRateLimit=⟦15⟧ | video"),
        .unverified("single | dual: lidar 640x480 depthFrameRateLimit=15 | depth").on("iphone-12-pro"),
        .failing("single | dual 1280x720@60 depthFrameRateLimit=⟦15⟧ | video").on("iphone-7-plus"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let limit = camera.input.depthFrameRateLimit else { continue }
        if let system = session.systemBefore(OSVersion(12)) {
          report.emit(
            "iOS \(system.version) takes no limit on the depth rate of \"\(camera.id)\"", at: limit.range,
            lackingOn: system, label: "needs iOS 12",
            fixes: [Fix("leave the limit out", .unsafe, edits: [report.edit.removing(limit.range)])])
        }
        if let formats = camera.depthFormats, formats.isEmpty {
          let format = camera.hasDepthPort == false ? nil : camera.activeFormat
          let inFormat = format.map { " in \($0)" } ?? ""
          report.emit(
            "\"\(camera.id)\" has no depth\(inFormat), so its rate can't be limited", at: limit.range,
            lack: .value, label: "no depth to limit",
            notes: [Finding.Note("the camera is here", at: camera.range)],
            fixes: [Fix("leave the limit out", .unsafe, edits: [report.edit.removing(limit.range)])])
        } else if let highest = camera.highestDepthRate {
          guard limit.value > highest else { continue }
          report.emit(
            "depth of \"\(camera.id)\" comes at no more than \(highest), so the limit can't be \(limit.value)",
            at: limit.range, lack: .value, label: "at most \(highest)",
            fixes: [
              Fix("limit it to \(highest)", .unsafe, edits: [report.edit.replacing(limit.range, with: "\(highest)")])
            ])
        } else if camera.hasDepthPort != false {
          report.unverified(
            "the rate of depth of \"\(camera.id)\"", settledBy: camera.formatFact(.depthFormats), at: limit.range,
            lack: .value)
        }
      }
    }
  }
}
