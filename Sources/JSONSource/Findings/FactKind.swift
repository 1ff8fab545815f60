/// How a fact is known, strongest first.
///
/// An answer is only as certain as the weakest fact that it depends on. The kind of that fact is the answer's basis.
public enum FactKind: String, CaseIterable, Hashable, Sendable {
  /// Apple published it.
  case documented

  /// A device printed it.
  case printed

  /// Fitted to readings from a device: as strong as a printed fact.
  case measured

  /// Someone wrote down what a device did.
  case reported

  /// Follows from stronger facts by a written rule.
  case derived

  /// True of every known device of the family, but perhaps not of this one.
  case estimated

  /// Whether a fact of this kind loses to one of the other kind.
  public func isWeaker(than other: FactKind) -> Bool { rank > other.rank }

  /// Whether both kinds are equally strong.
  public func isAsStrong(as other: FactKind) -> Bool { rank == other.rank }

  /// The weaker of two kinds.
  public func weaker(_ other: FactKind) -> FactKind { isWeaker(than: other) ? self : other }

  /// The stronger of two kinds.
  public func stronger(_ other: FactKind) -> FactKind { other.isWeaker(than: self) ? self : other }

  /// Whether answers name the facts of this kind that they need.
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
