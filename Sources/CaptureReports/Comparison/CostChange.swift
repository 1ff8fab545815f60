public import CaptureModel
import CaptureSession

/// A cost before and after a change.
public struct CostChange: Sendable {
  /// The two costs, as AVFoundation names them.
  public enum Cost: String, Sendable {
    case hardwareCost, systemPressureCost
  }

  /// How a cost crosses its limit.
  public enum Crossing: Sendable {
    case nowOver, stillOver, nowWithin

    /// It was or was not over, and now that is not known.
    case nowOpen
  }

  /// One side of the change.
  public struct Side: Sendable {
    /// The cost.
    public let total: CostInterval

    /// The highest value allowed; `nil` if nobody has set a limit.
    public let limit: Double?

    /// Whether the cost is over the limit.
    public var isOver: Bool { limit.map { total.judged(against: $0).isMissed } ?? false }

    /// Whether nothing tells if the cost is over the limit.
    public var isOpen: Bool { limit.map { total.judged(against: $0) == .undecided } ?? false }
  }

  /// Which of the two costs it is.
  public let cost: Cost

  /// The cost before; `nil` if there was no session.
  public let old: Side?

  /// The cost after; `nil` if there is no session.
  public let new: Side?

  /// How much the value has risen, negative if it fell; `nil` if it is not known on both sides.
  public var increase: Double? {
    guard let before = old?.total.value, let after = new?.total.value else { return nil }
    return abs(after - before) > CostModel.tolerance ? after - before : 0
  }

  /// How the value crosses the limit; `nil` if it was and is within the limit, or if neither is known.
  public var crossing: Crossing? {
    guard let new else { return nil }
    if new.isOpen { return old?.isOpen ?? false ? nil : .nowOpen }
    let wasOver = old?.isOver ?? false
    return new.isOver ? (wasOver ? .stillOver : .nowOver) : (wasOver ? .nowWithin : nil)
  }

  /// Whether the value or its interval changed, or it crossed the limit.
  public var hasChanged: Bool {
    guard let old, let new else { return (old == nil) != (new == nil) }
    if crossing == .nowOver || crossing == .nowWithin || crossing == .nowOpen { return true }
    return Self.differ(old.total.value, new.total.value) || Self.differ(old.total.low, new.total.low)
      || Self.differ(old.total.high, new.total.high)
  }

  private static func differ(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return (one == nil) != (other == nil) }
    return abs(one - other) > CostModel.tolerance
  }
}

extension CostChange.Side {
  /// One side, from a bill and its limit; `nil` if there is no bill.
  init?(_ bill: CostBill?, limit: Double?) {
    guard let bill else { return nil }
    self.init(total: bill.total, limit: limit)
  }
}
