import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Either the preset or the app chooses the format of a camera.
  static let presetVsActiveFormat = Rule(
    "preset-vs-active-format",
    title: "Preset and active format together",
    area: .formats,
    severity: .warning,
    rationale: """
      Setting an active format turns the session's preset to inputPriority, and setting a preset chooses a format \
      again: of the two, the one that the app sets last overrides the other without a word.
      """,
    availability: .iOS(OSVersion(7)),
    reads: ["preset"],
    sources: [.symbol("AVCaptureDevice.activeFormat"), .symbol("AVCaptureSession.sessionPreset")],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "session": { "type": "single", "preset": "high" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "session": { "type": "single", "preset": "high" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": ⟦{ "width": 1280, "height": 720 }⟧ } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "session": { "type": "single", "preset": ⟦"high"⟧ } }
        """#),
    ]
  ) { session, report in
    guard !session.isMultiCam, let preset = session.graph.session?.preset, preset.value != .inputPriority else {
      return
    }
    for camera in session.cameras {
      guard let request = camera.input.activeFormat else { continue }
      let isFormatLater = preset.range < request.range
      let (earlier, later) = isFormatLater ? (preset.range, request.range) : (request.range, preset.range)
      let name = preset.value.rawValue
      report.emit(
        "the preset \"\(name)\" and the active format of \"\(camera.id)\" override each other", at: later,
        label: isFormatLater ? "preset set too" : "format set too",
        notes: [Finding.Note(isFormatLater ? "the preset is here" : "the format is here", at: earlier)],
        fixes: [
          Fix(
            "set the preset to inputPriority", .unsafe,
            edits: [report.edit.replacing(preset.range, with: "\"inputPriority\"")])
        ], help: "keep one: capplan takes the active format")
    }
  }
}
