/// A kind of fault in a document rather than in its session: in its text, or in what it asks of its own check.
///
/// Each is declared beside its wording. The rule with the same id explains it.
public struct DocumentFault: Sendable {
  /// The id of its rule, which its findings carry.
  public let id: RuleID

  /// How much of the document is left.
  public let effect: Effect

  /// How much of its document a fault leaves.
  public enum Effect: Sendable {
    /// Nothing: the text can't be read as JSON in UTF-8. Exit status 3.
    case unreadable

    /// A value is missing: rules that need it would judge a session that the author did not write.
    case hole

    /// It is too large to judge: other faults are reported, but no rule runs.
    case unjudged

    /// All of it can be judged.
    case whole
  }

  /// A kind of fault.
  public init(_ id: RuleID, leaves effect: Effect) {
    self.id = id
    self.effect = effect
  }
}
