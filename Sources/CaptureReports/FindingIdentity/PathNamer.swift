import CaptureModel
import JSONSource

/// A path in a graph with names instead of indices, so that it stays the same if elements before it come and go.
struct NamedPath: Hashable, Sendable {
  /// The whole path: `/inputs/back/activeFormat`.
  let text: String

  /// The name of the connection that the path leads into.
  let connection: String?

  /// The path below that connection.
  let rest: String

  /// The first list or object that the path leads into: `/inputs`.
  let section: String

  /// The element of that section: `/inputs/back`.
  let owner: String
}

/// Finds the named paths of one document.
///
/// An element of an array is named by its id, by the ends of a connection, or by other words that distinguish it from
/// its neighbours; failing that, by its index. Renamed ids get their new names.
struct PathNamer: Sendable {
  private static let smallCount = 16
  private static let keysOfNamedMembers = CaptureGraph.keysOfNamedMembers

  private let document: JSONDocument
  private let renames: [String: String]
  private var pointers: PointerFinder
  private var elements: [JSONValue: [Element]] = [:]

  /// An element of an array.
  private struct Element {
    let value: JSONValue

    /// Its name, which may be that of other elements too.
    let sharedName: String

    /// Its name, with a running number where an earlier element has the same.
    let name: String
  }

  /// For objects with many members: their members, by key.
  private var members: [JSONValue: [String: JSONValue]] = [:]

  init(_ document: JSONDocument, renames: [String: String] = [:]) {
    self.document = document
    self.renames = renames
    pointers = PointerFinder(document)
  }

  /// The names of the connections.
  var connectionNames: Set<String> {
    mutating get {
      guard let section = document.member("connections", of: document.root)?.value else { return [] }
      return Set(namedElements(of: section).map(\.name))
    }
  }

  /// The path of a range.
  mutating func path(of range: SourceRange) -> NamedPath {
    path(of: pointers.pointer(to: range))
  }

  private mutating func path(of pointer: String) -> NamedPath {
    let tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    var (path, rest, connection) = ("", "", nil as String?)
    var (section, owner) = ("", "")
    var parent: JSONValue? = document.root
    for (depth, token) in tokens.enumerated() {
      var (name, sharedName) = (token, nil as String?)
      if let array = parent, document.kind(of: array) == .array {
        let list = namedElements(of: array)
        let element = Int(token).flatMap { list.indices.contains($0) ? list[$0] : nil }
        (parent, name) = (element?.value, element?.name ?? token)
        sharedName = element?.sharedName
        if depth == 1, tokens[0] == "connections" { connection = name }
      } else {
        let key = Self.unescaped(token)
        parent = parent.flatMap { member(key, of: $0) }
        if depth > 0, Self.keysOfNamedMembers.contains(tokens[depth - 1]) { name = renames[key] ?? token }
      }
      path += "/" + name
      if depth == 0 { section = path }
      // A running number depends on the order of the elements.
      if depth < 2 { owner += "/" + (sharedName ?? name) }
      if depth > 1 { rest += "/" + name }
    }
    return NamedPath(text: path, connection: connection, rest: rest, section: section, owner: owner)
  }

  /// The value of the last member with a key; a long object is searched only once.
  private mutating func member(_ key: String, of object: JSONValue) -> JSONValue? {
    guard document.kind(of: object) == .object, document.count(of: object) > Self.smallCount else {
      return document.member(key, of: object)?.value
    }
    if let known = members[object] { return known[key] }
    let all = document.members(of: object).map { (document.string(of: $0.key) ?? "", $0.value) }
    members[object] = Dictionary(all, uniquingKeysWith: { _, last in last })
    return members[object]?[key]
  }

  private mutating func namedElements(of array: JSONValue) -> [Element] {
    if let known = elements[array] { return known }
    // A pointer in an element may lead back to this array before its elements have names.
    elements[array] = []
    var counts: [String: Int] = [:]
    var list: [Element] = []
    for (index, element) in document.elements(of: array).enumerated() {
      let name = name(of: element) ?? "#\(index)"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      list.append(Element(value: element, sharedName: name, name: count == 1 ? name : "\(name) (\(count))"))
    }
    elements[array] = list
    return list
  }

  private static let naming = GraphKey.naming.map(\.name)

  private mutating func name(of element: JSONValue) -> String? {
    switch document.kind(of: element) {
    case .string, .number, .true, .false: return text(of: element)
    case .array, .null: return nil
    case .object: break
    }
    if let id = document.member("id", of: element)?.value { return text(of: id) }
    let words = Self.naming.compactMap { key in
      document.member(key, of: element).map { member in
        "\(key) \(text(of: member.value, isPointer: key == "target" || key == "at"))"
      }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private mutating func text(of value: JSONValue, isPointer: Bool = false) -> String {
    guard let text = document.string(of: value) else { return CanonicalText(document, renames).text(of: value) }
    // A pointer contains indices of elements, which shift too.
    if isPointer, text.utf8.first == UInt8(ascii: "/") { return path(of: text).text }
    return renames[text] ?? text
  }

  /// The key in a token of a JSON Pointer.
  private static func unescaped(_ token: String) -> String {
    guard token.utf8.contains(UInt8(ascii: "~")) else { return token }
    var key = ""
    var isEscaped = false
    for scalar in token.unicodeScalars {
      if isEscaped {
        key += scalar == "1" ? "/" : "~"
      } else if scalar != "~" {
        key.unicodeScalars.append(scalar)
      }
      isEscaped = !isEscaped && scalar == "~"
    }
    return key
  }
}
