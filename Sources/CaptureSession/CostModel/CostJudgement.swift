public import CaptureModel

/// Whether a cost is within a limit; the same for every command.
public enum CostJudgement: Sendable {
  /// The cost's value and its high end are within the limit.
  case met

  /// The cost's value is within the limit and its high end above it: the value alone decides.
  case metByValue

  /// The cost's value is above the limit and its low end within it: the value alone decides.
  case missedByValue

  /// The cost's value and its low end are above the limit.
  case missed

  /// It has no value, and neither end decides.
  case undecided

  /// Whether the cost counts as above the limit.
  public var isMissed: Bool { self == .missed || self == .missedByValue }

  /// Whether the value alone decided, since the interval contains the limit.
  public var restsOnValue: Bool { self == .metByValue || self == .missedByValue }
}

extension CostInterval {
  /// Compares the cost with a limit, within the tolerance.
  public func judged(against limit: Double) -> CostJudgement {
    let most = limit + CostModel.tolerance
    if let high, high <= most { return .met }
    if low > most { return .missed }
    guard let value else { return .undecided }
    return value > most ? .missedByValue : .metByValue
  }

  /// What people are told of a hardwareCost that may be above 1, and what that rests on; `nil` if it can't be.
  package var remarkOverOne: String? {
    switch judged(against: 1) {
    case .missed, .missedByValue: "it is above 1.0 if the prediction holds"
    case .metByValue, .undecided: "it may be above 1.0"
    case .met: nil
    }
  }
}

extension CostBill {
  /// The facts that would decide whether the cost is within a limit, if neither its value nor an end does.
  public func deciding(_ cost: SessionCost) -> [Fact] { missing.isEmpty ? [.cost(cost)] : missing }
}
