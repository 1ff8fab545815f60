package import JSONSource

/// A value of a document with the key that holds it.
package struct SchemaPlace: Sendable {
  /// The key's node; `nil` for an element of a list and for the document itself.
  package let key: JSONValue?

  /// The value's node.
  package let value: JSONValue

  /// The key as the schema has it; `nil` if the schema doesn't know it. Elements have the key of their list.
  package let field: SchemaField?

  /// The type of the value; `nil` if the schema doesn't know it.
  package let type: SchemaType?

  /// The object that holds the value, or its list.
  package let owner: JSONValue
}

/// Walks a document along its schema.
package struct SchemaPlaces: Sendable {
  package let document: JSONDocument

  /// The places, in the order of the text.
  package private(set) var all: [SchemaPlace] = []

  /// The keys that are names: in `keep` of a plan they are ids of inputs.
  package private(set) var namedKeys: [(key: JSONValue, kind: ThingKind)] = []

  /// Walks a document with these keys.
  package init(_ document: JSONDocument, _ fields: [SchemaField]) {
    self.document = document
    walkObject(document.root, fields)
  }

  private mutating func walk(_ value: JSONValue, _ type: SchemaType, _ field: SchemaField?) {
    switch type {
    case .array(let element, _, _):
      for item in document.elements(of: value) {
        all.append(SchemaPlace(key: nil, value: item, field: field, type: element, owner: value))
        walk(item, element, field)
      }
    case .map(let element, let kind):
      for member in document.members(of: value) {
        if let kind { namedKeys.append((member.key, kind)) }
        all.append(SchemaPlace(key: member.key, value: member.value, field: nil, type: element, owner: value))
        walk(member.value, element, nil)
      }
    case .table(let element, _):
      for member in document.members(of: value) {
        all.append(SchemaPlace(key: member.key, value: member.value, field: nil, type: element, owner: value))
        walk(member.value, element, nil)
      }
    case .either(let types):
      let isList = document.kind(of: value) == .array
      if let fitting = types.first(where: { isList ? $0.isList : $0.hasMembers }) { walk(value, fitting, field) }
    case .object, .variants:
      walkObject(
        value, type.fields { key in document.member(key, of: value).flatMap { document.string(of: $0.value) } })
    default: break
    }
  }

  private mutating func walkObject(_ value: JSONValue, _ fields: [SchemaField]) {
    for member in document.members(of: value) {
      let name = document.string(of: member.key)
      let field = fields.first { $0.name == name }
      all.append(
        SchemaPlace(key: member.key, value: member.value, field: field, type: field?.type, owner: value))
      if let field { walk(member.value, field.type, field) }
    }
  }

  /// The place whose key or value has an offset, the innermost of several; `nil` between them.
  package func place(at offset: Int) -> SchemaPlace? {
    all.last { place in
      [place.key, place.value].compactMap { $0 }.contains { node in
        let range = document.range(of: node)
        return range.lowerBound <= offset && offset <= range.upperBound
      }
    }
  }
}

extension SchemaType {
  /// Whether it is a list.
  package var isList: Bool { if case .array = self { true } else { false } }

  /// Whether it may be an object.
  package var hasMembers: Bool {
    switch self {
    case .object, .map, .table, .variants: true
    case .either(let types): types.contains { $0.hasMembers }
    default: false
    }
  }

  /// The keys of an object of this type; `text` gives the text of a member that decides among several kinds. Of an
  /// unknown kind, all keys count.
  package func fields(_ text: (_ key: String) -> String?) -> [SchemaField] {
    switch self {
    case .object(let fields): return fields()
    case .variants(let key, let make):
      let variants = make()
      let value = text(key)
      if let chosen = variants.first(where: { $0.value == value || $0.aliases.contains { $0 == value } }) {
        return chosen.fields
      }
      var names: Set<String> = []
      return variants.flatMap(\.fields).filter { names.insert($0.name).inserted }
    case .either(let types): return types.first { $0.hasMembers }?.fields(text) ?? []
    default: return []
    }
  }

  /// The type of the elements of a list.
  package var element: SchemaType? {
    switch self {
    case .array(let element, _, _): element
    case .either(let types): types.first { $0.isList }?.element
    default: nil
    }
  }
}
