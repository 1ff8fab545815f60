import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Frames are taken in a pixel format that the camera delivers without conversion.
  static var bgraConversionCost: Rule {
    Rule(
      "bgra-conversion-cost",
      title: "Frames are converted to BGRA",
      area: .formats,
      severity: .note,
      rationale: """
        Cameras deliver YCbCr, mostly 4:2:0. Every frame in BGRA is converted on the way and takes more than twice the memory; \
        Metal, Core Image and Vision take 420v and 420f as they are, and the compressed variants need less bandwidth still.
        """,
      pedantic: "whoever asks for BGRA mostly needs it for the code that takes the frames",
      reads: ["pixelFormat"],
      sources: [
        .symbol("AVCaptureVideoDataOutput.availableVideoPixelFormatTypes"), .session("WWDC22 110429"),
        .sample("AVMultiCamPiP"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | video pixelFormat=420f"),
        .failing("single | back | video pixelFormat=⟦BGRA⟧"),
        .failing("back 1280x720 | a: video pixelFormat=⟦&BGA⟧ | front 1280x720 | b: video pixelFormat=⟦-BGA⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .videoData) {
        guard let format = output.output.videoData.pixelFormat,
          let native = native(of: format.value.code)
        else { continue }
        let codes = native == "420" ? ["420f", "420v"] : ["\(native)f0", "\(native)v0"]
        report.emit(
          "\"\(output.id)\" has every frame converted to \"\(format.value)\"", at: format.range,
          label: "not the camera's own",
          fixes: codes.map { code in
            Fix("deliver \(code)", .unsafe, edits: [report.edit.replacing(format.range, with: "\"\(code)\"")])
          })
      }
    }
  }
}

/// The first characters of a pixel format's code that the camera delivers without conversion, with the same compression
/// as this code; `nil` if the code isn't BGRA.
private func native(of code: String) -> String? {
  switch code {
  case "BGRA": "420"
  case "&BGA": "&8"
  case "-BGA": "-8"
  default: nil
  }
}
