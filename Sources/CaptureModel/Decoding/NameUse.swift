import JSONSource

/// One place of a document that defines or uses a name.
package struct NameUse: Sendable {
  /// The kind of thing with the name.
  let kind: ThingKind

  /// Whether the name is defined here.
  let isDefinition: Bool

  /// The name.
  let id: Located<Identifier>
}

extension Shape where Value == Identifier {
  /// The definition of a name: any text that isn't empty.
  package static func definition(_ kind: ThingKind) -> Shape {
    Shape(.definition(kind), write: { .text($1.text(of: $0)) }) { reader, value in
      reader.name(value, kind, isDefinition: true)
    }
  }

  /// The use of a name; looked up after the document has been read.
  package static func reference(_ kind: ThingKind) -> Shape {
    Shape(.reference(kind), write: { .text($1.text(of: $0)) }) { reader, value in
      reader.name(value, kind, isDefinition: false)
    }
  }
}

extension Shape {
  /// The same shape without its names, for an object that nothing can refer to.
  var withoutNames: Shape {
    Shape(schema, write: write) { [read] reader, value in
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

  /// The names that count, in the order of the text. If a key is repeated, only its last value counts.
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
