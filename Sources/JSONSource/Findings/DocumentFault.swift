/// A kind of fault in a document rather than in its session: in its text, or in its requests for its own check.
///
/// Each kind is declared beside its wording. The rule with the same id explains it.
public struct DocumentFault: Sendable {
  /// The id of its rule, which is also the rule of its findings.
  public let id: RuleID

  /// How much of the document can still be used.
  public let effect: Effect

  /// How much of a document can still be used in spite of a fault.
  public enum Effect: Sendable {
    /// Nothing: the text can't be read as JSON in UTF-8. Exit status 3.
    case unreadable

    /// A value is missing. Rules that need it would judge a session that the author didn't write.
    case hole

    /// The document is too large to judge: other faults are reported, but no rule runs.
    case unjudged

    /// Everything; all of it can be judged.
    case whole
  }

  /// A kind of fault.
  public init(_ id: RuleID, leaves effect: Effect) {
    self.id = id
    self.effect = effect
  }
}
