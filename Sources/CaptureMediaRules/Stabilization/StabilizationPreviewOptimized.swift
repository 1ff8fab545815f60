import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// Preview-optimized stabilization is used for previews only.
  static var stabilizationPreviewOptimized: Rule {
    Rule(
      "stabilization-preview-optimized",
      title: "Preview stabilization without a preview",
      area: .video,
      severity: .warning,
      rationale: """
        previewOptimized works on connections to a preview layer and to a video data output with preview-sized buffers. \
        On another one stabilization stays off.
        """,
      availability: .iOS(OSVersion(17)),
      reads: ["preferredVideoStabilizationMode"],
      sources: [.symbol("AVCaptureVideoStabilizationMode.previewOptimized")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | back -> preview preferredVideoStabilizationMode=previewOptimized"),
        .failing("back 1280x720 | back -> video preferredVideoStabilizationMode=⟦previewOptimized⟧"),
        .passing("back 1280x720 | preview | mic | mic -> sound preferredVideoStabilizationMode=previewOptimized"),
      ]
    ) { session, report in
      let downscale = session.automaticDownscale()
      for stabilized in session.stabilizedConnections() where stabilized.mode.value == .previewOptimized {
        let output = session.graph.outputs[stabilized.connection.output]
        let isPicture = stabilized.connection.media.map { $0 == .video } != false
        guard isPicture, let type = output.type?.value else { continue }
        if type == .previewLayer
          || (type == .videoData
            && output.videoData.isPreviewSized(
              automatically: downscale.cause(ofInput: stabilized.connection.input) != nil))
        {
          continue
        }
        report.emit(
          "\"\(session.graph.outputName(stabilized.connection.output))\" can't be stabilized for a preview",
          at: stabilized.mode.range, label: "stays off",
          fixes: [stabilized.fix(.off, report.edit, .safe), stabilized.fix(.standard, report.edit)],
          help: type == .videoData
            ? "deliver preview-sized buffers, or choose another mode" : "choose a mode for a \(type.name)")
      }
    }
  }
}
