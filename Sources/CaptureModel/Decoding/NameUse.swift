import JSONSource

/// One place of a document that gives a thing its name, or calls it by its name.
package struct NameUse: Sendable {
  /// What is named.
  let kind: ThingKind

  /// Whether the thing gets its name here.
  let isDefinition: Bool

  /// The name.
  let id: Located<Identifier>
}

extension Shape where Value == Identifier {
  /// The name of a thing, which it gets here: any text but the empty one.
  package static func definition(_ kind: ThingKind) -> Shape {
    Shape(.definition(kind)) { reader, value in reader.name(value, kind, isDefinition: true) }
  }

  /// The name of a thing; whether there is such a thing is judged when the document has been read.
  package static func reference(_ kind: ThingKind) -> Shape {
    Shape(.reference(kind)) { reader, value in reader.name(value, kind, isDefinition: false) }
  }
}

extension Shape {
  /// The same where names are not looked up: a thing without an id of its own that could be called by it.
  var withoutNames: Shape {
    Shape(schema) { [read] reader, value in
      let count = reader.names.count
      defer { reader.names.removeSubrange(count...) }
      return read(&reader, value)
    }
  }
}

extension DocumentReader {
  fileprivate mutating func name(_ value: JSONValue, _ kind: ThingKind, isDefinition: Bool) -> Identifier? {
    guard let identifier = identifier(value) else { return nil }
    names.append(
      NameUse(kind: kind, isDefinition: isDefinition, id: Located(identifier, at: document.range(of: value))))
    return identifier
  }

  /// The names that count, in the order of the text: where a key is there twice, only the last value counts.
  func namesInForce() -> [NameUse] {
    guard !replaced.isEmpty else { return names }
    var ranges = replaced.sorted()[...]
    var end = 0
    return names.filter { use in
      while let range = ranges.first, range.lowerBound <= use.id.range.lowerBound {
        end = max(end, range.upperBound)
        ranges.removeFirst()
      }
      return use.id.range.lowerBound >= end
    }
  }
}
