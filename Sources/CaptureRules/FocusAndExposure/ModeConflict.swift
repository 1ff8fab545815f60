import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// Reports a mode of a camera that can't hold beside a setting that turns it to another value.
struct ModeConflict<Mode: RawRepresentable & Equatable & Sendable>: Sendable where Mode.RawValue == String {
  private let mode: @Sendable (GraphInput) -> Located<Mode>?
  private let held: Mode
  private let setting: @Sendable (GraphInput) -> SourceRange?
  private let note: String
  private let fix: String
  private let message: @Sendable (_ camera: String, _ mode: String) -> String

  /// The mode that a setting turns to `held`, the setting, what the note at the setting says, and the title of the fix,
  /// which writes that mode.
  init(
    _ mode: @escaping @Sendable (GraphInput) -> Located<Mode>?, turnedTo held: Mode,
    by setting: @escaping @Sendable (GraphInput) -> SourceRange?, note: String, fix: String,
    message: @escaping @Sendable (_ camera: String, _ mode: String) -> String
  ) {
    (self.mode, self.held, self.setting) = (mode, held, setting)
    (self.note, self.fix, self.message) = (note, fix, message)
  }

  func check(_ session: ResolvedSession, _ report: inout Emitter) {
    for camera in session.cameras {
      guard let mode = mode(camera.input), mode.value != held, let setting = setting(camera.input) else { continue }
      let ranges = RangePair(mode.range, "the mode is set here", setting, note)
      let edit = report.edit.replacing(mode.range, with: "\"\(held.rawValue)\"")
      report.emit(
        message(camera.id, mode.value.rawValue), at: ranges.later, label: "one undoes the other", notes: [ranges.note],
        fixes: [Fix(fix, .unsafe, edits: [edit])])
    }
  }
}
