/// A JSON text as a tree that keeps the place of every value and key.
///
/// The tree is one flat list of nodes; strings and numbers are read from the text only on demand.
public struct JSONDocument: Sendable {
  /// The text that the tree was read from.
  public let source: SourceText

  /// The nodes in document order; the first is the root.
  public let nodes: [JSONNode]

  /// A tree from the nodes of a text, in the order of the text.
  public init(source: SourceText, nodes: [JSONNode]) {
    precondition(!nodes.isEmpty, "a document has a root value")
    self.source = source
    self.nodes = nodes
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(index: 0) }

  /// The kind of a value.
  public func kind(of value: JSONValue) -> JSONKind { nodes[value.index].kind }

  /// The range of a value in the text.
  public func range(of value: JSONValue) -> SourceRange { nodes[value.index].range }

  /// The number of members or elements; 0 for other kinds.
  public func count(of value: JSONValue) -> Int { nodes[value.index].count }

  /// The members of an object in the order of the text; none for other kinds.
  public func members(of value: JSONValue) -> JSONMembers {
    let isObject = kind(of: value) == .object
    return JSONMembers(nodes: nodes, upcoming: value.index + 1, remaining: isObject ? count(of: value) : 0)
  }

  /// The elements of an array in order; none for other kinds.
  public func elements(of value: JSONValue) -> JSONElements {
    let isArray = kind(of: value) == .array
    return JSONElements(nodes: nodes, upcoming: value.index + 1, remaining: isArray ? count(of: value) : 0)
  }

  /// The last member with this key; `nil` if there is none, or if the value isn't an object.
  ///
  /// Compares byte for byte, so keys that are canonically equivalent in Unicode are different keys.
  public func member(_ key: String, of value: JSONValue) -> JSONMember? {
    var found: JSONMember?
    for member in members(of: value) where isKey(member.key, key) { found = member }
    return found
  }

  private func isKey(_ value: JSONValue, _ key: String) -> Bool {
    let node = nodes[value.index]
    guard node.hasEscapes else {
      let content = node.contentStart..<node.contentEnd
      return content.count == key.utf8.count && source.bytes[content].elementsEqual(key.utf8)
    }
    return string(of: value).map { $0.utf8.elementsEqual(key.utf8) } ?? false
  }

  /// The text of a string with its escapes resolved; `nil` for other kinds.
  public func string(of value: JSONValue) -> String? {
    let node = nodes[value.index]
    guard node.kind == .string else { return nil }
    let content = source.bytes[node.contentStart..<node.contentEnd]
    return node.hasEscapes ? JSONString.unescape(content) : String(decoding: content, as: UTF8.self)
  }

  /// A number as the nearest `Double`, infinite if it is too large; `nil` for other kinds.
  public func number(of value: JSONValue) -> Double? {
    let node = nodes[value.index]
    guard node.kind == .number else { return nil }
    return JSONNumber.value(of: source.bytes[Int(node.start)..<Int(node.end)])
  }
}

extension JSONDocument {
  /// The document without some values and the keys of those that are members; the rest keeps its places in the text.
  package func without(_ gone: Set<Int>) -> JSONDocument {
    var rest: [JSONNode] = []
    rest.reserveCapacity(nodes.count)
    copy(root, without: gone, to: &rest)
    return JSONDocument(source: source, nodes: rest)
  }

  /// Copies a value with all that is in it; the depth of a document is limited.
  private func copy(_ value: JSONValue, without gone: Set<Int>, to rest: inout [JSONNode]) {
    let (place, node) = (rest.count, nodes[value.index])
    rest.append(node)
    var count = 0
    for member in members(of: value) where !gone.contains(member.value.index) {
      count += 1
      copy(member.key, without: gone, to: &rest)
      copy(member.value, without: gone, to: &rest)
    }
    for element in elements(of: value) where !gone.contains(element.index) {
      count += 1
      copy(element, without: gone, to: &rest)
    }
    rest[place] = node.with(count: count, next: rest.count)
  }
}

/// A value in a `JSONDocument`: its index in the list of nodes.
public struct JSONValue: Hashable, Sendable {
  /// The index of its node.
  public let index: Int

  /// The value of a node.
  public init(index: Int) { self.index = index }
}

/// A key and its value.
public struct JSONMember: Hashable, Sendable {
  /// The key: a string.
  public let key: JSONValue

  /// The value.
  public let value: JSONValue
}

/// The members of an object, in order.
public struct JSONMembers: Sequence, IteratorProtocol {
  fileprivate let nodes: [JSONNode]
  fileprivate var upcoming: Int
  fileprivate var remaining: Int

  /// The next member.
  public mutating func next() -> JSONMember? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let member = JSONMember(key: JSONValue(index: upcoming), value: JSONValue(index: upcoming + 1))
    upcoming = Int(nodes[upcoming + 1].next)
    return member
  }
}

/// The elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol {
  fileprivate let nodes: [JSONNode]
  fileprivate var upcoming: Int
  fileprivate var remaining: Int

  /// The next element.
  public mutating func next() -> JSONValue? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let value = JSONValue(index: upcoming)
    upcoming = Int(nodes[upcoming].next)
    return value
  }
}
