/// A value and its place in the source text.
public struct Located<Value> {
  /// The value.
  public var value: Value

  /// The place of the value; for a string, with its quotes.
  public var range: SourceRange

  /// A value at a place.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// Another value at the same place.
  public func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
