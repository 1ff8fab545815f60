public import JSONSource

/// Whether a graph runs on a device.
public enum Verdict: String, Sendable {
  /// No error, and the costs are within the targets.
  case runs

  /// Runs after a reduction.
  case adjusted

  /// Does not run.
  case cannotRun

  /// No error, but the profile lacks a fact that decides.
  case unverified

  /// The document is no graph.
  case invalid
}

/// A verdict, and whether it is only likely: whether it rests on what other devices do.
public struct Answer: Hashable, Sendable {
  /// Whether the graph runs.
  public let verdict: Verdict

  /// Whether that rests on an estimate.
  public let isLikely: Bool

  /// Whether it runs only in that it does nothing: no connection is made.
  public let isIdle: Bool

  /// A verdict on a basis; none for one that is not known.
  public init(_ verdict: Verdict, on basis: FactKind? = nil, connectsNothing: Bool = false) {
    self.verdict = verdict
    isLikely = basis == .estimated
    isIdle = verdict == .runs && connectsNothing
  }
}
