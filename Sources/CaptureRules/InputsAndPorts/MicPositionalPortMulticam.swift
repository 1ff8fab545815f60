import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Microphone beams are connected only in a multi-camera session.
  static var micPositionalPortMulticam: Rule {
    Rule(
      "mic-positional-port-multicam",
      title: "Microphone beam in a single-camera session",
      area: .ports,
      severity: .error,
      rationale: """
        A microphone's front and back beams have ports of their own for AVCaptureMultiCamSession. In a plain session the \
        one audio port turns with the camera: front, back or omnidirectional as the session sees fit.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["sourceDevicePosition"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureInput.Port.sourceDevicePosition")],
      hasFix: true,
      examples: [
        .passing("single | mic | sound"),
        .failing("single | mic | mic.⟦back⟧ -> sound"),
      ]
    ) { session, report in
      guard !session.isMultiCam else { return }
      for (port, side) in session.beamPorts() {
        report.emit(
          "a single-camera session does not connect the \"\(side.rawValue)\" beam of \"\(session.graph.inputName(port.input))\"",
          at: port.request.range, label: "needs a multiCam session",
          notes: [Finding.Note("its audio port follows the camera by itself")],
          fixes: [
            Fix(
              "use the port that follows the camera", .unsafe,
              edits: [report.edit.replacing(port.request.range, with: "\"audio\"")])
          ])
      }
    }
  }
}
