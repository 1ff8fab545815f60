import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A dual camera does not deliver depth beside 12-megapixel video.
  static var depthFullResVideoDual: Rule {
    Rule(
      "depth-full-res-video-dual",
      title: "Depth beside 12-megapixel video",
      area: .depth,
      severity: .error,
      remedy: .format,
      rationale: """
        A dual camera lacks the bandwidth to stream depth beside full 12-megapixel video: the format excludes the depth \
        data output. With the photo preset, or with preview-sized buffers, video is small and depth runs.
        """,
      availability: .iOS(OSVersion(11)),
      sources: [
        .symbol("AVCaptureDevice.Format.unsupportedCaptureOutputClasses"),
        .symbol("AVCaptureVideoDataOutput.deliversPreviewSizedOutputBuffers"),
      ],
      supersedes: ["format-output-exclusion"],
      hasFix: true,
      examples: [
        .passing("single | dual 4032x3024 | depth | video automaticallyConfiguresOutputBufferDimensions=false")
          .with("deliversPreviewSizedOutputBuffers").on(fullProfile),
        .failing("single | dual 4032x3024 | dual -> ⟦depth⟧ | dual -> video").on(fullProfile),
      ]
    ) { session, report in
      guard session.graph.session?.preset?.value != .photo else { return }
      let streams = session.depthStreams().compactMap { use in use.camera.fullDualSize.map { (use: use, size: $0) } }
      guard !streams.isEmpty else { return }
      var full: [InputIndex: ResolvedConnection] = [:]
      for connection in session.connections where connection.isEnabled && connection.media == .video {
        guard session.outputType(connection.output) == .videoData, full[connection.input] == nil,
          session.graph.outputs[connection.output].videoData.deliversPreviewSizedOutputBuffers?.value != true
        else { continue }
        full[connection.input] = connection
      }
      for (stream, size) in streams {
        guard let video = full[stream.camera.inputIndex] else { continue }
        let output = session.graph.outputs[video.output]
        let edits = report.edit.changing(
          output.range,
          set: [
            ("automaticallyConfiguresOutputBufferDimensions", "false"), ("deliversPreviewSizedOutputBuffers", "true"),
          ])
        report.emit(
          "\"\(stream.camera.id)\" does not stream depth beside full \(size) video",
          at: stream.range, label: "too much for both",
          notes: [Finding.Note("\"\(session.graph.outputName(video.output))\" takes full frames", at: video.range)],
          fixes: [Fix("deliver preview-sized buffers", .unsafe, edits: edits)],
          help: "another way is the photo preset, or a smaller format")
      }
    }
  }

  private static let fullProfile = PhotoExamples.profile(
    formats: #"""
      { "width": 4032, "height": 3024, "maxFrameRate": 30,
        "depthFormats": [ { "width": 320, "height": 240, "maxFrameRate": 24 } ] }
      """#)
}

extension ResolvedCamera {
  /// The video size of a dual camera at 12 megapixels, unless its format is known to support a depth data output.
  fileprivate var fullDualSize: Dimensions? {
    guard key.deviceType == .builtInDualCamera, let format = activeFormat,
      format.dimensions.pixels >= DeviceFormat.twelveMegapixels,
      format.unsupportedOutputs?.contains(.depthData) != false
    else { return nil }
    return format.dimensions
  }
}
