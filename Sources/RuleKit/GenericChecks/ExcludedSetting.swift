import CaptureModel
public import CaptureSession
public import JSONSource

/// A setting that excludes another: frame rates can't be set while `autoVideoFrameRateEnabled` is on.
public struct ExcludedSetting<Owner: SettingOwner>: Sendable {
  private let use: @Sendable (Owner, ResolvedSession) -> SourceRange?
  private let message: @Sendable (Owner) -> String
  private let fix: String
  private let help: String

  /// `use` finds the place of the other setting, if it is used; the fix removes it.
  public init(
    _ use: @escaping @Sendable (Owner, ResolvedSession) -> SourceRange?,
    message: @escaping @Sendable (Owner) -> String, fix: String, help: String
  ) {
    self.use = use
    self.message = message
    self.fix = fix
    self.help = help
  }

  /// Reports an owner that uses both settings, and returns whether it does.
  func check(_ owner: Owner, beside range: SourceRange, in session: ResolvedSession, _ report: inout Emitter) -> Bool {
    guard let other = use(owner, session) else { return false }
    let ranges = SourceRange.inOrder(range, other)
    report.emit(
      message(owner), at: ranges.later, label: "these exclude each other",
      notes: [Finding.Note("the other one is set here", at: ranges.earlier)],
      fixes: [Fix(fix, .unsafe, edits: [report.edit.removing(other)])], help: help)
    return true
  }
}
