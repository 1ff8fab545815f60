/// A kind of object that has a key, as the declarations of the keys say.
struct KeyHome {
  /// The object in words: `'session'`, `an input`, `photo outputs`, `'activeFormat' of an input`.
  let words: String

  /// The key.
  let field: SchemaField

  /// Whether it has the key by the name that was written, and not by another.
  let isNamesake: Bool

  /// How many keys lead to the object.
  let depth: Int

  /// The homes of a key with a name, in a document with these fields.
  static func all(of name: String, in fields: [SchemaField]) -> [KeyHome] {
    all(of: name, fields, "the document", 0)
  }

  private static func all(
    of name: String, _ fields: [SchemaField], _ words: String, _ depth: Int
  ) -> [KeyHome] {
    let own = fields.compactMap { field in
      field.isHome(of: name).map { KeyHome(words: words, field: field, isNamesake: $0, depth: depth) }
    }
    return own + fields.flatMap { all(of: name, in: $0.type, of: $0.name, beside: words, depth) }
  }

  private static func all(
    of name: String, in type: SchemaType, of key: String, beside words: String, _ depth: Int
  ) -> [KeyHome] {
    switch type {
    case .array(let element, _, _): return all(of: name, inElement: element, of: key, beside: words, depth)
    case .object(let fields):
      return all(of: name, fields(), depth == 0 ? "'\(key)'" : "'\(key)' of \(words)", depth + 1)
    case .either(let types): return types.flatMap { all(of: name, in: $0, of: key, beside: words, depth) }
    default: return []
    }
  }

  private static func all(
    of name: String, inElement type: SchemaType, of list: String, beside words: String, _ depth: Int
  ) -> [KeyHome] {
    switch type {
    case .variants(_, let variants):
      return variants().flatMap { all(of: name, $0.fields, "\($0.value) \(list)", depth + 1) }
    case .object(let fields): return all(of: name, fields(), type.nameOfElement ?? "an element of '\(list)'", depth + 1)
    case .either(let types): return types.flatMap { all(of: name, inElement: $0, of: list, beside: words, depth) }
    default: return []
    }
  }
}

extension SchemaField {
  /// Whether a key with this name is meant to be this one: `true` if that is its name, `false` if it is called so.
  func isHome(of name: String) -> Bool? {
    if self.name == name || isFlag(named: name) { return true }
    return isAlsoCalled(name) ? false : nil
  }
}

extension SchemaType {
  /// The name of an element with names of its own: `an input`.
  fileprivate var nameOfElement: String? {
    for field in members {
      guard case .definition(let kind) = field.type else { continue }
      return (kind.name.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + kind.name
    }
    return nil
  }
}
