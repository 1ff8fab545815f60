public import CaptureModel

/// How long a session with a certain `systemPressureCost` runs if nothing else keeps the device busy (WWDC19 225).
public enum PressureBand: Int, Sendable, Comparable {
  /// Below 1.0.
  case indefinite

  /// 1.0 to 2.0: up to 15 minutes.
  case fifteenMinutes

  /// 2.0 to 3.0: up to 10 minutes.
  case tenMinutes

  /// Above 3.0: a short burst.
  case burst

  /// The band of a cost. The talk puts 2.0 in two bands; here it is in the one that runs longer, and so is 3.0.
  public init(_ cost: Double) {
    switch cost {
    case ..<1.0: self = .indefinite
    case ...(2.0 + CostModel.tolerance): self = .fifteenMinutes
    case ...(3.0 + CostModel.tolerance): self = .tenMinutes
    default: self = .burst
    }
  }

  /// Orders by pressure.
  public static func < (left: PressureBand, right: PressureBand) -> Bool { left.rawValue < right.rawValue }

  /// How long, in minutes; `nil` if it doesn't end or the talk names no time.
  public var minutes: Double? {
    switch self {
    case .indefinite, .burst: nil
    case .fifteenMinutes: 15
    case .tenMinutes: 10
    }
  }
}

extension CostInterval {
  /// The band of the value; without a value, the band of both ends if they share one.
  public var pressureBand: PressureBand? {
    if let value { return PressureBand(value) }
    guard let high, PressureBand(low) == PressureBand(high) else { return nil }
    return PressureBand(low)
  }
}
