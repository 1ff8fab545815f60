import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Long recordings may do without noise reduction.
  static var lowLightNoiseReductionPower: Rule {
    Rule(
      "low-light-noise-reduction-power",
      title: "Noise reduction in a long recording",
      area: .video,
      severity: .note,
      rationale: """
        Low light noise reduction is on by default on connections to movie file outputs that support it, and costs power. \
        A recording of more than ten minutes may want to do without.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["recordingMinutes"],
      sources: [.symbol("AVCaptureConnection.automaticallyEnablesLowLightVideoNoiseReduction")],
      hasFix: true,
      examples: [
        .passing("app camera='Films the match.' recordingMinutes=45 observesSystemPressure handlesInterruptions")
          .and("single | back 1920x1080 | back -> movie automaticallyEnablesLowLightVideoNoiseReduction=false")
          .on("iphone-18-pro"),
        .failing("app camera='Films the match.' recordingMinutes=45 observesSystemPressure handlesInterruptions")
          .and("single | back 1920x1080 | back -> movie automaticallyEnablesLowLightVideoNoiseReduction=⟦true⟧")
          .on("iphone-18-pro"),
      ]
    ) { session, report in
      guard !session.isMultiCam, let minutes = session.graph.app?.recordingMinutes, minutes.value > 10 else { return }
      for connection in session.connections where session.outputType(connection.output) == .movieFile {
        guard let automatic = session.written(connection)?.automaticallyEnablesLowLightVideoNoiseReduction,
          automatic.value
        else { continue }
        report.emit(
          "noise in low light is reduced for \(JSONNumber.text(of: minutes.value)) minutes", at: automatic.range,
          label: "costs power", notes: [Finding.Note("this is how long it records", at: minutes.range)],
          fixes: [Fix("do without", .unsafe, edits: [report.edit.replacing(automatic.range, with: "false")])])
      }
    }
  }
}
