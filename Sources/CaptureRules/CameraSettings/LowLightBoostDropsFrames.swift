import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Low-light boost may leave gaps in a recording.
  static var lowLightBoostDropsFrames: Rule {
    Rule(
      "low-light-boost-drops-frames",
      title: "Low-light boost may drop frames of a recording",
      area: .inputs,
      severity: .note,
      rationale: """
        When low-light boost turns itself on or off, the camera may drop frames: the picture of a movie stands still for \
        a moment.
        """,
      availability: .iOS(OSVersion(6)),
      reads: ["automaticallyEnablesLowLightBoostWhenAvailable"],
      sources: [.symbol("AVCaptureDevice.automaticallyEnablesLowLightBoostWhenAvailable")],
      examples: [
        .passing("single | back 1280x720 automaticallyEnablesLowLightBoostWhenAvailable | video"),
        .passing("single | back 1280x720 automaticallyEnablesLowLightBoostWhenAvailable=false | movie"),
        .failing("single | back 1280x720 automaticallyEnablesLowLightBoostWhenAvailable=⟦true⟧ | movie"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let boost = camera.input.focusAndExposure.automaticallyEnablesLowLightBoostWhenAvailable, boost.value,
          let recording = session.connections.first(where: { connection in
            connection.input == camera.inputIndex && session.outputType(connection.output) == .movieFile
          }), let movie = session.outputs.first(where: { $0.index == recording.output })
        else { continue }
        report.emit(
          "the boost of \"\(camera.id)\" may drop frames of the recording", at: boost.range, label: "may drop frames",
          notes: [Finding.Note("\"\(movie.id)\" records this camera", at: movie.output.range)])
      }
    }
  }
}
