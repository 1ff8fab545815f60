public import JSONSource

/// A verdict, and whether it is only likely: whether it rests on what other devices do.
public struct Answer: Hashable, Sendable {
  /// Whether the graph runs.
  public let verdict: Verdict

  /// Whether that rests on an estimate.
  public let isLikely: Bool

  /// A verdict on a basis; none for one that is not known.
  public init(_ verdict: Verdict, on basis: FactKind? = nil) {
    self.verdict = verdict
    isLikely = basis == .estimated
  }
}

extension CheckResult {
  /// The verdict, and whether it is only likely.
  public var answer: Answer { Answer(verdict, on: basis) }
}
