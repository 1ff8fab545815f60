public import JSONSource

extension Shape {
  /// A list of elements with one shape; unreadable elements are left out. More than `limit` are a fault.
  package static func list<Element>(
    of element: Shape<Element>, upTo limit: Int? = nil
  ) -> Shape where Value == [Located<Element>] {
    Shape(
      .array(element.schema, maxCount: limit),
      write: { [write = element.write] list, names in .array(list.compactMap { write($0.value, names) }) }
    ) { reader, value in
      guard reader.document.kind(of: value) == .array else {
        reader.reportWrongType(value, expected: "an array")
        return nil
      }
      if let limit { reader.count(value, upTo: limit) }
      var elements: [Located<Element>] = []
      reader.reserve(&elements, for: value)
      for item in reader.document.elements(of: value) where !reader.omits(item) {
        if let read = element.read(&reader, item), reader.keeps(Located<Element>.self, item) {
          elements.append(Located(read, at: reader.document.range(of: item)))
        }
      }
      return elements
    }
  }

  /// A list of elements without places; unreadable elements are left out. More than `limit` are a fault.
  package static func values<Element>(
    of element: Shape<Element>, upTo limit: Int? = nil, readsRest: Bool = true
  ) -> Shape where Value == [Element] {
    Shape(
      .array(element.schema, maxCount: limit),
      write: { [write = element.write] list, names in .array(list.compactMap { write($0, names) }) }
    ) { reader, value in
      guard reader.document.kind(of: value) == .array else {
        reader.reportWrongType(value, expected: "an array")
        return nil
      }
      if let limit { reader.count(value, upTo: limit) }
      var elements: [Element] = []
      reader.reserve(&elements, for: value)
      let rest = readsRest ? nil : limit
      for item in reader.document.elements(of: value).prefix(rest ?? .max) where !reader.omits(item) {
        if let read = element.read(&reader, item), reader.keeps(Element.self, item) { elements.append(read) }
      }
      return elements
    }
  }

  /// An object with the user's own keys, in the order of the text; `keys` is the kind of thing that they name.
  package static func map<Element>(of element: Shape<Element>, keys: ThingKind? = nil) -> Shape
  where Value == [MapEntry<Element>] {
    Shape(
      .map(element.schema, keys: keys),
      write: { [write = element.write] list, names in
        .object(list.compactMap { entry in write(entry.value.value, names).map { (entry.key.value, $0) } })
      }
    ) { reader, value in
      readMembers(of: value, element, &reader) { MapEntry(key: $0, value: $1) }
    }
  }

  /// The same without places. It makes a value from each key and its value, and leaves out pairs that give none.
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
    for member in reader.document.members(of: value) where !reader.omits(member.value) {
      let key = reader.document.string(of: member.key) ?? ""
      guard !key.isOwnKey, let read = element.read(&reader, member.value) else { continue }
      let made = make(
        Located(key, at: reader.document.range(of: member.key)),
        Located(read, at: reader.document.range(of: member.value)))
      if let made { members.append(made) }
    }
    return members
  }

  /// Converts the value, and back to write it; the schema stays.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> Shape<Other> {
    Shape<Other>(schema, write: { [write] in write(back($0), $1) }) { [read] reader, value in
      read(&reader, value).map(transform)
    }
  }

  /// Converts the value, which graphs don't have; the schema stays.
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
    Shape<Other>(schema) { [read] reader, value in read(&reader, value).map(transform) }
  }
}

extension DocumentReader {
  /// Reports a list that has more elements than its limit, at the first of them.
  fileprivate mutating func count(_ list: JSONValue, upTo limit: Int) {
    let count = document.count(of: list)
    guard count > limit, let first = document.elements(of: list).dropFirst(limit).first(where: { _ in true }) else {
      return
    }
    report(.listTooLong(count: count, limit: limit, at: document.range(of: first)))
  }

  /// Reserves memory for the elements of a list that will be kept.
  fileprivate func reserve<Element>(_ elements: inout [Element], for list: JSONValue) {
    let most = max(0, bytesOfLists) / MemoryLayout<Element>.stride
    elements.reserveCapacity(min(document.count(of: list), most))
  }

  /// Whether one more element can be kept; records the first one that can't.
  fileprivate mutating func keeps<Element>(_ type: Element.Type, _ item: JSONValue) -> Bool {
    bytesOfLists -= MemoryLayout<Element>.stride
    if bytesOfLists < 0, firstLeftOut == nil { firstLeftOut = document.range(of: item) }
    return bytesOfLists >= 0
  }
}

/// One member of an object with the user's own keys.
public struct MapEntry<Value>: Sendable where Value: Sendable {
  /// The key.
  public let key: Located<String>

  /// The value.
  public var value: Located<Value>

  fileprivate init(key: Located<String>, value: Located<Value>) {
    self.key = key
    self.value = value
  }

  /// A member that no text has.
  package init(_ key: String, _ value: Value) {
    self.init(key: Located(key, at: SourceRange(0, 0)), value: Located(value, at: SourceRange(0, 0)))
  }
}
