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
        .passing("single | back activeFormat=(1920x1080 pixelFormat=btp2) whiteBalanceMode=locked")
          .and("video role=recording pixelFormat=btp2").on("iphone-18-pro"),
        .failing("single | back activeFormat=(1920x1080 pixelFormat=btp2) whiteBalanceMode=locked")
          .and("video role=recording pixelFormat=btp2 | back -> video preferredVideoStabilizationMode=⟦standard⟧")
          .on("iphone-18-pro"),
        .failing("single | back activeFormat=(1920x1080 pixelFormat=btp2) whiteBalanceMode=locked")
          .with("geometricDistortionCorrectionEnabled=⟦true⟧ | video role=recording pixelFormat=btp2")
          .on("iphone-18-pro"),
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
