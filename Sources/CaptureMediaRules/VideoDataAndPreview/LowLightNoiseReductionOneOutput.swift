import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Low light noise reduction runs for one movie at a time.
  static var lowLightNoiseReductionOneOutput: Rule {
    Rule(
      "low-light-noise-reduction-one-output",
      title: "Noise reduction of several movies",
      area: .video,
      severity: .warning,
      rationale: """
        In a multi-camera session low light noise reduction runs for one movie file output at a time: with several of \
        them it does not start by itself, and switched on for more than one it raises hardwareCost, at more than 1.0 with \
        a runtime error.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["lowLightVideoNoiseReductionEnabled"],
      sources: [
        .symbol("AVCaptureConnection.isLowLightVideoNoiseReductionEnabled"),
        .symbol("AVCaptureMultiCamSession.hardwareCost"),
      ],
      hasFix: true,
      examples: [
        .passing("multi | back 1920x1080 | front 1920x1080 | back -> a: movie")
          .with("automaticallyEnablesLowLightVideoNoiseReduction=false lowLightVideoNoiseReductionEnabled")
          .and("front -> b: movie automaticallyEnablesLowLightVideoNoiseReduction=false")
          .with("lowLightVideoNoiseReductionEnabled=false").on("iphone-18-pro"),
        .failing("multi | back 1920x1080 | front 1920x1080 | back -> a: movie")
          .with("automaticallyEnablesLowLightVideoNoiseReduction=false lowLightVideoNoiseReductionEnabled")
          .and("front -> b: movie automaticallyEnablesLowLightVideoNoiseReduction=false")
          .with("lowLightVideoNoiseReductionEnabled=⟦true⟧").on("iphone-18-pro"),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      let used = session.connections.compactMap { connection -> Located<Bool>? in
        guard session.outputType(connection.output) == .movieFile else { return nil }
        return session.written(connection)?.lowLightVideoNoiseReductionEnabled.flatMap { $0.value ? $0 : nil }
      }
      guard let first = used.first else { return }
      for other in used.dropFirst() {
        report.emit(
          "noise in low light is reduced for more than one movie", at: other.range, label: "raises hardwareCost",
          notes: [Finding.Note("it is on here as well", at: first.range)],
          fixes: [Fix("reduce it in one movie", .unsafe, edits: [report.edit.replacing(other.range, with: "false")])],
          subjects: AlikeElements.subjects(used.map(\.range)))
      }
    }
  }
}
