import JSONSource

/// A range of frame rates; the lower end may be unknown.
public struct FrameRateInterval: Sendable {
  /// The lowest rate, in frames a second; `nil` if unknown.
  public var min: FrameRate?

  /// The highest rate, in frames a second.
  public var max = FrameRate(0)

  /// The rates between two ends, inclusive.
  package init(min: FrameRate? = nil, max: FrameRate = FrameRate(0)) { (self.min, self.max) = (min, max) }

  /// Whether a rate is in the range; `nil` if that depends on an unknown lower end.
  func holds(_ rate: FrameRate) -> Bool? {
    guard rate.value <= max.value + 1e-9 else { return false }
    // The highest rate is in the range, whatever the lowest is.
    if rate.value >= max.value - 1e-9 { return true }
    return min.map { rate.value >= $0.value - 1e-9 }
  }
}

extension FrameRateInterval: KeyedObject {
  package static var blank: FrameRateInterval { FrameRateInterval() }

  package static func visit(_ keys: inout some KeyVisitor<FrameRateInterval>) {
    keys.key("minFrameRate", .known(.frameRate), about: "The lowest rate, in frames a second") { $1(&$0.min) }
    keys.key("maxFrameRate", .frameRate, about: "The highest rate, in frames a second", .required) { $1(&$0.max) }
  }

  /// A range with its ends in order.
  static let listed = ObjectShape(keysOf: FrameRateInterval.self).ordered { ($0.min, $0.max) }
}
