public import CaptureModel

/// Whether a cost is within a limit: the one rule of every command.
public enum CostJudgement: Sendable {
  /// It is, and so is its high end.
  case met

  /// Its value is, but its high end is not: the value alone decides.
  case metByValue

  /// Its value is above the limit, but its low end is not: the value alone decides.
  case missedByValue

  /// It is above the limit, and so is its low end.
  case missed

  /// It has no value, and neither end decides.
  case undecided

  /// Whether the cost counts as above the limit.
  public var isMissed: Bool { self == .missed || self == .missedByValue }

  /// Whether the value alone decided: the interval holds the limit.
  public var restsOnValue: Bool { self == .metByValue || self == .missedByValue }
}

extension CostInterval {
  /// How the cost stands to a limit, within the tolerance of every comparison.
  public func judged(against limit: Double) -> CostJudgement {
    let most = limit + CostModel.tolerance
    if let high, high <= most { return .met }
    if low > most { return .missed }
    guard let value else { return .undecided }
    return value > most ? .missedByValue : .metByValue
  }
}

extension CostBill {
  /// What would decide whether the cost is within a limit, where neither a value nor an end does.
  public func deciding(_ cost: SessionCost) -> [Fact] { missing.isEmpty ? [.cost(cost)] : missing }
}
