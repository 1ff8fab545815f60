import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Corrections in ProRes RAW are only metadata; the picture stays as it is.
  static var proResRAWCorrections: Rule {
    Rule(
      "prores-raw-corrections-are-metadata",
      title: "Correction that leaves the Bayer picture as it is",
      area: .video,
      severity: .note,
      rationale: """
        ProRes RAW stores stabilization and distortion correction as metadata: the pixels stay as the sensor read them. \
        Distortion correction shows in the preview, and in video data of the preview's size.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["pixelFormat"],
      sources: [
        .symbol("AVCaptureConnection.preferredVideoStabilizationMode"),
        .symbol("AVCaptureDevice.isGeometricDistortionCorrectionEnabled"),
        .symbol("AVCaptureVideoDataOutput.videoSettings"),
        .symbol("AVCaptureVideoStabilizationMode.lowLatency"),
      ],
      examples: [
        .passing(ProResRAW.graph(input: #", "whiteBalanceMode": "locked""#), on: "iphone-18-pro"),
        .failing(
          ProResRAW.graph(
            input: #", "whiteBalanceMode": "locked""#, connection: #", "preferredVideoStabilizationMode": ⟦"standard"⟧"#
          ),
          on: "iphone-18-pro"),
        .failing(
          ProResRAW.graph(input: #", "whiteBalanceMode": "locked", "geometricDistortionCorrectionEnabled": ⟦true⟧"#),
          on: "iphone-18-pro"),
      ]
    ) { session, report in
      for camera in session.cameras where camera.isPackedBayer {
        if let correction = camera.input.geometricDistortionCorrectionEnabled, correction.value {
          report.emit(
            "the distortion of \"\(camera.id)\" stays in its Bayer frames", at: correction.range, label: "metadata only"
          )
        }
        for connection in session.connections(fromInput: camera.inputIndex) {
          guard session.outputType(connection.output) == .videoData,
            let mode = session.written(connection)?.preferredVideoStabilizationMode, mode.value != .off
          else { continue }
          report.emit(
            "the Bayer frames of \"\(camera.id)\" are not stabilized", at: mode.range, label: "metadata only",
            help: "the player of the ProRes RAW movie stabilizes it")
        }
      }
    }
  }
}

/// Graphs for the examples of rules about ProRes RAW: a camera that delivers packed Bayer to a video data output.
enum ProResRAW {
  /// A graph with these further members.
  static func graph(
    input: String = "", connection: String = "", role: String = "recording", isMarked: Bool = false
  ) -> ExampleText {
    let bayer = isMarked ? #"⟦"btp2"⟧"# : #""btp2""#
    return #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1080, "pixelFormat": \#(bayer) }\#(input) } ],
        "outputs": [ { "id": "video", "type": "videoData", "role": "\#(role)", "pixelFormat": "btp2" } ],
        "connections": [ { "input": "back", "port": "video", "output": "video"\#(connection) } ] }
      """#
  }
}
