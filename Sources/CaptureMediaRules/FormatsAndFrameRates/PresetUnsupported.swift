import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Both the session and its camera support the preset.
  static var presetUnsupported: Rule {
    Rule(
      "preset-unsupported",
      title: "Preset is not supported",
      area: .formats,
      severity: .error,
      rationale: """
        A preset can be set only where the session and each of its cameras support it: two of the sizes exist on macOS \
        only, and a camera without a format of the size can't deliver it.
        """,
      reads: ["preset"],
      settles: ["preset"],
      sources: [
        .symbol("AVCaptureSession.canSetSessionPreset(_:)"), .symbol("AVCaptureDevice.supportsSessionPreset(_:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single preset=hd1920x1080 | back | video"),
        .failing("single preset=⟦qHD960x540⟧ | back | video"),
        .failing("single preset=⟦hd4K3840x2160⟧ | back | video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-full-hd", "name": "A phone without 4K",
              "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "formatsComplete": true,
                "formats": [ { "width": 1920, "height": 1080, "maxFrameRate": 60 } ] } ] }
            """#),
        .passing("single preset=hd4K3840x2160 | back | video"),
        .unverified("single preset=hd4K3840x2160 | front | video").on("iphone-se-3rd-generation"),
        .failing("single preset=⟦qvga320x240⟧ | back | video"),
        .failing("single | back | video | steps addInput back, setPreset preset=⟦qvga320x240⟧"),
      ]
    ) { session, report in
      // A multi-camera session has only one preset; see `multicam-preset-input-priority`.
      guard !session.isMultiCam else { return }
      let own = session.graph.session?.preset
      for preset in session.presetsInUse {
        // A step that sets the session's own preset is not judged once more.
        if preset.value == own?.value, preset.range != own?.range { continue }
        session.judge(preset, &report)
      }
    }
  }
}

extension ResolvedSession {
  /// Reports a preset that the session or one of its cameras doesn't support.
  fileprivate func judge(_ preset: Located<Preset>, _ report: inout Emitter) {
    let name = preset.value.rawValue
    let fixes = [preset.value.fallback].compactMap { $0 }.map { fallback in
      let edit = report.edit.replacing(preset.range, with: "\"\(fallback.rawValue)\"")
      return Fix("use \(fallback.rawValue)", .unsafe, edits: [edit])
    }
    if !preset.value.isOnIOS && graph.deployment?.platform?.value != .macOS {
      report.emit(
        "iOS has no preset \"\(name)\"", at: preset.range, label: "on macOS only", fixes: fixes)
      return
    }
    // `preset-before-other-camera` judges a step with several cameras.
    let isStep = preset.range != graph.session?.preset?.range
    for camera in cameras where !isStep || cameras.count == 1 {
      switch camera.device?.delivers(preset.value) {
      case true?: continue
      case false?:
        report.emit(
          "the \(camera.key) camera has no format for the preset \"\(name)\"", at: preset.range, lack: .value,
          label: "not on this camera", notes: [Finding.Note("the camera is here", at: camera.range)],
          fixes: fixes)
        return
      // What a session starts with suits every camera.
      case nil where preset.value == .high: continue
      case nil:
        report.unverified(
          whether: "the \(camera.key) camera supports the preset \"\(name)\"", settledBy: camera.fact(.formats),
          at: preset.range, lack: .value)
      }
    }
  }
}

extension Preset {
  /// A similar preset that more cameras support.
  fileprivate var fallback: Preset? {
    switch self {
    case .hd4K3840x2160: .hd1920x1080
    case .hd1920x1080: .high
    case .qvga320x240: .cif352x288
    case .qHD960x540: .iFrame960x540
    default: nil
    }
  }
}
