/// How a fact is known, strongest first.
///
/// An answer is no surer than the weakest fact that it needs, which is its basis.
public enum FactKind: String, CaseIterable, Hashable, Sendable {
  /// Apple published it.
  case documented

  /// A device printed it.
  case printed

  /// Fitted to readings of a device: as strong as what a device printed.
  case measured

  /// Someone wrote down what a device did.
  case reported

  /// Follows from stronger facts by a rule that is written down.
  case derived

  /// Holds on every device that is known, and might not on this one.
  case estimated

  /// Whether a fact of this kind gives way to one of another kind.
  public func isWeaker(than other: FactKind) -> Bool { rank > other.rank }

  /// Whether neither of two kinds gives way to the other.
  public func isAsStrong(as other: FactKind) -> Bool { rank == other.rank }

  /// The weaker of two kinds.
  public func weaker(_ other: FactKind) -> FactKind { isWeaker(than: other) ? self : other }

  /// The stronger of two kinds.
  public func stronger(_ other: FactKind) -> FactKind { other.isWeaker(than: self) ? self : other }

  /// Whether facts of this kind are told beside an answer that rests on them.
  public var isTold: Bool { isWeaker(than: .printed) }

  private var rank: Int {
    switch self {
    case .documented: 0
    case .printed, .measured: 1
    case .reported: 2
    case .derived: 3
    case .estimated: 4
    }
  }
}
