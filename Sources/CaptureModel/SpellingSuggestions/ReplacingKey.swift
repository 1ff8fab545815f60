/// The key for an API property that has another form in this document.
struct ReplacingKey: Sendable {
  /// The key, with its path from the same object: `activeFrameRate.max`.
  let key: String

  /// What to write, in words, and how its value differs from the property's.
  let help: String

  /// A key, and what to write in words.
  private init(_ key: String, help: String) {
    self.key = key
    self.help = help
  }
}

extension ReplacingKey {
  /// The key for the property with this name, among some fields and their parts; `nil` if there is none.
  init?(of property: String, among fields: [SchemaField], path: String = "") {
    for field in fields {
      let kind = field.symbol?.kind
      if let conversion = kind?.conversion, kind?.member(of: field.name) == property {
        self.init(path + field.name, help: "write \(path)\(field.name), \(conversion)")
        return
      }
      if case .parts = kind, case .object(let parts) = field.type,
        let found = ReplacingKey(of: property, among: parts(), path: "\(path)\(field.name).")
      {
        self = found
        return
      }
    }
    return nil
  }

  /// The first key for an entry of the dictionary with this name: `pixelFormat` for `videoSettings`.
  init?(ofDictionary name: String, among fields: [SchemaField]) {
    let entries = fields.compactMap { field in
      field.symbol?.kind.entry(inDictionary: name).map { (key: field.name, entry: $0) }
    }
    guard let first = entries.first else { return nil }
    let words = entries.map { "\($0.key) for its \($0.entry)" }
    self.init(first.key, help: "write " + words.joined(separator: ", "))
  }
}

extension KeySymbol.Kind {
  /// The dictionary entry that the key sets, if a property or a setter takes the dictionary.
  fileprivate func entry(inDictionary name: String) -> String? {
    guard case .entry(let key, let holder, _) = self else { return nil }
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst())("
    return "\(holder)" == name || "\(holder)".hasPrefix(setter) ? "\(key)" : nil
  }
}
