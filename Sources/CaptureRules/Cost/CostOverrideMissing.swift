import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera is not charged for a frame rate that it never runs at.
  static let costOverrideMissing = Rule(
    "cost-override-missing",
    title: "Frame rate is charged but not used",
    area: .cost,
    severity: .note,
    rationale: """
      hardwareCost charges the highest rate of the active format. If the app never goes that fast, \
      videoMinFrameDurationOverride can promise that, and only the promised rate is charged.
      """,
    availability: .iOS(OSVersion(13)),
    reads: ["activeFrameRate", "nominal", "role"],
    sources: [
      .session("WWDC19 225"), .symbol("AVCaptureDeviceInput.videoMinFrameDurationOverride"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1280, "height": 720 }, "maxFrameRateOverride": 30 } ],
          "outputs": [ { "id": "screen", "type": "previewLayer", "role": "preview" } ],
          "connections": [ { "input": "back", "port": "video", "output": "screen" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": ⟦{ "width": 1280, "height": 720 }⟧ } ],
          "outputs": [ { "id": "screen", "type": "previewLayer", "role": "preview" } ],
          "connections": [ { "input": "back", "port": "video", "output": "screen" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": ⟦60⟧ } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "pressureResponse": { "nominal": { "frameRates": { "back": 30 } },
                                "serious": { "frameRates": { "back": 15 } } } }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": ⟦{ "width": 1280, "height": 720 }⟧ },
                      { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                        "activeFormat": ⟦{ "width": 1280, "height": 720 }⟧ } ],
          "outputs": [ { "id": "large", "type": "previewLayer", "role": "preview" },
                       { "id": "small", "type": "previewLayer", "role": "preview" } ],
          "connections": [ { "input": "back", "port": "video", "output": "large" },
                           { "input": "front", "port": "video", "output": "small" } ],
          "plan": { "keep": { "back": { "width": 1280, "frameRate": 48 }, "front": { "width": 1280 } } } }
        """#),
      .failing(
        #"""
        { "capplan": 1, "deployment": { "linkedSDK": "16.0" }, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": ⟦60⟧ }, "activeFrameRate": { "max": 30 } } ],
          "outputs": [ { "id": "video", "type": "videoData" }, { "id": "movie", "type": "movieFile" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" },
                           { "input": "back", "port": "video", "output": "movie" } ] }
        """#),
    ]
  ) { session, report in
    guard !report.costs.hardware.items.isEmpty,
      session.cameras.contains(where: { $0.input.maxFrameRateOverride == nil })
    else { return }
    let rates = RatesInUse(session)
    for camera in session.cameras where camera.input.maxFrameRateOverride == nil {
      guard let charged = camera.chargedRate, let request = camera.input.activeFormat,
        let use = rates.highest(of: camera), use.rate < charged, camera.activeFormat?.holds(use.rate) != false
      else { continue }
      let edit = report.edit.adding("maxFrameRateOverride", "\(use.rate)", to: camera.input.range)
      report.emit(
        "hardwareCost charges \(charged) frames a second of \"\(camera.id)\", \(use.rate) are enough",
        at: request.maxFrameRate?.range ?? request.range, label: "charged at \(charged)",
        notes: [Finding.Note(use.reason, at: use.range)],
        fixes: [
          Fix("promise \(use.rate) with maxFrameRateOverride", use.isStated ? .safe : .unsafe, edits: [edit])
        ])
    }
  }
}
