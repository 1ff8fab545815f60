// The rule that the page on additions shows, compiled as it stands there.
import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A torch is not left on.
  static var torchLeftOn: Rule {
    Rule(
      "torch-left-on",
      title: "Torch is on",
      area: .video,
      severity: .note,
      confidence: .inferred,
      rationale: "This team's app has no button that turns the torch off.",
      reads: ["torchMode"],
      sources: [.inference("a rule of this team"), .symbol("AVCaptureDevice.torchMode")],
      hasFix: true,
      examples: [
        .passing("single | back torchMode=off | video"),
        .failing("single | back torchMode=⟦on⟧ | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let torch = camera.input.torchMode, torch.value == .on else { continue }
        let fix = Fix("turn it off", .unsafe, edits: [report.edit.replacing(torch.range, with: #""off""#)])
        report.emit("the torch of \"\(camera.id)\" is on", at: torch.range, label: "on", fixes: [fix])
      }
    }
  }
}
