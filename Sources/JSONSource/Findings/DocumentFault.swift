/// A kind of fault of a document: found while it is read, or in what it says of its own check, and not in the session.
///
/// Each is declared beside its wording. A rule of the same id explains it.
public struct DocumentFault: Sendable {
  /// The id of its rule, which its findings have.
  public let id: RuleID

  /// What it leaves of the document.
  public let effect: Effect

  /// What a fault leaves of its document.
  public enum Effect: Sendable {
    /// It can't be read as a JSON document in UTF-8 at all: exit status 3.
    case unreadable

    /// A value is left out: where the session is made of it, rules would speak of what is not there.
    case hole

    /// It is too large to be judged: other faults are told, and no rule runs.
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
