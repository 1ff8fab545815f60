/// Something to report about a place in a document.
public struct Finding: Hashable, Sendable {
  /// A note that gives a reason, or points to another place.
  public struct Note: Hashable, Sendable {
    /// One sentence, lower case, without a full stop.
    public let message: String

    /// Another place that the sentence is about.
    public let range: SourceRange?

    /// A note, with the place that it points to, if any.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A cost that is too high.
  public struct Cost: Hashable, Sendable {
    /// The cost's name.
    public let name: String

    /// How high it is.
    public let value: Double

    /// A cost by its name.
    public init(_ name: String, _ value: Double) { (self.name, self.value) = (name, value) }
  }

  /// How many findings of a file are shown; the rest are counted.
  public static let mostShown = 1_000

  /// How many faults of a document are counted. A document with this many may have more.
  package static let mostFaults = 10_000

  /// The rule that found it.
  public let rule: RuleID

  /// How much of the document can still be used, if the document is at fault; `nil` if the session is.
  public let effect: DocumentFault.Effect?

  /// How much it matters.
  public var severity: Severity

  /// Whether it keeps the graph from running: an error, or a warning that counts for the verdict.
  public let refuses: Bool

  /// The fault: lower case, no full stop, the user's own word in quotes.
  public var message: String

  /// Whether the user, not the rule, set the severity.
  public private(set) var hasChosenSeverity = false

  /// The kind of the weakest device fact that it needs; `nil` if it needs none.
  public var basis: FactKind?

  /// Whether it is an error shown as a warning because it needs an estimate: reports say "likely".
  public private(set) var isLikely = false

  /// The cost that is too high, if the finding is about one. A baseline accepts the finding up to this cost.
  public var cost: Cost?

  /// Whether no other format, rate or port removes it, even if one removes other findings of the rule.
  public var isBeyondPlans = false

  /// The thing that the device lacks and an app can ask for at run time; `nil` if the finding is about something else.
  public var lack: Lack?

  /// The place.
  public let range: SourceRange

  /// The text at the underline: two to five words.
  public private(set) var label: String?

  /// The known word that an unknown word probably means, which the label suggests; `nil` if none is near.
  public let suggestion: String?

  /// The reasons.
  public var notes: [Note]

  /// Fixes, as edits.
  public var fixes: [Fix]

  /// Advice, in words, if no edit can express it.
  public var help: String?

  /// The places of the elements that it is about, if they aren't its own place and those of its notes.
  private let namedSubjects: [SourceRange]?

  /// The places of the elements that it is about. Two findings of a rule with the same places are the same, whatever
  /// their messages say.
  public var subjects: [SourceRange] { namedSubjects ?? [range] + notes.compactMap(\.range) }

  /// A finding in a session. Give `subjects` if its place and its notes don't point to the elements that it is about.
  public init(
    rule: RuleID, severity: Severity, refuses: Bool? = nil, message: String, range: SourceRange, label: String? = nil,
    suggestion: String? = nil, notes: [Note] = [], fixes: [Fix] = [], help: String? = nil,
    subjects: [SourceRange]? = nil
  ) {
    self.init(
      rule, nil, severity: severity, refuses: refuses, message: message, range: range, label: label,
      suggestion: suggestion, notes: notes, fixes: fixes, help: help, subjects: subjects)
  }

  /// A fault of a document.
  public init(
    fault: DocumentFault, severity: Severity, message: String, range: SourceRange, label: String? = nil,
    suggestion: String? = nil, notes: [Note] = [], fixes: [Fix] = [], help: String? = nil
  ) {
    self.init(
      fault.id, fault.effect, severity: severity, refuses: nil, message: message, range: range, label: label,
      suggestion: suggestion, notes: notes, fixes: fixes, help: help, subjects: [range])
  }

  private init(
    _ rule: RuleID, _ effect: DocumentFault.Effect?, severity: Severity, refuses: Bool?, message: String,
    range: SourceRange, label: String?, suggestion: String?, notes: [Note], fixes: [Fix], help: String?,
    subjects: [SourceRange]?
  ) {
    self.rule = rule
    self.effect = effect
    self.severity = severity
    self.refuses = refuses ?? (severity == .error)
    self.message = message
    self.range = range
    self.label = suggestion.map(Suggestion.question) ?? label
    self.suggestion = suggestion
    self.notes = notes
    self.fixes = fixes
    self.help = help
    namedSubjects = subjects
  }
}

extension Finding {
  /// Hashes only places: a message may quote millions of letters, and few findings of a rule share their places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(severity)
    hasher.combine(range)
    for note in notes { hasher.combine(note.range) }
    for edit in fixes.first?.edits ?? [] { hasher.combine(edit.range) }
  }

  /// The same finding in other words, about the same elements.
  package func worded(_ message: String, label: String?, help: String?, notes: [Note]) -> Finding {
    var finding = self
    finding.message = message
    finding.label = label
    finding.help = help
    finding.notes = notes
    return finding
  }

  /// A note about the same place, which refuses nothing.
  package func asNote(_ message: String) -> Finding {
    Finding(
      rule: rule, severity: .note, refuses: false, message: message, range: range, label: label, notes: notes,
      help: help)
  }

  /// The finding without its basis.
  public var withoutBasis: Finding {
    var finding = self
    finding.basis = nil
    return finding
  }

  /// The finding without quotes from the text: only its rule, its place, and the reason for leaving out the rest.
  package var withoutQuotes: Finding {
    var finding = self
    finding.message = "a link led out of the repository to this file, so the fault is not quoted"
    finding.notes = []
    finding.fixes = []
    finding.help = nil
    finding.label = nil
    return finding
  }

  /// Whether a report may leave it out. A text that can't be read or judged is always reported.
  public var mayBeHidden: Bool { effect != .unreadable && effect != .unjudged }

  /// Whether it refuses the graph because of an estimate, and the user chose no severity for it.
  public var isLikelyRefusal: Bool { refuses && basis == .estimated && !hasChosenSeverity }

  /// Marks it as based on an estimate: an error becomes a warning.
  public mutating func becomeLikely() {
    severity = .warning
    isLikely = true
  }

  /// The message for reports; it starts with "likely" if it is based on an estimate.
  public var sentence: String { isLikely ? "likely: \(message)" : message }

  /// The finding with a severity that the user chose. It still refuses the graph if it did before.
  public func chosen(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    finding.hasChosenSeverity = true
    return finding
  }

  /// Orders by place, severity, rule and subjects, never by words. A sort leaves the rest as the rules report it, so
  /// every run prints the same.
  public static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.range != right.range { return left.range < right.range }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.subjects.lexicographicallyPrecedes(right.subjects)
  }
}
