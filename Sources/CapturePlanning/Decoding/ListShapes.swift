extension Shape {
  /// A list, each element of the same shape; elements that can't be read are left out.
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

  /// A list whose elements need no places; elements that can't be read are left out.
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

  /// An object with keys of the user's own, in the order of the text.
  package static func map<Element>(of element: Shape<Element>) -> Shape where Value == [MapEntry<Element>] {
    Shape(.map(element.schema)) { reader, value in
      guard reader.document.kind(of: value) == .object else {
        reader.reportWrongType(value, expected: "an object")
        return nil
      }
      var entries: [MapEntry<Element>] = []
      for member in reader.document.members(of: value) {
        let key = reader.document.string(of: member.key) ?? ""
        guard !key.hasPrefix("x-"), let read = element.read(&reader, member.value) else { continue }
        entries.append(
          MapEntry(
            key: Located(key, at: reader.document.range(of: member.key)),
            value: Located(read, at: reader.document.range(of: member.value))))
      }
      return entries
    }
  }

  /// The same value made into another; the schema stays.
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
    Shape<Other>(schema) { [read] reader, value in read(&reader, value).map(transform) }
  }
}

/// One member of an object whose keys are the user's own.
public struct MapEntry<Value>: Sendable where Value: Sendable {
  /// The key.
  public let key: Located<String>

  /// The value.
  public let value: Located<Value>
}
