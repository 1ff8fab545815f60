public import JSONSource

/// A key of a document that uses an API symbol, if the first system with that symbol is known.
public struct SymbolUse: Sendable {
  /// The key.
  public let key: String

  /// The first system with the symbol.
  public let since: OSVersion

  /// Whether a rule of its own tells on which systems the key is missing.
  public let isDatedByOwnRule: Bool

  /// The place of the key's value.
  public let range: SourceRange
}

/// A key of a document with a value that needs support which no rule of its own judges.
public struct SupportUse: Sendable {
  /// The key.
  public let field: SchemaField

  /// The place of the key's value.
  public let range: SourceRange
}

/// What a key's symbol needs, as far as every value of the key needs it.
struct SymbolNeeds: Sendable {
  /// The first system with the symbol; `nil` if unknown.
  let since: OSVersion?

  /// Whether a rule of its own tells on which systems it is missing.
  let isDatedByOwnRule: Bool

  /// Whether no rule of its own tells if a device supports the value.
  let isUnjudged: Bool

  /// The value that needs nothing.
  let idleValue: JSONKind

  /// The needs of a symbol; `nil` if there are none.
  init?(_ symbol: KeySymbol) {
    since = symbol.since
    isDatedByOwnRule = symbol.isDatedByOwnRule
    isUnjudged = symbol.isUnjudged
    idleValue = symbol.kind.idleValue
    if since == nil && !isUnjudged { return nil }
  }
}

extension KeySymbol {
  /// Whether its value needs support, and no rule of its own tells if a device has it.
  fileprivate var isUnjudged: Bool {
    switch judge {
    case .generalRule, .everyPhone: !requirements.isEmpty
    case .ownRule, .harmless: false
    }
  }
}

extension DocumentReader {
  /// Records a key with a symbol, unless its value is idle.
  mutating func note(_ needs: SymbolNeeds, of field: @autoclosure () -> SchemaField, _ value: JSONValue) {
    if document.kind(of: value) == needs.idleValue { return }
    if let since = needs.since {
      symbols.append(
        SymbolUse(
          key: field().name, since: since, isDatedByOwnRule: needs.isDatedByOwnRule,
          range: document.range(of: value)))
    }
    if needs.isUnjudged { supportUses.append(SupportUse(field: field(), range: document.range(of: value))) }
  }
}
