public import JSONSource

/// A key of a document that uses an API symbol, if the first system with that symbol is known.
public struct SymbolUse: Sendable {
  /// The key.
  public let key: String

  /// The first system with the symbol.
  public let since: OSVersion

  /// The place of the key's value.
  public let range: SourceRange
}

/// The age of a key's symbol, as far as every value of the key needs the symbol.
struct SymbolAge: Sendable {
  /// The first system with the symbol.
  let since: OSVersion

  /// The value that doesn't need the symbol.
  let idleValue: JSONKind

  /// The age of a symbol; `nil` if unknown.
  init?(_ symbol: KeySymbol) {
    guard let since = symbol.since else { return nil }
    self.since = since
    idleValue = symbol.kind.idleValue
  }
}

extension DocumentReader {
  /// Records a key with a symbol, unless its value is idle.
  mutating func noteSymbol(_ symbol: SymbolAge, of key: String, _ value: JSONValue) {
    if document.kind(of: value) == symbol.idleValue { return }
    symbols.append(SymbolUse(key: key, since: symbol.since, range: document.range(of: value)))
  }
}
