import JSONSource

/// A duration that an app sets, or none.
public enum Seconds: Hashable, Sendable {
  /// In seconds.
  case value(Double)

  /// `CMTime.invalid`: the limit of the system, or none.
  case invalid

  /// The seconds; `nil` for none.
  public var value: Double? { if case .value(let value) = self { value } else { nil } }
}

extension Seconds {
  /// A number of seconds above 0, or `"invalid"`.
  static let shape = Shape<Seconds>(
    .either([number.schema, .names { names }]),
    write: { seconds, _ in seconds.value.map { .number($0) } ?? .text(invalidName) }
  ) { reader, value in
    if reader.document.kind(of: value) != .string { return number.read(&reader, value).map { .value($0) } }
    if reader.document.string(of: value) == invalidName { return .invalid }
    reader.reportUnknownValue(value, what: "duration", allowed: [invalidName])
    return nil
  }

  private static var names: SchemaNames {
    let constant = NameSymbols.Symbol(expression: "CMTime.invalid", since: nil)
    return SchemaNames([invalidName], symbols: NameSymbols([constant], spellings: [(invalidName, 0)]))
  }

  private static let invalidName = "invalid"
  private static let number = Shape<Double>.number(0.000_001...10_000_000, "seconds")
}
