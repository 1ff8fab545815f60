import CaptureModel
import CaptureSession
import JSONSource
package import RuleKit

extension Rule {
  /// A connection asks for a stabilization mode that the camera's format supports.
  package static var stabilizationUnsupportedFormat: Rule {
    Rule(
      "stabilization-unsupported-format",
      title: "Format does not have this stabilization",
      area: .video,
      severity: .warning,
      rationale: """
        preferredVideoStabilizationMode is a wish: where the active format does not support the mode, or the connection \
        carries no video, activeVideoStabilizationMode stays off and nobody says so.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["preferredVideoStabilizationMode"],
      settles: ["preferredVideoStabilizationMode"],
      sources: [
        .session("WWDC22 110429"), .symbol("AVCaptureConnection.preferredVideoStabilizationMode"),
        .symbol("AVCaptureDevice.Format.isVideoStabilizationModeSupported(_:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 4032x3024 | back -> movie preferredVideoStabilizationMode=auto").on("iphone-13-mini"),
        .failing("single")
          .and("back 4032x3024 | back -> movie preferredVideoStabilizationMode=⟦cinematic⟧").on("iphone-13-mini"),
        .unverified("back 1280x720 | back -> movie preferredVideoStabilizationMode=cinematicExtended"),
        .passing("single | back | back -> video preferredVideoStabilizationMode=cinematic"),
        .failing("back 1280x720 | mic | back -> movie | mic.audio -> movie preferredVideoStabilizationMode=⟦standard⟧"),
        .failing("single | back 3840x2160 | back -> movie preferredVideoStabilizationMode=⟦cinematicExtended⟧")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 3840, "height": 2160, "maxFrameRate": 60, "stabilizationModes": [ "off", "standard" ] }
                """#)),
      ]
    ) { session, report in
      for stabilized in session.stabilizedConnections() {
        let mode = stabilized.mode
        if let media = stabilized.connection.media, media != .video {
          report.emit(
            "a connection of \(media.rawValue) can't be stabilized", at: mode.range, label: "carries no video",
            fixes: [stabilized.fix(.off, report.edit, .safe)])
          continue
        }
        guard mode.value != .auto, let camera = session.camera(ofInput: stabilized.connection.input),
          let format = session.formatInWords(of: camera)
        else { continue }
        switch session.support(of: .stabilization(mode.value), by: camera) {
        case .supported: continue
        case .unknown(let fact):
          report.unverified(
            whether: "\(format) of \"\(camera.id)\" has \(mode.value.rawValue)",
            settledBy: session.formatFact(fact, of: camera),
            at: mode.range, lack: .value)
        case .unsupported:
          let other = mode.value.fallback { camera.supports(.stabilization($0)) == true }
          report.emit(
            "\"\(camera.id)\" does not have \"\(mode.value.rawValue)\" stabilization in \(format)", at: mode.range,
            lack: .value,
            label: "stays off", fixes: [stabilized.fix(other, report.edit, other == .off ? .safe : .unsafe)],
            help: camera.stabilizationHelp)
        }
      }
    }
  }
}

extension ResolvedCamera {
  fileprivate var stabilizationHelp: String? {
    activeFormat?.stabilizationModes.map { "it has \($0.map(\.rawValue).sentence)" }
  }
}
