import JSONSource

/// Finds the object of a document to which a stray key can be moved.
struct KeyPlaces {
  /// An object that has a key, or could have it once a part of it is written.
  struct Place {
    /// The object.
    let object: JSONValue

    /// The key of the part to add to the object; `nil` if the object itself has the key.
    let part: String?

    /// The key.
    let field: SchemaField

    /// Where that is, in words.
    let words: String
  }

  private struct Owner {
    let value: JSONValue
    let fields: [SchemaField]
    /// The names that it has, or that it refers to.
    let names: Set<String>
  }

  private let document: JSONDocument
  private let owners: [Owner]

  /// The objects of a document with these fields.
  init(_ document: JSONDocument, _ fields: [SchemaField]) {
    self.document = document
    let inner = SchemaPlaces(document, fields).all.compactMap { place -> (JSONValue, [SchemaField])? in
      guard let type = place.type, document.kind(of: place.value) == .object else { return nil }
      let fields = type.fields { key in
        document.member(key, of: place.value).flatMap { document.string(of: $0.value) }
      }
      return fields.isEmpty ? nil : (place.value, fields)
    }
    owners = ([(document.root, fields)] + inner).map { value, fields in
      Owner(value: value, fields: fields, names: Self.names(in: value, fields, document))
    }
  }

  /// The part of an object that has a key called by a name.
  func part(of object: JSONValue, called name: String, for value: JSONValue) -> Place? {
    guard let owner = owners.first(where: { $0.value == object }) else { return nil }
    for part in owner.fields {
      guard case .object(let fields) = part.type, case .parts? = part.symbol?.kind,
        let field = fields().first(where: { $0.isAlsoCalled(name) && $0.type.fits(value, in: document) })
      else { continue }
      let written = document.member(part.name, of: object)?.value
      if let written, !lacks(field.name, written) { continue }
      return Place(
        object: written ?? object, part: written == nil ? part.name : nil, field: field, words: "'\(part.name)'")
    }
    return nil
  }

  /// The place for a key that is written in an object: the only one, or of several the only one inside the object, or
  /// else the only one that goes with it.
  func place(for name: String, _ value: JSONValue, from object: JSONValue) -> Place? {
    let all = owners.flatMap { places(for: name, value, in: $0, isOwn: $0.value == object) }
    let written = all.filter { $0.part == nil }
    let candidates = written.isEmpty ? all : written
    if candidates.count < 2 { return candidates.first }
    let own = document.range(of: object)
    let inside = candidates.filter { own.contains(document.range(of: $0.object)) && object != document.root }
    if inside.count == 1 { return inside[0] }
    guard let owner = owners.first(where: { $0.value == object }) else { return nil }
    let near = candidates.filter { place in
      owners.first { $0.value == place.object }.map { goTogether(owner, $0) } ?? false
    }
    return near.count == 1 ? near[0] : nil
  }

  /// A place as a JSON Pointer.
  func pointer(to place: Place) -> String {
    var pointers = PointerFinder(document)
    return pointers.pointer(to: document.range(of: place.object)) + (place.part.map { "/\($0)" } ?? "")
  }

  private func places(for name: String, _ value: JSONValue, in owner: Owner, isOwn: Bool) -> [Place] {
    var places: [Place] = []
    for field in owner.fields {
      if !isOwn, field.isHome(of: name) == true, field.type.fits(value, in: document), lacks(field.name, owner.value) {
        places.append(Place(object: owner.value, part: nil, field: field, words: ""))
      }
      guard case .object(let fields) = field.type, lacks(field.name, owner.value) else { continue }
      let part = fields().first { $0.isHome(of: name) == true && $0.type.fits(value, in: document) }
      if let part { places.append(Place(object: owner.value, part: field.name, field: part, words: "")) }
    }
    return places
  }

  /// The fix that moves a key and its value.
  func fix(moving key: JSONValue, to place: Place) -> Fix? {
    let editor = DocumentEditor(document)
    let value = document.range(of: JSONValue(index: key.index + 1))
    let (range, json) = (document.range(of: place.object), document.source[value])
    let own = SourceRange(document.range(of: key).lowerBound, value.upperBound)
    let title = "move it to \(pointer(to: place))"
    let member = JSONString.quoted(place.field.name) + editor.colon(in: range) + json
    guard let part = place.part else {
      return Fix(title, .unsafe, edits: [editor.removing(value), editor.adding(member, to: range)])
    }
    let whole = JSONString.quoted(part) + editor.colon(in: range) + "{ \(member) }"
    // In the same object the key's own place is free.
    let isInside = document.members(of: place.object).contains { $0.key == key }
    return Fix(
      title, .unsafe,
      edits: isInside ? [SourceEdit(own, with: whole)] : [editor.removing(value), editor.adding(whole, to: range)])
  }

  private func lacks(_ key: String, _ object: JSONValue) -> Bool { document.member(key, of: object) == nil }

  /// Whether one names the other, or something else names both, as a connection names its input and its output.
  private func goTogether(_ one: Owner, _ other: Owner) -> Bool {
    !one.names.isDisjoint(with: other.names)
      || owners.contains { !$0.names.isDisjoint(with: one.names) && !$0.names.isDisjoint(with: other.names) }
  }

  private static func names(in value: JSONValue, _ fields: [SchemaField], _ document: JSONDocument) -> Set<String> {
    var names: Set<String> = []
    for field in fields {
      switch field.type {
      case .definition(let kind), .reference(let kind):
        guard kind != .profile, kind != .rule,
          let name = document.member(field.name, of: value).flatMap({ document.string(of: $0.value) })
        else { continue }
        names.insert("\(kind.namespace) \(name)")
      default: continue
      }
    }
    return names
  }
}
