package import JSONSource

/// The keys that a drafted graph says it could not read, by the objects that lack them.
package struct UnreadKeys {
  /// The keys, by the node of the object.
  private var keys: [Int: Set<String>] = [:]

  /// Reads `draft.unread` before anything else, since a missing key is judged where its object is read.
  init(_ document: JSONDocument) {
    guard let draft = document.member("draft", of: document.root)?.value,
      let list = document.member("unread", of: draft)?.value
    else { return }
    var named: [String: JSONValue]?
    for entry in document.elements(of: list) {
      guard let path = document.member("key", of: entry).flatMap({ document.string(of: $0.value) }),
        let dot = path.lastIndex(of: ".")
      else { continue }
      let owner = String(path[..<dot])
      if named == nil { named = Self.objects(of: document) }
      if let node = named?[owner] { keys[node.index, default: []].insert(String(path[path.index(after: dot)...])) }
    }
  }

  /// The places of the objects that hold some keys, given as `inputs.camera.position`.
  package static func places(of keys: [String], in document: JSONDocument) -> Set<SourceRange> {
    let named = objects(of: document)
    return Set(
      keys.compactMap { key in
        key.lastIndex(of: ".").flatMap { named[String(key[..<$0])] }.map { document.range(of: $0) }
      })
  }

  /// Whether an object may lack a key.
  func contains(_ key: String, of object: JSONValue) -> Bool { keys[object.index]?.contains(key) ?? false }

  /// The named elements of lists and the objects of the root, by `inputs.camera` and `session`; the first of each name.
  private static func objects(of document: JSONDocument) -> [String: JSONValue] {
    var objects: [String: JSONValue] = [:]
    func add(_ path: String, _ value: JSONValue) {
      if objects[path] == nil { objects[path] = value }
    }
    for member in document.members(of: document.root) {
      let section = document.string(of: member.key) ?? ""
      add(section, member.value)
      for (index, element) in document.elements(of: member.value).enumerated() {
        let id = document.member("id", of: element).flatMap { document.string(of: $0.value) }
        add("\(section).\(id ?? "\(index)")", element)
      }
    }
    return objects
  }
}
