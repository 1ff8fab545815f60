import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera is added under a preset that it supports.
  static var presetBeforeOtherCamera: Rule {
    Rule(
      "preset-before-other-camera",
      title: "Camera is added under a preset that it lacks",
      area: .session,
      severity: .error,
      rationale: """
        A camera can be added only while the session has a preset that it supports: an app that switches from a camera with \
        4K to one without sets a preset that both have before it adds the second. Otherwise addInput throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureSession.addInput(_:)"), .symbol("AVCaptureSession.sessionPreset"),
        .report(
          "onfido/onfido-ios-sdk#190, hyperoslo/ImagePicker#124, #160 and four more: the exception after a switch"),
      ],
      examples: [
        .passing("single | back | video | front | preview | steps addInput back, setPreset preset=hd4K3840x2160,")
          .with("addOutput video, startRunning, beginConfiguration, removeInput back, setPreset preset=high, addInput")
          .with("front, commitConfiguration").on(profile),
        .failing("single | back | video | front | preview")
          .and("steps addInput back, setPreset preset=hd4K3840x2160, addOutput video, startRunning,")
          .with("beginConfiguration, removeInput back, addInput ⟦front⟧, commitConfiguration").on(profile),
        .unverified("single | back | video | front | preview")
          .and("steps addInput back, setPreset preset=hd4K3840x2160, addOutput video, startRunning,")
          .with("beginConfiguration, removeInput back, addInput front, commitConfiguration").on(device("")),
      ]
    ) { session, report in
      guard !session.isMultiCam else { return }
      let cameras = Dictionary(session.cameras.map { ($0.id, $0) }) { first, _ in first }
      var current: (preset: Preset, range: SourceRange)?
      for step in session.graph.operations {
        if step.op?.value == .setPreset, let preset = step.preset { current = (preset.value, step.range) }
        if step.op?.value == .setActiveFormat { current = nil }
        guard step.op?.value == .addInput, let current, current.preset != .inputPriority, let target = step.target,
          let camera = cameras[target.value]
        else { continue }
        switch camera.device?.delivers(current.preset) {
        case true?: continue
        case nil:
          report.unverified(
            whether: "the \(camera.key) camera supports the preset \"\(current.preset.rawValue)\"",
            settledBy: camera.fact(.formats), at: target.range)
        case false?:
          report.emit(
            "\"\(camera.id)\" is added under the preset \"\(current.preset.rawValue)\", which it lacks",
            at: target.range,
            label: "can't be added", notes: [Finding.Note("the preset is set here", at: current.range)],
            help: "before adding \"\(camera.id)\", set a preset that both cameras support")
        }
      }
    }
  }

  private static let profile = device(#", "presets": { "high": 0 }, "formatsComplete": true"#)

  private static func device(_ front: String) -> ExampleDevice {
    let size = #""width": 1920, "height": 1080, "maxFrameRate": 30"#
    return #"""
      { "capplanProfile": 1, "id": "example", "name": "a made-up device",
        "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back",
                       "presets": { "high": 0, "hd4K3840x2160": 0 }, "formats": [ { \#(size) } ] },
                     { "deviceType": "builtInWideAngleCamera", "position": "front"\#(front),
                       "formats": [ { \#(size) } ] } ] }
      """#
  }
}
