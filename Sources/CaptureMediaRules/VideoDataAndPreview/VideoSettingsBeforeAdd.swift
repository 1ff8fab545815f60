import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A ten-bit format is set only after the output was added to the session.
  static var videoSettingsBeforeAdd: Rule {
    Rule(
      "video-settings-before-add",
      title: "Ten-bit settings before the output is added",
      area: .video,
      severity: .error,
      rationale: """
        A video data output that is in no session offers pixel formats of eight bits only. Settings with another format \
        throw NSInvalidArgumentException until the output was added.
        """,
      sources: [
        .symbol("AVCaptureVideoDataOutput.videoSettings"),
        .symbol("AVCaptureVideoDataOutput.availableVideoPixelFormatTypes"),
        .report("public crash reports with this exception"),
      ],
      step: EarlyStep(
        .setVideoSettings,
        after: { session in
          let wide = Set(
            session.outputs.filter { $0.output.videoData.pixelFormat?.value.isTenBit == true }.map(\.id))
          return session.steps(.addOutput).filter { wide.contains($0.key) }
        },
        message: { "\"\($0)\" offers no ten-bit format before it is added" }, label: "too early",
        note: { _ in "the output is added here" }, fix: "set the video settings after the output is added"),
      examples: [
        .passing("single | back activeFormat=(1920x1440 pixelFormat=x420) | video pixelFormat=x420")
          .and("steps addOutput video, setVideoSettings video"),
        .failing("single | back activeFormat=(1920x1440 pixelFormat=x420) | video pixelFormat=x420")
          .and("steps setVideoSettings ⟦video⟧, addOutput video").on("conservative"),
        .passing("single | back activeFormat=(1920x1440 pixelFormat=420v) | video pixelFormat=420v")
          .and("steps setVideoSettings video, addOutput video"),
      ])
  }
}

extension PixelFormat {
  /// Whether its samples have ten bits.
  fileprivate var isTenBit: Bool { ["x420", "xf20", "x422", "xf22"].contains(code) || code.dropFirst().hasPrefix("x") }
}
