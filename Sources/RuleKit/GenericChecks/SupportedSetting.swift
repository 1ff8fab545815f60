public import CaptureModel
public import CaptureSession
public import JSONSource

/// A setting that needs support by the device, format, output or connection: `deferredStartEnabled` may be true only
/// where `isDeferredStartSupported` is.
public struct SupportedSetting<Owner: SettingOwner>: Sendable {
  let key: GraphKey
  let since: OSVersion?
  private let use: @Sendable (Owner) -> SourceRange?
  private let companions: [Companion]
  private let isFalse: @Sendable (Owner) -> Bool
  private let condition: String
  private let isSupported: @Sendable (Owner, ResolvedSession) -> Bool?
  private let excluded: [ExcludedSetting<Owner>]
  private let refusal: @Sendable (Owner) -> String
  private let fact: @Sendable (Owner) -> String
  private let factKey: @Sendable (Owner, ResolvedSession) -> FactKey
  private let label: String
  private let fix: String?

  /// Another key of the owner that needs the same support.
  public struct Companion: Sendable {
    let key: GraphKey
    let range: @Sendable (Owner) -> SourceRange?

    /// A key and its value.
    public init<Value>(_ key: GraphKey, _ value: @escaping @Sendable (Owner) -> Located<Value>?) {
      self.key = key
      range = { value($0)?.range }
    }
  }

  /// The keys for which it decides support.
  var keys: [GraphKey] {
    var keys = [key]
    // A key path into a generic type is made at each start, for each owner: a fifth of a check.
    for companion in companions { keys.append(companion.key) }
    return keys
  }

  /// The key and its value, the flag, and the messages.
  ///
  /// - Parameters:
  ///   - isUsed: whether a value needs support; `false` turns most settings off, and needs none.
  ///   - flag: the property that an app checks: `isDeferredStartSupported`.
  ///   - condition: what the property must be, if not true: `supportedDynamicAspectRatios contains the ratio`.
  ///   - isSupported: the flag in the profile; `nil` if it is unknown.
  ///   - refusal: the message, such as `"video" can't defer its start`; unused without `isSupported` and `since`.
  ///   - fact: the meaning of the flag, such as `the video data output "video" supports deferred start`.
  ///   - factKey: the key that would settle an unknown flag; most flags have no key in a profile.
  ///   - companions: keys that need the same support.
  ///   - excluded: settings that can't be used with this one, supported or not.
  ///   - since: the system that added the setting, if the graph may run on an older one.
  ///   - fix: the title of the fix that removes the setting; `nil` names the key.
  public init<Value>(
    _ key: GraphKey, _ value: @escaping @Sendable (Owner) -> Located<Value>?,
    isUsed: @escaping @Sendable (Value) -> Bool, flag: String, condition: String? = nil,
    isSupported: @escaping @Sendable (Owner, ResolvedSession) -> Bool? = { _, _ in nil },
    refusal: (@Sendable (Owner) -> String)? = nil, fact: @escaping @Sendable (Owner) -> String,
    settledBy factKey: @escaping @Sendable (Owner, ResolvedSession) -> FactKey = { _, _ in .unrecorded },
    with companions: [Companion] = [],
    excluding excluded: [ExcludedSetting<Owner>] = [], since: OSVersion? = nil, label: String = "not supported here",
    fix: String? = nil
  ) {
    self.key = key
    self.since = since
    self.use = { owner in value(owner).flatMap { isUsed($0.value) ? $0.range : nil } }
    self.isFalse = { owner in value(owner)?.value as? Bool == false }
    self.condition = condition ?? "\(flag) is true"
    self.isSupported = isSupported
    self.companions = companions
    self.excluded = excluded
    self.refusal = refusal ?? { _ in "\(key.name) is not supported" }
    self.fact = fact
    self.factKey = factKey
    self.label = label
    self.fix = fix
  }

  /// Reports an owner that uses the setting without support, together with a setting that excludes it, or on a system
  /// that is too old.
  public func check(_ owner: Owner, in session: ResolvedSession, _ report: inout Emitter) {
    let uses = [use(owner)].compactMap(\.self) + companions.compactMap { $0.range(owner) }
    guard let range = uses.first else { return }
    if let since, let system = session.systemBefore(since) {
      report.emit(
        "\(refusal(owner)) on iOS \(system.version)", at: range, lackingOn: system,
        label: "needs iOS \(since.shortText)", fixes: [removal(range, report.edit)],
        help: "set it only on iOS \(since.shortText) and later, where \(condition)")
    }
    var isExcluded = false
    for other in excluded where other.check(owner, beside: range, in: session, &report) { isExcluded = true }
    if isExcluded { return }
    switch isSupported(owner, session) {
    case true?: return
    case nil:
      report.unverified(whether: fact(owner), settledBy: factKey(owner, session), at: range, lack: .values(uses))
    case false?:
      report.emit(
        refusal(owner), at: range, lack: .values(uses), label: label, fixes: [removal(range, report.edit)],
        help: isFalse(owner) ? "even false may be set only where \(condition)" : "set it only where \(condition)")
    }
  }

  private func removal(_ range: SourceRange, _ edit: DocumentEditor) -> Fix {
    Fix(fix ?? "leave \(key.name) out", .unsafe, edits: [edit.removing(range)])
  }
}

extension OSVersion {
  /// The version, without a minor part of 0: `26`.
  fileprivate var shortText: String { minor == 0 ? "\(major)" : "\(self)" }
}

extension Rule {
  /// A rule that a setting may be used only where it is supported.
  public init<Owner: SettingOwner>(
    _ id: RuleID, title: String, area: Area, severity: Severity = .error, confidence: Confidence = .documented,
    rationale: String, availability: Availability? = nil,
    sources: @autoclosure @escaping @Sendable () -> [RuleSource], setting: SupportedSetting<Owner>,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      id, title: title, area: area, severity: severity, confidence: confidence, asksDevice: true, rationale: rationale,
      availability: availability ?? setting.since.map { .iOS($0) }, reads: setting.keys, settles: setting.keys,
      sources: sources(),
      hasFix: true, examples: examples()
    ) { session, report in
      for owner in Owner.all(of: session) { setting.check(owner, in: session, &report) }
    }
  }
}
