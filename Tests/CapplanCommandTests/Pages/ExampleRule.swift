// The rule that the page on additions shows, compiled as it stands there.
import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A torch is not left on.
  static let torchLeftOn = Rule(
    "torch-left-on",
    title: "Torch is on",
    area: .video,
    severity: .note,
    rationale: "This team's app has no button that turns the torch off.",
    reads: ["torchMode"],
    sources: [.inference("a rule of this team"), .symbol("AVCaptureDevice.torchMode")],
    examples: [
      .passing(#"{ "capplan": 1 }"#),
      .failing(
        #"""
        { "capplan": 1, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "torchMode": ⟦"on"⟧ } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
    ]
  ) { session, report in
    for camera in session.cameras {
      guard let torch = camera.input.torchMode, torch.value == .on else { continue }
      report.emit("the torch of \"\(camera.id)\" is on", at: torch.range, label: "on", help: "turn it off")
    }
  }
}
