import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// A preview doesn't use a stabilization mode that delays it.
  static var stabilizationLatencyPreview: Rule {
    Rule(
      "stabilization-latency-preview",
      title: "Stabilization delays the preview",
      area: .video,
      severity: .note,
      rationale: """
        Stabilization looks at frames before it shows them: standard holds them back a little, cinematic more, extended \
        and enhanced most. A preview that lags makes aiming hard; off and previewOptimized do not lag.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["preferredVideoStabilizationMode"],
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureVideoStabilizationMode")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | back -> preview preferredVideoStabilizationMode=off"),
        .failing("back 1280x720 | frames: video role=preview")
          .and("back -> frames preferredVideoStabilizationMode=⟦cinematic⟧"),
        .failing("iOS 17.0 | back 1280x720 | back -> preview preferredVideoStabilizationMode=⟦standard⟧"),
      ]
    ) { session, report in
      let downscale = session.automaticDownscale()
      for stabilized in session.stabilizedConnections() {
        let mode = stabilized.mode.value
        let output = session.graph.outputs[stabilized.connection.output]
        let isPreview = output.type?.value == .previewLayer || output.role?.value == .preview
        guard isPreview, mode.isCinematic || mode == .standard || mode == .auto else { continue }
        let name = session.graph.outputName(stabilized.connection.output)
        let isNew = session.minimumOS.map { $0 >= StabilizationMode.previewOptimized.introduced } ?? false
        let canOptimize =
          output.type?.value == .previewLayer
          || output.videoData.isPreviewSized(
            automatically: downscale.cause(ofInput: stabilized.connection.input) != nil)
        report.emit(
          "\"\(mode.rawValue)\" stabilization delays the preview \"\(name)\"", at: stabilized.mode.range,
          label: mode == .standard ? "lags a little" : "lags",
          fixes: [stabilized.fix(.off, report.edit)]
            + (isNew && canOptimize ? [stabilized.fix(.previewOptimized, report.edit)] : []))
      }
    }
  }
}
