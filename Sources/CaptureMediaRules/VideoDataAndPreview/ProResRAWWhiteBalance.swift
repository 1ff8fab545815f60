import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// White balance is locked while ProRes RAW is recorded.
  static var proResRAWWhiteBalance: Rule {
    Rule(
      "prores-raw-white-balance",
      title: "ProRes RAW with automatic white balance",
      area: .video,
      severity: .warning,
      rationale: """
        The metadata of a ProRes RAW movie holds one white balance. If white balance is not locked, asking the video \
        data output for the recommended movie metadata throws NSInvalidArgumentException; AVError also has \
        autoWhiteBalanceNotLocked. A graph shows packed Bayer and the role recording, but not the codec, so this is a \
        warning.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["pixelFormat", "role"],
      sources: [.symbol("AVCaptureVideoDataOutput.videoSettings"), .symbol("AVError.Code.autoWhiteBalanceNotLocked")],
      hasFix: true,
      examples: [
        .passing("single | back activeFormat=(1920x1080 pixelFormat=btp2) whiteBalanceMode=locked")
          .and("video role=recording pixelFormat=btp2").on("iphone-18-pro"),
        .passing("single | back activeFormat=(1920x1080 pixelFormat=btp2) | video role=analysis pixelFormat=btp2")
          .on("iphone-18-pro"),
        .failing(
          "single | back activeFormat=(1920x1080 pixelFormat=btp2) whiteBalanceMode=⟦continuousAutoWhiteBalance⟧"
        )
        .and("video role=recording pixelFormat=btp2").on("iphone-18-pro"),
        .failing("single | back activeFormat=(1920x1080 pixelFormat=⟦btp2⟧) | video role=recording pixelFormat=btp2")
          .on("iphone-18-pro"),
      ]
    ) { session, report in
      for feed in session.videoDataFeeds() where feed.output.output.role?.value == .recording {
        let mode = feed.camera.input.whiteBalanceMode
        guard feed.camera.isPackedBayer, mode?.value != .locked else { continue }
        let range = mode?.range ?? feed.camera.input.activeFormat?.pixelFormat?.range ?? feed.camera.range
        report.emit(
          "\"\(feed.camera.id)\" records Bayer while its white balance changes", at: range,
          label: "white balance is not locked",
          notes: [Finding.Note("\"\(feed.output.id)\" records it", at: feed.output.range)],
          fixes: [
            Fix(
              "lock white balance", .unsafe,
              edits: report.edit.changing(feed.camera.input.range, set: [("whiteBalanceMode", "\"locked\"")]))
          ], help: "lock the white balance before you ask for the recommended movie metadata")
      }
    }
  }
}
