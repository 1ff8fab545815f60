public import CaptureModel
import CaptureSession
public import JSONSource

/// A setting that the app may write only while its automatic mode is off: a camera sets `videoHDREnabled` by itself
/// until `automaticallyAdjustsVideoHDREnabled` is false.
public struct ManualSetting<Owner: SettingOwner>: Sendable {
  let key: GraphKey
  private let value: @Sendable (Owner) -> SourceRange?
  private let automaticKey: GraphKey
  private let automatic: @Sendable (Owner) -> Located<Bool>?
  private let who: @Sendable (Owner) -> String
  private let label: String
  private let byDefault: String
  private let fix: String
  private let help: String?

  /// A setting with its key and value, the key of its automatic mode, and the words of its messages.
  ///
  /// `who` ends with a verb, such as `"video" chooses`; the message continues with "by itself".
  public init<Value>(
    _ key: GraphKey, _ value: @escaping @Sendable (Owner) -> Located<Value>?, automatic automaticKey: GraphKey,
    _ automatic: @escaping @Sendable (Owner) -> Located<Bool>?, who: @escaping @Sendable (Owner) -> String,
    label: String = "automatic mode is on", byDefault: String = "it is automatic by default",
    fix: String = "turn the automatic mode off", help: String? = nil
  ) {
    self.key = key
    self.value = { value($0)?.range }
    self.automaticKey = automaticKey
    self.automatic = automatic
    self.who = who
    self.label = label
    self.byDefault = byDefault
    self.fix = fix
    self.help = help
  }

  /// Reports a setting of an owner while its automatic mode is on, in the graph or by default.
  ///
  /// `doubt` says why the finding is less than an error if the mode is on only by default.
  public func check(_ owner: Owner, doubt: Finding.Note? = nil, _ report: inout Emitter) {
    let automatic = automatic(owner)
    guard let range = value(owner), automatic?.value != false else { return }
    let ranges = RangePair(automatic?.range ?? range, label, range, "set by hand")
    let isModeLater = automatic.map { range < $0.range } ?? false
    let edits = report.edit.changing(owner.settingsRange, set: [(automaticKey.name, "false")])
    report.emit(
      "\"\(key.name)\" is set while \(who(owner)) by itself", at: ranges.later,
      severity: automatic == nil && doubt != nil ? .warning : nil, isBeyondPlans: true,
      label: isModeLater ? label : "set by hand",
      notes: automatic == nil
        ? [Finding.Note(byDefault)] + [doubt].compactMap { $0 }
        : [ranges.note],
      fixes: [Fix(fix, automatic == nil ? .safe : .unsafe, edits: edits)], help: help)
  }
}

extension Rule {
  /// A rule that a setting may be written only while its automatic mode is off.
  public init<Owner: SettingOwner>(
    _ id: RuleID, title: String, area: Area, rationale: String, availability: Availability? = nil,
    sources: @autoclosure @escaping @Sendable () -> [RuleSource], setting: ManualSetting<Owner>,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      id, title: title, area: area, severity: .error, rationale: rationale, availability: availability,
      reads: [setting.key], sources: sources(), hasFix: true, examples: examples()
    ) { session, report in
      for owner in Owner.all(of: session) { setting.check(owner, &report) }
    }
  }
}
