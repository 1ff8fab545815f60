public import JSONSource

extension Shape {
  /// A list of elements with one shape; unreadable elements are left out.
  package static func list<Element>(of element: Shape<Element>) -> Shape where Value == [Located<Element>] {
    Shape(.array(element.schema)) { reader, value in
      guard reader.document.kind(of: value) == .array else {
        reader.reportWrongType(value, expected: "an array")
        return nil
      }
      var elements: [Located<Element>] = []
      elements.reserveCapacity(reader.document.count(of: value))
      for item in reader.document.elements(of: value) {
        if let read = element.read(&reader, item) {
          elements.append(Located(read, at: reader.document.range(of: item)))
        }
      }
      return elements
    }
  }

  /// A list whose elements need no places; unreadable elements are left out.
  package static func values<Element>(of element: Shape<Element>) -> Shape where Value == [Element] {
    Shape(.array(element.schema)) { reader, value in
      guard reader.document.kind(of: value) == .array else {
        reader.reportWrongType(value, expected: "an array")
        return nil
      }
      var elements: [Element] = []
      elements.reserveCapacity(reader.document.count(of: value))
      for item in reader.document.elements(of: value) {
        if let read = element.read(&reader, item) { elements.append(read) }
      }
      return elements
    }
  }

  /// An object with the user's own keys, in the order of the text; `keys` is the kind of thing that they name.
  package static func map<Element>(of element: Shape<Element>, keys: ThingKind? = nil) -> Shape
  where Value == [MapEntry<Element>] {
    Shape(.map(element.schema, keys: keys)) { reader, value in
      readMembers(of: value, element, &reader) { MapEntry(key: $0, value: $1) }
    }
  }

  /// The same without places: makes one value of each key and its value, and leaves out those that make none.
  package static func pairs<Element, Pair>(
    of element: Shape<Element>, _ make: @escaping @Sendable (String, Element) -> Pair?
  ) -> Shape where Value == [Pair] {
    Shape(.map(element.schema, keys: nil)) { reader, value in
      readMembers(of: value, element, &reader) { make($0.value, $1.value) }
    }
  }

  private static func readMembers<Element, Member>(
    of value: JSONValue, _ element: Shape<Element>, _ reader: inout DocumentReader,
    _ make: (Located<String>, Located<Element>) -> Member?
  ) -> [Member]? {
    guard reader.document.kind(of: value) == .object else {
      reader.reportWrongType(value, expected: "an object")
      return nil
    }
    var members: [Member] = []
    members.reserveCapacity(reader.document.count(of: value))
    for member in reader.document.members(of: value) {
      let key = reader.document.string(of: member.key) ?? ""
      guard !key.hasPrefix("x-"), let read = element.read(&reader, member.value) else { continue }
      let made = make(
        Located(key, at: reader.document.range(of: member.key)),
        Located(read, at: reader.document.range(of: member.value)))
      if let made { members.append(made) }
    }
    return members
  }

  /// Converts the value; the schema stays.
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
    Shape<Other>(schema) { [read] reader, value in read(&reader, value).map(transform) }
  }
}

/// One member of an object with the user's own keys.
public struct MapEntry<Value>: Sendable where Value: Sendable {
  /// The key.
  public let key: Located<String>

  /// The value.
  public let value: Located<Value>
}
