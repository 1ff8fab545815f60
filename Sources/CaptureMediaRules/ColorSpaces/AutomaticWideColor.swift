import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// A session that chooses the color spaces of its cameras, beside a color space that the app chooses.
struct AutomaticWideColor {
  private let session: ResolvedSession

  /// What the graph says about it; `nil` if it is on by default.
  private let setting: Located<Bool>?

  /// `nil` if the app turns it off.
  init?(_ session: ResolvedSession) {
    setting = session.graph.session?.automaticallyConfiguresCaptureDeviceForWideColor
    guard setting?.value != false else { return nil }
    self.session = session
  }

  /// Reports that the session may change a camera's color space, with the fix that turns automatic wide color off.
  func emit(_ message: String, at space: Located<ColorSpace>, label: String, _ report: inout Emitter) {
    let edits = session.setting("automaticallyConfiguresCaptureDeviceForWideColor", "false", report.edit)
    let ranges = setting.map { SourceRange.inOrder($0.range, space.range) }
    let note = ranges.map {
      Finding.Note(
        $0.later == space.range ? "automatic configuration is on" : "the color space is set here", at: $0.earlier)
    }
    report.emit(
      message, at: ranges?.later ?? space.range, label: label,
      notes: [note ?? Finding.Note("automaticallyConfiguresCaptureDeviceForWideColor is on by default")],
      fixes: [Fix("leave the color space to the app", setting == nil ? .safe : .unsafe, edits: edits)])
  }
}

extension ColorSpace {
  /// Whether the color space is a version of Apple Log.
  var isLogarithmic: Bool { self == .appleLog || self == .appleLog2 }
}
