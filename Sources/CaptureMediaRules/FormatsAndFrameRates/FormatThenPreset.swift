import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// No preset is set after the active format.
  static var formatThenPreset: Rule {
    Rule(
      "format-then-preset",
      title: "Preset replaces the active format",
      area: .formats,
      severity: .warning,
      rationale: """
        Of a preset and an active format the later one holds: a format turns the preset to inputPriority, and a preset that \
        is set after the format chooses another one, with frame rates of its own. Apps that set both in the wrong order run \
        a format that nobody wrote.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureDevice.activeFormat"), .symbol("AVCaptureSession.sessionPreset"),
        .report("BabylonJS/BabylonNative#1122, rFlex/SCRecorder#81, Roenbaeck/tubeist#2: another format than written"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | video | steps setPreset preset=high, addInput back, lockForConfiguration")
          .with("back, setActiveFormat back, unlockForConfiguration back"),
        .passing("single | back 1280x720 | video | steps addInput back, lockForConfiguration back, setActiveFormat")
          .with("back, unlockForConfiguration back, setPreset preset=inputPriority"),
        .failing("single | back 1280x720 | video | steps addInput back, lockForConfiguration back, setActiveFormat")
          .with("back, unlockForConfiguration back, ⟦setPreset⟧ preset=high"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      var formats: [String: Int] = [:]
      for (index, step) in operations.enumerated() {
        if step.op?.value == .setActiveFormat, let target = step.target?.value { formats[target] = index }
        guard let op = step.op, op.value == .setPreset, step.preset?.value != .inputPriority else { continue }
        for (camera, format) in formats.sorted(by: { $0.value < $1.value }) {
          report.emit(
            "the preset replaces the active format of \"\(camera)\"", at: op.range, label: "the later one holds",
            notes: [Finding.Note("the format is set here", at: operations[format].range)],
            fixes: [Fix("leave the preset out", .unsafe, edits: [report.edit.removing(step.range)])],
            help: "set the preset before the format, or not at all")
        }
        formats = [:]
      }
    }
  }
}
