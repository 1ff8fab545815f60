public import JSONSource

/// A key of a document that puts a symbol of the API to use, where the first system that has the symbol is known.
public struct SymbolUse: Sendable {
  /// The key.
  public let key: String

  /// The first system that has the symbol.
  public let since: OSVersion

  /// The key's value.
  public let range: SourceRange
}

/// What of a key's symbol is asked for each value that a document has of it.
struct SymbolAge: Sendable {
  /// The first system that has the symbol.
  let since: OSVersion

  /// The value that asks for nothing.
  let idleValue: JSONKind

  /// The age of a symbol; `nil` where it is not known.
  init?(_ symbol: KeySymbol) {
    guard let since = symbol.since else { return nil }
    self.since = since
    idleValue = symbol.kind.idleValue
  }
}

extension DocumentReader {
  /// Takes note of a known key that stands for a symbol, unless its value asks for nothing.
  mutating func noteSymbol(_ symbol: SymbolAge, of key: String, _ value: JSONValue) {
    if document.kind(of: value) == symbol.idleValue { return }
    symbols.append(SymbolUse(key: key, since: symbol.since, range: document.range(of: value)))
  }
}
