import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The preset of a multi-camera session is input priority.
  static var multicamPresetInputPriority: Rule {
    Rule(
      "multicam-preset-input-priority",
      title: "Preset on a multi-camera session",
      area: .formats,
      severity: .error,
      rationale: """
        A preset sets one quality for the whole session, but the branches of a multi-camera session differ. It supports \
        only inputPriority: each input keeps the active format that the app gives it. Setting another preset throws.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["preset"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureMultiCamSession"), .symbol("AVCaptureSession.Preset.inputPriority"),
      ],
      hasFix: true,
      examples: [
        .passing("multi preset=inputPriority | back 1280x720 | video"),
        .failing("multi preset=⟦high⟧ | back 1280x720 | video"),
        .failing("multi preset=⟦photo⟧ | back | video")
          .and("ignore rule=multicam-format-must-be-set reason='the preset is to choose the format'"),
        .failing("multi | back 1280x720 | video | steps addInput back, setPreset preset=⟦high⟧"),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      // If every camera already has a format, the preset has no effect.
      let isRedundant = session.cameras.allSatisfy { $0.input.activeFormat != nil }
      for preset in session.presetsInUse where preset.value != .inputPriority {
        report.emit(
          "a multi-camera session does not take the preset \"\(preset.value.rawValue)\"", at: preset.range,
          label: "inputPriority only",
          fixes: [
            Fix(
              "set the preset to inputPriority", isRedundant ? .safe : .unsafe,
              edits: [report.edit.replacing(preset.range, with: "\"inputPriority\"")])
          ], help: "choose each camera's 'activeFormat' instead")
      }
    }
  }
}
