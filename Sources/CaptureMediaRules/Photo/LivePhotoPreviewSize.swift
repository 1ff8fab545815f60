import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// With Live Photos on, the app sets the size of its video data outputs.
  static var livePhotoPreviewSize: Rule {
    Rule(
      "live-photo-preview-size",
      title: "Live Photos shrink video buffers",
      area: .photo,
      severity: .warning,
      rationale: """
        While Live Photos are on, a video data output that sizes its buffers automatically delivers them in the size of \
        the preview, silently. An output that is meant to record or to be analysed sets its size itself.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["livePhotoCaptureEnabled"],
      sources: [.symbol("AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions")],
      supersedes: [Rule.videoDataAutoDownscale.id],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo livePhotoCaptureEnabled")
          .and("video deliversPreviewSizedOutputBuffers=false automaticallyConfiguresOutputBufferDimensions=false"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled | ⟦video⟧: video"),
      ]
    ) { session, report in
      let cameras = session.photoCameras()
      var live: [InputIndex: Located<Bool>] = [:]
      for output in session.outputs(ofType: .photo) {
        guard let enabled = output.output.photo.livePhotoCaptureEnabled, enabled.value,
          let camera = cameras[output.index]
        else { continue }
        live[camera.inputIndex] = enabled
      }
      guard !live.isEmpty else { return }
      for connection in session.connections where connection.isEnabled && connection.media == .video {
        guard session.outputType(connection.output) == .videoData, let enabled = live[connection.input] else {
          continue
        }
        let output = session.graph.outputs[connection.output]
        let automatic = output.videoData.automaticallyConfiguresOutputBufferDimensions
        guard automatic?.value != false, output.role?.value != .preview,
          output.videoData.deliversPreviewSizedOutputBuffers?.value != true
        else { continue }
        let range = automatic?.range ?? output.nameRange
        let ranges = RangePair(
          range, "the video data output is here", enabled.range, "Live Photos are switched on here")
        let edits = report.edit.changing(
          output.range,
          set: [
            ("automaticallyConfiguresOutputBufferDimensions", "false"), ("deliversPreviewSizedOutputBuffers", "false"),
          ])
        report.emit(
          "\"\(session.graph.outputName(connection.output))\" delivers preview-sized buffers while Live Photos are on",
          at: ranges.later, label: "smaller buffers", notes: [ranges.note],
          fixes: [Fix("deliver full-sized buffers", .unsafe, edits: edits)],
          help: "give it the role \"preview\" if small frames will do")
      }
    }
  }
}
