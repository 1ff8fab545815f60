public import CaptureModel
public import CaptureSession
public import JSONSource

/// A setting that does nothing beside what else the graph sets: smooth autofocus of a camera whose focus is locked.
public struct IdleSetting<Owner: SettingOwner>: Sendable {
  /// Why a setting does nothing.
  public struct Reason: Sendable {
    let words: String
    let range: SourceRange?

    /// The reason, which follows a colon, and the place of what is in the way; `nil` if something is missing.
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

  /// The key and its value, and the messages.
  ///
  /// - Parameters:
  ///   - isUsed: whether a value asks for anything.
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

  /// Reports an owner whose setting does nothing.
  public func check(_ owner: Owner, in session: ResolvedSession, _ report: inout Emitter) {
    guard let range = use(owner), let reason = reason(owner, session) else { return }
    report.emit(
      "\(what(owner)) does nothing: \(reason.words)", at: range, label: "does nothing",
      notes: reason.range.map { [Finding.Note("this is in the way", at: $0)] } ?? [], help: help)
  }
}

extension Rule {
  /// A rule that a setting does something.
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
