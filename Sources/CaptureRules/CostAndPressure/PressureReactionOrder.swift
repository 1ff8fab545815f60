import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Under pressure, an app lowers frame rates before it disables cameras.
  static var pressureReactionOrder: Rule {
    Rule(
      "pressure-reaction-order",
      title: "Camera is switched off before its frame rate goes down",
      area: .pressure,
      severity: .note,
      rationale: """
        A lower frame rate relieves the device at once and costs the user least; next comes the app's own work on the GPU \
        and the CPU. Switching a camera off is the last resort.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["disabledInputs"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureDevice.systemPressureState")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | a: video | front 640x480 | b: video | pressureResponse")
          .with("nominal=(frameRates=(back=60)) serious=(frameRates=(back=30)) critical=(disabledInputs=[front])"),
        .failing("back 1280x720 | a: video | front 640x480 | b: video")
          .and("pressureResponse serious=(disabledInputs=⟦[front]⟧)"),
        .failing("back 1280x720 | video | pressureResponse critical=(disabledInputs=⟦[back]⟧)").withoutFix(),
      ]
    ) { session, report in
      guard let reactions = PressureReactions(session),
        let level = reactions.levels("fair", "serious", "critical").first(where: { reactions.eases($0.reaction) }),
        let disabled = level.reaction.disabledInputs, !reactions.lowersRates(level.reaction)
      else { return }
      let off = Set(disabled.value.map { session.graph.text(of: $0.value) })
      let left = session.cameras.filter { !off.contains($0.id) }
      let rates = left.map { (key: $0.id, json: "\($0.easedRate)") }
      report.emit(
        "an input is switched off at \(level.name) before any frame rate goes down", at: disabled.range,
        label: "the last resort",
        fixes: rates.isEmpty
          ? [] : [Fix("lower the frame rates too", .unsafe, edits: level.reaction.settingRates(rates, report.edit))],
        help: "lower frame rates first, then trim the app's own work, then switch off an input")
    }
  }
}
