public import CaptureModel
public import CaptureSession
public import JSONSource

/// A check for settings that other settings make useless: smooth autofocus does nothing while the focus is locked.
public struct IdleSetting<Owner: SettingOwner>: Sendable {
  /// Why a setting does nothing.
  public struct Reason: Sendable {
    let words: String
    let range: SourceRange?

    /// The reason, worded to follow a colon, and the place of the setting that prevents it; `nil` if a setting is missing
    /// instead.
    public init(_ words: String, at range: SourceRange? = nil) {
      self.words = words
      self.range = range
    }
  }

  let key: GraphKey
  private let use: @Sendable (Owner) -> SourceRange?
  private let what: @Sendable (Owner) -> String
  private let reason: @Sendable (Owner, ResolvedSession) -> Reason?
  private let help: String

  /// Creates the check for one key.
  ///
  /// - Parameters:
  ///   - isUsed: whether a value switches the setting on.
  ///   - what: the setting in words: `the smooth autofocus of "back"`.
  ///   - reason: why it does nothing; `nil` if it works.
  public init<Value>(
    _ key: GraphKey, _ value: @escaping @Sendable (Owner) -> Located<Value>?,
    isUsed: @escaping @Sendable (Value) -> Bool, what: @escaping @Sendable (Owner) -> String,
    because reason: @escaping @Sendable (Owner, ResolvedSession) -> Reason?, help: String
  ) {
    self.key = key
    use = { owner in value(owner).flatMap { isUsed($0.value) ? $0.range : nil } }
    self.what = what
    self.reason = reason
    self.help = help
  }

  /// Reports the setting of an owner if it does nothing.
  public func check(_ owner: Owner, in session: ResolvedSession, _ report: inout Emitter) {
    guard let range = use(owner), let reason = reason(owner, session) else { return }
    report.emit(
      "\(what(owner)) does nothing: \(reason.words)", at: range, label: "does nothing",
      notes: reason.range.map { [Finding.Note("this setting prevents it", at: $0)] } ?? [], help: help)
  }
}

extension Rule {
  /// A rule that reports a setting that does nothing.
  public init<Owner: SettingOwner>(
    _ id: RuleID, title: String, area: Area, severity: Severity = .note, confidence: Confidence = .documented,
    rationale: String, availability: Availability? = nil,
    sources: @autoclosure @escaping @Sendable () -> [RuleSource], setting: IdleSetting<Owner>,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      id, title: title, area: area, severity: severity, confidence: confidence, rationale: rationale,
      availability: availability, reads: [setting.key], sources: sources(), examples: examples()
    ) { session, report in
      for owner in Owner.all(of: session) { setting.check(owner, in: session, &report) }
    }
  }
}
