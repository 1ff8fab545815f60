import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only still image outputs scale and crop.
  static var scaleAndCropStillOnly: Rule {
    Rule(
      "scale-and-crop-still-only",
      title: "Scale and crop factor does nothing",
      area: .connections,
      severity: .warning,
      rationale: """
        videoScaleAndCropFactor acts on connections to a still image output only, from 1 to videoMaxScaleAndCropFactor. For \
        other outputs the camera's videoZoomFactor does the same.
        """,
      availability: .iOS(OSVersion(5)),
      reads: ["videoScaleAndCropFactor"],
      sources: [
        .symbol("AVCaptureConnection.videoScaleAndCropFactor"),
        .symbol("AVCaptureConnection.videoMaxScaleAndCropFactor"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | back -> out: video videoScaleAndCropFactor=1"),
        .failing("single | back | back -> out: video videoScaleAndCropFactor=⟦2⟧"),
        .failing("single | back | back -> out: still videoScaleAndCropFactor=⟦0.5⟧"),
      ]
    ) { session, report in
      for connection in session.connections {
        guard let factor = session.written(connection)?.videoScaleAndCropFactor, factor.value != 1 else { continue }
        let isStill = session.outputType(connection.output) == .stillImage
        if isStill, factor.value > 1 { continue }
        // A RAW photo throws there, which a rule of its own says.
        if session.photoRequests().contains(where: {
          $0.output.index == connection.output && $0.settings.rawPixelFormat?.value.isBayerRaw == true
        }) {
          continue
        }
        report.emit(
          isStill
            ? "a still image can't be scaled by \(JSONNumber.text(of: factor.value))"
            : "\"\(session.graph.outputName(connection.output))\" neither scales nor crops", at: factor.range,
          label: isStill ? "at least 1" : "not used",
          fixes: [Fix("leave it out", .unsafe, edits: [report.edit.removing(factor.range)])],
          help: isStill ? nil : "set the camera's videoZoomFactor")
      }
    }
  }
}
