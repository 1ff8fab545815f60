import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A torch level is above 0 and at most 1.
  static var torchLevelRange: Rule {
    Rule(
      "torch-level-range",
      title: "Torch level out of range",
      area: .inputs,
      severity: .error,
      rationale: """
        The level of a torch is above 0 and at most 1, or the constant for the highest level that is available now. \
        Another level throws an exception; a torch is switched off by its mode.
        """,
      availability: .iOS(OSVersion(6)),
      reads: ["torchLevel"],
      sources: [
        .symbol("AVCaptureDevice.setTorchModeOn(level:)"), .symbol("AVCaptureDevice.maxAvailableTorchLevel"),
        .report("public crash reports with this exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 torchLevel=0.5 | photo"),
        .passing("single | back 1280x720 torchLevel=maxAvailable | photo"),
        .failing("single | back 1280x720 torchLevel=⟦1.5⟧ | photo"),
        .failing("single | back 1280x720 torchLevel=⟦0⟧ | photo"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let level = camera.input.torchLevel, case .share(let share) = level.value else { continue }
        if share > 1 {
          report.emit(
            "the torch level of \"\(camera.id)\" is \(JSONNumber.text(of: share))", at: level.range, label: "at most 1",
            fixes: [Fix("set it to 1", .unsafe, edits: [report.edit.replacing(level.range, with: "1")])])
        } else if share <= 0 {
          report.emit(
            "the torch level of \"\(camera.id)\" is \(JSONNumber.text(of: share))", at: level.range, label: "above 0",
            fixes: [Fix("leave torchLevel out", .unsafe, edits: [report.edit.removing(level.range)])],
            help: "set torchMode to off to switch it off")
        }
      }
    }
  }
}
