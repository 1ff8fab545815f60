import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera is not charged for a frame rate that it never reaches.
  static let costOverrideMissing = Rule(
    "cost-override-missing",
    title: "Frame rate is paid for and not used",
    area: .cost,
    severity: .note,
    rationale: """
      hardwareCost charges the highest rate of the active format. Where the app never goes that fast, \
      videoMinFrameDurationOverride promises so, and only the promised rate is charged.
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

/// The frame rates that a graph shows to be in use.
private struct RatesInUse {
  struct Use {
    let rate: FrameRate
    let reason: String
    let range: SourceRange
    let isStated: Bool
  }

  private let session: ResolvedSession
  private var reactions: [String: Use] = [:]
  private var previews: [InputIndex: SourceRange] = [:]
  private var kept: [String: FrameRate] = [:]

  init(_ session: ResolvedSession) {
    self.session = session
    if let response = session.graph.pressureResponse { reactions = Self.reactions(to: response) }
    for entry in session.graph.plan?.keep?.value ?? [] {
      guard let rate = entry.value.value.frameRate?.value else { continue }
      kept[entry.key.value] = max(kept[entry.key.value] ?? rate, rate)
    }
    guard session.outputs.contains(where: { $0.output.role?.value == .preview }) else { return }
    var others: Set<InputIndex> = []
    for connection in session.connections where connection.isEnabled && connection.media == .video {
      if let role = session.graph.outputs[connection.output].role, role.value == .preview {
        previews[connection.input] = previews[connection.input] ?? role.range
      } else {
        others.insert(connection.input)
      }
    }
    for input in others { previews[input] = nil }
  }

  /// The highest rate at any level of pressure, for each camera that has one at nominal pressure.
  private static func reactions(to response: PressureResponse) -> [String: Use] {
    var highest: [String: FrameRate] = [:]
    for level in [response.nominal, response.fair, response.serious, response.critical] {
      for entry in level?.frameRates?.value ?? [] {
        highest[entry.key.value] = max(highest[entry.key.value] ?? entry.value.value, entry.value.value)
      }
    }
    var reactions: [String: Use] = [:]
    for entry in response.nominal?.frameRates?.value ?? [] {
      reactions[entry.key.value] = highest[entry.key.value].map {
        Use(
          rate: $0, reason: "the app sets this rate at nominal pressure", range: entry.value.range, isStated: true)
      }
    }
    return reactions
  }

  /// The highest rate that the camera needs; `nil` if the graph does not tell.
  func highest(of camera: ResolvedCamera) -> Use? {
    if let active = camera.input.activeFrameRate?.max {
      // In a multi-camera session cost-max-fps-not-active-fps reports this.
      if session.isMultiCam { return nil }
      return Use(rate: active.value, reason: "the device runs at this rate", range: active.range, isStated: true)
    }
    if let reaction = reactions[camera.id] { return reaction }
    guard let preview = previews[camera.inputIndex] else { return nil }
    let wanted = [FrameRate(30), kept[camera.id], session.graph.plan?.minimumFrameRate?.value].compactMap { $0 }.max()
    return wanted.map { Use(rate: $0, reason: "it feeds a preview only", range: preview, isStated: false) }
  }
}
