import JSONSource

/// An unknown key that may belong to another object of the document.
struct StrayKey: Sendable {
  /// The place of its fault in the list of faults.
  let finding: Int

  /// The key.
  let key: JSONValue

  /// The object that has it.
  let object: JSONValue

  /// Whether people often write it for a key of this object.
  let isSlip: Bool

  /// Whether it may be a misspelt key of this object: one is near, and could have its value.
  let isSpelling: Bool
}

extension SchemaType {
  /// Whether a value could be of this type, by its kind and those of its elements.
  func fits(_ value: JSONValue, in document: JSONDocument) -> Bool {
    let kind = document.kind(of: value)
    switch self {
    case .boolean: return kind == .true || kind == .false
    case .string, .definition, .reference, .pointer: return kind == .string
    case .number: return kind == .number
    case .names(let names): return kind == .string || kind == .number && !names().numbers.isEmpty
    case .array(let element, _, _):
      return kind == .array && document.elements(of: value).allSatisfy { element.fits($0, in: document) }
    case .object, .map, .table, .variants: return kind == .object
    case .either(let types): return types.contains { $0.fits(value, in: document) }
    case .null: return kind == .null
    }
  }
}
