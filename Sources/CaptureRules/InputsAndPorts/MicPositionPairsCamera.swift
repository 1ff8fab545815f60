import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A movie records the microphone beam on the side of its camera.
  static var micPositionPairsCamera: Rule {
    Rule(
      "mic-position-pairs-camera",
      title: "Movie with the sound of the other side",
      area: .ports,
      severity: .note,
      rationale: """
        A microphone's beam rejects what comes from the other side of the device. A movie of one camera sounds right with \
        the beam of that camera's position; the opposite one damps the subject.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["sourceDevicePosition"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureInput.Port.sourceDevicePosition")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | mic | back -> movie | mic.back -> movie"),
        .failing("back 1280x720 | mic | back -> movie")
          .and("mic -> movie port=(mediaType=audio sourceDevicePosition=⟦front⟧)"),
        .passing("back 1280x720 | mic | back -> movie")
          .and("mic -> movie port=(mediaType=audio sourceDevicePosition=unspecified)"),
      ]
    ) { session, report in
      guard session.isMultiCam, session.outputs.contains(where: { $0.type == .movieFile }) else { return }
      let beams = session.builtInSound().filter {
        session.outputType($0.output) == .movieFile && $0.port.port?.beamSide != nil
      }
      if beams.isEmpty { return }
      let movies = session.sidesOfMovies()
      for connection in beams {
        guard let camera = movies[connection.output], connection.port.port?.beamSide == camera.opposite,
          let position = session.written(connection)?.ports?.value.first?.sourceDevicePosition
        else { continue }
        report.emit(
          "\"\(session.graph.outputName(connection.output))\" shows the \(camera.rawValue) and records the sound of the "
            + "\"\(position.value.rawValue)\"", at: position.range, label: "the other side",
          fixes: [
            Fix(
              "record the \(camera.rawValue) beam", .unsafe,
              edits: [report.edit.replacing(position.range, with: "\"\(camera.rawValue)\"")])
          ])
      }
    }
  }
}
