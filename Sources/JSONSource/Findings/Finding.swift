/// Something to say about a place in a document.
public struct Finding: Hashable, Sendable {
  /// A remark that says why, or points to another place.
  public struct Note: Hashable, Sendable {
    /// One sentence, lower case, without a full stop.
    public let message: String

    /// Another place that the sentence is about.
    public let range: SourceRange?

    /// A remark, about another place or about none.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// How many findings of a file are shown; the rest is counted.
  public static let mostShown = 1_000

  /// How many faults of a document are counted: of so many, there may be more.
  package static let mostFaults = 10_000

  /// The rule that speaks.
  public let rule: RuleID

  /// What is left of the document, if it is the document that is at fault; `nil` for what is wrong in the session.
  public let effect: DocumentFault.Effect?

  /// How much it matters.
  public var severity: Severity

  /// Whether the graph does not run because of it: an error, or a warning that a verdict goes by.
  public let refuses: Bool

  /// What is wrong, at this place: lower case, no full stop, the user's own word quoted.
  public var message: String

  /// Whether the user chose how much it matters, and not the rule.
  public private(set) var hasChosenSeverity = false

  /// How the facts of the device are known that it needs, the weakest of them; `nil` where it needs none.
  public var basis: FactKind?

  /// Whether it is an error that rests on an estimate, told as a warning: reports say "likely".
  public private(set) var isLikely = false

  /// Whether no other format, rate or port makes it go away, though the rule's findings may.
  public var isBeyondPlans = false

  /// The place.
  public let range: SourceRange

  /// What to write at the underline: two to five words.
  public private(set) var label: String?

  /// The word that the author of an unknown word most likely meant, which the label asks; `nil` where nothing is near.
  public let suggestion: String?

  /// Why.
  public var notes: [Note]

  /// What to do, as edits.
  public var fixes: [Fix]

  /// What to do, in words, where no edit can say it.
  public var help: String?

  /// The places of the elements that it is about, where its own place and those of its notes are not these.
  private let namedSubjects: [SourceRange]?

  /// The places of the elements that it is about: whether two findings are the same hangs on these and on the rule, never
  /// on a word of a message.
  public var subjects: [SourceRange] { namedSubjects ?? [range] + notes.compactMap(\.range) }

  /// A finding of a rule of sessions; `subjects` says what it is about where its place and its notes do not.
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
  /// The same without a word on how sure it is.
  public var withoutBasis: Finding {
    var finding = self
    finding.basis = nil
    return finding
  }

  /// The same without anything that its text says: the rule, the place, and why no more.
  package var withoutQuotes: Finding {
    var finding = self
    finding.message = "what is wrong here is not quoted, for a link led out of the repository to this file"
    finding.notes = []
    finding.fixes = []
    finding.help = nil
    finding.label = nil
    return finding
  }

  /// Whether it may be left out of a report: that a text can't be read or judged is always told.
  public var mayBeHidden: Bool { effect != .unreadable && effect != .unjudged }

  /// Whether it keeps the graph from running, as far as an estimate says, and nobody chose how much that matters.
  public var isLikelyRefusal: Bool { refuses && basis == .estimated && !hasChosenSeverity }

  /// Says that it rests on an estimate: an error becomes a warning.
  public mutating func becomeLikely() {
    severity = .warning
    isLikely = true
  }

  /// The message as reports have it: one that rests on an estimate says so.
  public var sentence: String { isLikely ? "likely: \(message)" : message }

  /// The same with a severity that the user chose; whether it refuses the graph stays.
  public func chosen(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    finding.hasChosenSeverity = true
    return finding
  }

  /// Order of place, then of severity, then of rule, then of wording: the same for every run.
  public static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.range != right.range { return left.range < right.range }
    if left.severity != right.severity { return left.severity > right.severity }
    return (left.rule.rawValue, left.message) < (right.rule.rawValue, right.message)
  }
}
