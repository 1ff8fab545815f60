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

extension DocumentReader {
  /// Takes note of a known key that stands for a symbol, unless its value is the symbol's default, which asks for nothing.
  mutating func noteSymbol(since: OSVersion, of key: String, _ value: JSONValue) {
    let isDefault =
      switch document.kind(of: value) {
      case .false: !key.hasPrefix("automatically")
      case .true: key.hasPrefix("automatically")
      default: false
      }
    if isDefault { return }
    symbols.append(SymbolUse(key: key, since: since, range: document.range(of: value)))
  }
}
