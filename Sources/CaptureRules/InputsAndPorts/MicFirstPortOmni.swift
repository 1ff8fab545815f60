import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that needs sound from one direction records a beam, not the omnidirectional port.
  static var micFirstPortOmni: Rule {
    Rule(
      "mic-first-port-omni",
      title: "Sound without a direction",
      area: .ports,
      severity: .note,
      rationale: """
        In a multi-camera session a microphone's own audio port does not follow the cameras: it is omnidirectional, \
        always. Sound from one side comes from the port that is looked up with that side's position.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["assumesDirectionalAudio"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureInput.Port.sourceDevicePosition")],
      hasFix: true,
      examples: [
        .passing("app microphone='Records sound.' observesSystemPressure assumesDirectionalAudio=false")
          .and("mic external=false | sound"),
        .failing("app camera='Records video.' microphone='Records sound.' observesSystemPressure")
          .with("assumesDirectionalAudio | back 1280x720 | video | mic external=false | mic.⟦audio⟧ -> sound"),
      ]
    ) { session, report in
      guard session.isMultiCam, let assumed = session.graph.app?.assumesDirectionalAudio, assumed.value else { return }
      let movies = session.sidesOfMovies()
      for connection in session.builtInSound() where connection.port.port?.source == .own {
        let range = session.portRange(0, of: connection)
        let ranges = SourceRange.inOrder(assumed.range, range)
        let side = movies[connection.output] ?? session.onlySide
        var fixes: [Fix] = []
        if let side, range != connection.range {
          fixes = [
            Fix(
              "record the \(side.rawValue) beam", .unsafe,
              edits: [report.edit.replacing(range, with: side.beamText)])
          ]
        }
        report.emit(
          "\"\(session.graph.outputName(connection.output))\" records sound from all directions", at: ranges.later,
          label: "no direction",
          notes: [
            Finding.Note(
              ranges.later == range
                ? "the app assumes directional sound" : "this is the omnidirectional port of the microphone",
              at: ranges.earlier)
          ],
          fixes: fixes, help: "name the side with 'sourceDevicePosition': \"back\" or \"front\"")
      }
    }
  }
}
