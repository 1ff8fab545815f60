import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Either the preset or the app chooses a camera's format.
  static var presetVsActiveFormat: Rule {
    Rule(
      "preset-vs-active-format",
      title: "Preset and active format together",
      area: .formats,
      severity: .warning,
      rationale: """
        Setting an active format turns the session's preset to inputPriority, and setting a preset chooses a format \
        again: of the two, the one that the app sets last silently overrides the other. If the graph's operations say that it \
        is the format, that is a note.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["preset"],
      sources: [.symbol("AVCaptureDevice.activeFormat"), .symbol("AVCaptureSession.sessionPreset")],
      hasFix: true,
      examples: [
        .passing("single preset=high | back | video"),
        .failing("single preset=high | back ⟦1280x720⟧ | video"),
        .failing("back 1280x720 | video | single preset=⟦high⟧"),
        .failing("single preset=high | back ⟦1280x720⟧ | video")
          .and("steps addInput back, lockForConfiguration back, setActiveFormat back, unlockForConfiguration back"),
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
        let step = session.stepThatSetsFormat(of: camera)
        let order = step.map { [Finding.Note("the app sets the format here, when the camera has been added", at: $0)] }
        report.emit(
          step == nil
            ? "the preset \"\(name)\" and the active format of \"\(camera.id)\" override each other"
            : "the active format of \"\(camera.id)\" replaces the preset \"\(name)\"", at: later,
          severity: step == nil ? nil : .note, label: isFormatLater ? "preset set too" : "format set too",
          notes: [Finding.Note(isFormatLater ? "the preset is here" : "the format is here", at: earlier)]
            + (order ?? []),
          fixes: [
            Fix(
              "set the preset to inputPriority", .unsafe,
              edits: [report.edit.replacing(preset.range, with: "\"inputPriority\"")])
          ], help: "keep one: capplan takes the active format")
      }
    }
  }
}

extension ResolvedSession {
  /// The step that sets a camera's format after the session has the camera; `nil` if the graph has no such step.
  ///
  /// A preset is part of the session and not a step, so a format set this late comes last.
  fileprivate func stepThatSetsFormat(of camera: ResolvedCamera) -> SourceRange? {
    var isAdded = false
    for step in graph.operations where step.target?.value == camera.id {
      switch step.op?.value {
      case .addInput: isAdded = true
      case .setActiveFormat where isAdded: return step.range
      default: continue
      }
    }
    return nil
  }
}
