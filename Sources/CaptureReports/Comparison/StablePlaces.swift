import JSONSource

/// A place in a graph, named by what stands there: it stays the same when elements before it come and go.
struct StablePlace: Hashable, Sendable {
  /// The path, with the names of elements instead of their numbers: `/inputs/back/activeFormat`.
  let path: String

  /// The name of the connection that the place is in.
  let connection: String?

  /// The path below that connection.
  let rest: String
}

/// Names the places of one document.
///
/// An element of an array is named by its id, by what a connection joins, or by other words that tell it from its
/// neighbours; only where there are none by its number. Renamed ids are given their new names.
struct StablePlaces: Sendable {
  private let document: JSONDocument
  private let renames: [String: String]
  private var pointers: PointerFinder
  private var elements: [JSONValue: [(value: JSONValue, name: String)]] = [:]

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

  /// The place of a range.
  mutating func place(of range: SourceRange) -> StablePlace {
    place(of: pointers.pointer(to: range))
  }

  private mutating func place(of pointer: String) -> StablePlace {
    let tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    var (path, rest, connection) = ("", "", nil as String?)
    var parent: JSONValue? = document.root
    for (depth, token) in tokens.enumerated() {
      var name = token
      if let array = parent, document.kind(of: array) == .array {
        let list = namedElements(of: array)
        let element = Int(token).flatMap { list.indices.contains($0) ? list[$0] : nil }
        (parent, name) = (element?.value, element?.name ?? token)
        if depth == 1, tokens[0] == "connections" { connection = name }
      } else {
        let key = Self.unescaped(token)
        parent = parent.flatMap { document.member(key, of: $0)?.value }
        // The keys of these objects are ids.
        if depth > 0, ["keep", "frameRates"].contains(tokens[depth - 1]) { name = renames[key] ?? token }
      }
      path += "/" + name
      if depth > 1 { rest += "/" + name }
    }
    return StablePlace(path: path, connection: connection, rest: rest)
  }

  private mutating func namedElements(of array: JSONValue) -> [(value: JSONValue, name: String)] {
    if let known = elements[array] { return known }
    // A pointer in an element may lead back to this array: there it is without names.
    elements[array] = []
    var counts: [String: Int] = [:]
    var list: [(value: JSONValue, name: String)] = []
    for (index, element) in document.elements(of: array).enumerated() {
      let name = name(of: element) ?? "#\(index)"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      list.append((element, count == 1 ? name : "\(name) (\(count))"))
    }
    elements[array] = list
    return list
  }

  /// The members that tell an element from its neighbours, the id before all others.
  private static let naming = [
    "input", "port", "ports", "output", "op", "target", "rule", "at", "from", "to", "type", "app",
  ]

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
    // A pointer has the numbers of elements in it, which shift too.
    if isPointer, text.utf8.first == UInt8(ascii: "/") { return place(of: text).path }
    return renames[text] ?? text
  }

  /// The key of a token of a JSON Pointer.
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
