import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A camera with automatic frame rate has no frame rates set.
  static let autoFrameRateExcludesDurations = Rule(
    "auto-frame-rate-excludes-durations",
    title: "Frame rates set beside automatic frame rate",
    area: .inputs,
    severity: .error,
    rationale: """
      While automatic video frame rate is on, the device chooses its rate by itself: setting a minimum or maximum frame \
      duration throws NSInvalidArgumentException. The active format must support it.
      """,
    availability: .iOS(OSVersion(18)),
    reads: ["autoVideoFrameRateEnabled"],
    sources: [
      .symbol("AVCaptureDevice.isAutoVideoFrameRateEnabled"),
      .symbol("AVCaptureDevice.Format.isAutoVideoFrameRateSupported"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 }, "activeFrameRate": { "max": 30 },
                        "autoVideoFrameRateEnabled": false } ],
          "outputs": [ { "id": "a", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 }, "autoVideoFrameRateEnabled": true,
                        "maxFrameRateOverride": 30, "activeFrameRate": ⟦{ "max": 30 }⟧ } ],
          "outputs": [ { "id": "a", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" } ] }
        """#),
      .unverified(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 }, "autoVideoFrameRateEnabled": true } ],
          "outputs": [ { "id": "a", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" } ] }
        """#),
    ]
  ) { session, report in
    for camera in session.cameras {
      guard let automatic = camera.input.autoVideoFrameRateEnabled, automatic.value else { continue }
      guard let rates = camera.input.activeFrameRate else {
        report.unverified("whether the format of \"\(camera.id)\" supports automatic frame rate", at: automatic.range)
        continue
      }
      let ranges = SourceRange.inOrder(automatic.range, rates.range)
      report.emit(
        "\"\(camera.id)\" can't have frame rates set and choose its rate by itself", at: ranges.later,
        label: "these exclude each other",
        notes: [Finding.Note("the other one is set here", at: ranges.earlier)],
        fixes: [Fix("leave activeFrameRate out", .unsafe, edits: [report.edit.removing(rates.range)])],
        help: "leave activeFrameRate out, or turn autoVideoFrameRateEnabled off")
    }
  }
}
