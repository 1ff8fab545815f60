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
  mutating func noteSymbol(of field: SchemaField, _ value: JSONValue) {
    guard let since = field.symbol?.since else { return }
    let isDefault =
      switch document.kind(of: value) {
      case .false: !field.name.hasPrefix("automatically")
      case .true: field.name.hasPrefix("automatically")
      default: false
      }
    if isDefault { return }
    symbols.append(SymbolUse(key: field.name, since: since, range: document.range(of: value)))
  }
}
