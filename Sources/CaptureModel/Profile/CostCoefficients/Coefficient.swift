import JSONSource

/// A number of the cost model, with its bounds and source.
public struct Coefficient: Sendable {
  /// The least that it can be.
  public var low = 0.0

  /// The best guess.
  public var value = 0.0

  /// The most that it can be.
  public var high = 0.0

  /// The id of its source, one of the profile's `sources`.
  public var source: String?

  /// A number between its bounds.
  package init(low: Double = 0, value: Double = 0, high: Double = 0, source: String? = nil) {
    (self.low, self.value, self.high, self.source) = (low, value, high, source)
  }

  /// The bounds alone.
  public var interval: CostInterval { CostInterval(low: low, value: value, high: high) }
}

extension Coefficient: KeyedObject {
  package static var blank: Coefficient { Coefficient() }

  package static var isOnOneLine: Bool { true }

  /// From 0: a summand or factor.
  static let shape = shape(0...1e15)

  /// From 1: a divisor.
  static let divisor = shape(1...1e15)

  package static func visit(_ keys: inout some KeyVisitor<Coefficient>) { visit(&keys, within: 0...1e15) }

  private static func visit(_ keys: inout some KeyVisitor<Coefficient>, within bounds: ClosedRange<Double>) {
    keys.key("low", .number(bounds), about: KeySentence.least, .required) { $1(&$0.low) }
    keys.key("value", .number(bounds), about: KeySentence.bestGuess, .required) { $1(&$0.value) }
    keys.key("high", .number(bounds), about: KeySentence.most, .required) { $1(&$0.high) }
    keys.key("source", .sourceID, about: KeySentence.source) { $1(&$0.source) }
  }

  private static func shape(_ bounds: ClosedRange<Double>) -> Shape<Coefficient> {
    let object = ObjectShape<Coefficient> { visit(&$0, within: bounds) }
    return Shape<Coefficient>(object.shape.schema) { reader, value in
      guard let coefficient = object.read(&reader, value) else { return nil }
      guard coefficient.low <= coefficient.value && coefficient.value <= coefficient.high else {
        reader.report(
          .valueOutOfRange(
            "this interval", allowed: "low ≤ value ≤ high", at: reader.document.range(of: value)))
        return nil
      }
      return coefficient
    }
  }
}
