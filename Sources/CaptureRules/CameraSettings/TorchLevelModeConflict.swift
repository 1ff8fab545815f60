import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A torch level has no other torch mode beside it.
  static var torchLevelModeConflict: Rule {
    Rule(
      "torch-level-mode-conflict",
      title: "Torch level and another torch mode",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        Setting a level turns the torch mode to on. If another mode is set too, the one set last wins: the mode switches \
        that light off again or leaves it to the system, or the mode is lost.
        """,
      availability: .iOS(OSVersion(6)),
      reads: ["torchMode"],
      sources: [
        .symbol("AVCaptureDevice.setTorchModeOn(level:)"), .symbol("AVCaptureDevice.torchMode"),
        .inference("of two settings of one mode the later one holds"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 torchLevel=0.5 torchMode=on | photo"),
        .passing("single | back 1280x720 torchMode=off | photo"),
        .failing("single | back 1280x720 torchLevel=0.5 torchMode=⟦off⟧ | photo"),
        .failing("single | back 1280x720 torchMode=auto torchLevel=⟦0.5⟧ | photo"),
      ],
      check: ModeConflict(
        \.torchMode, turnedTo: .on, by: { $0.torchLevel?.range }, note: "the level is set here",
        fix: "set the mode to on"
      ) { "\"\($0)\" can't keep its torch level in torch mode \($1)" }.check)
  }
}
