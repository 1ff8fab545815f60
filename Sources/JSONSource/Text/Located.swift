/// A value together with the place in the source text that it was read from.
public struct Located<Value> {
  /// The value.
  public var value: Value

  /// Where the value is written; for a string, with its quotes.
  public var range: SourceRange

  /// Puts a value and its place together.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The same place with another value.
  public func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
