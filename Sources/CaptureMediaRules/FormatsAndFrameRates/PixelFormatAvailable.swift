import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A video data output asks for a pixel format that its camera's format can deliver.
  static var pixelFormatAvailable: Rule {
    Rule(
      "pixel-format-available",
      title: "Pixel format is not available",
      area: .formats,
      severity: .error,
      rationale: """
        A video data output delivers the pixel formats in its own list, which depends on the active format of the camera \
        behind it: 8-bit 4:2:0 and BGRA always, ten bits or 4:2:2 where the camera's format has them, compressed ones \
        where the device has them, packed Bayer where it is what the camera's format delivers, depth and other raw never. Another one throws an exception.
        """,
      reads: ["pixelFormat"],
      settles: ["pixelFormat"],
      sources: [
        .symbol("AVCaptureVideoDataOutput.availableVideoPixelFormatTypes"), .session("WWDC22 110429"),
        .sample("AVMultiCamPiP"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video pixelFormat=420f"),
        .failing("single | back 1280x720@60 binned | video pixelFormat=⟦x420⟧").on("iphone-13-mini"),
        .failing("back 1280x720 | video pixelFormat=⟦hdep⟧"),
        .unverified("back 1280x720 | video pixelFormat=x420"),
        .unverified("back 1280x720 | video pixelFormat=&8v0"),
        .unverified("back 1280x720 | video pixelFormat=&xv0"),
        .unverified("back 1280x720 | video pixelFormat=-xv2"),
        .unverified("back 1280x720 | video pixelFormat=l64r"),
        .passing("back activeFormat=(1280x720 pixelFormat=x420) | video pixelFormat=x420"),
        .passing("video unconnected pixelFormat=x420"),
        .failing("single | back | video pixelFormat=⟦L008⟧"),
        .passing("back 1280x720 | video pixelFormat=420f"),
        .failing("single | ultra | video pixelFormat=⟦L008⟧").on("iphone-13-mini"),
      ]
    ) { session, report in
      var sources: [OutputIndex: InputIndex] = [:]
      let asking = session.outputs.compactMap { output in
        output.output.videoData.unusualPixelFormat.map { (output: output, asked: $0) }
      }
      if !asking.isEmpty {
        for connection in session.connections where connection.media == .video && sources[connection.output] == nil {
          sources[connection.output] = connection.input
        }
      }
      for (output, asked) in asking {
        let camera = sources[output.index].flatMap { session.camera(ofInput: $0) }
        let support = camera.map { session.support(of: .pixelFormat(asked.value), by: $0) }
        switch support ?? (asked.value.isAvailable(from: nil, in: nil) == false ? .unsupported : .supported) {
        case .supported: continue
        case .unknown(let fact):
          guard let camera else { continue }
          report.unverified(
            whether: "\"\(output.id)\" can deliver \(asked.value) from \"\(camera.id)\"",
            settledBy: camera.formatFact(fact), at: asked.range, lack: .value)
        case .unsupported:
          let fixes = ["420f", "420v"].map { code in
            Fix("deliver \(code)", .unsafe, edits: [report.edit.replacing(asked.range, with: "\"\(code)\"")])
          }
          let source = camera.flatMap { camera in camera.activeFormat.map { ": \"\(camera.id)\" runs \($0)" } } ?? ""
          report.emit(
            "\"\(output.id)\" can't deliver \"\(asked.value)\"\(source)", at: asked.range,
            lack: asked.value.isOfFormats ? .value : nil, label: "not available",
            fixes: fixes, help: "420v, 420f and BGRA are always available")
        }
      }
    }
  }
}
