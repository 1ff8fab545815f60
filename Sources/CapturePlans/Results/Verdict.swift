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

  /// The document isn't a graph.
  case invalid
}

/// A verdict, and whether it is only likely because it is based on other devices of the family.
public struct Answer: Hashable, Sendable {
  /// Whether the graph runs.
  public let verdict: Verdict

  /// Whether the verdict is based on an estimate.
  public let isLikely: Bool

  /// Whether the graph runs only because it makes no connection at all.
  public let isIdle: Bool

  /// A verdict with its basis, if that is known.
  public init(_ verdict: Verdict, on basis: FactKind? = nil, connectsNothing: Bool = false) {
    self.verdict = verdict
    isLikely = basis == .estimated
    isIdle = verdict == .runs && connectsNothing
  }
}
