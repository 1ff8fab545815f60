import CaptureModel
import JSONSource

/// The place in a half-typed document where the editor wants completions, looked up in the document's schema.
struct CompletionPlace {
  /// The place in the text.
  let cursor: JSONCursor

  /// The keys that may stand there; empty where a value is expected, and where users choose the keys.
  private(set) var fields: [SchemaField] = []

  /// The keys that the object around the place already has.
  private(set) var given: Set<String> = []

  /// The names that may be keys there.
  private(set) var keyNames: [String] = []

  /// The kind of element whose ids are keys there.
  private(set) var keyKind: ThingKind?

  /// The key whose value is expected, or whose list; `nil` elsewhere.
  private(set) var field: SchemaField?

  /// The type of the value that is expected.
  private(set) var type: SchemaType?

  /// The whole document, as far as it can be read.
  let whole: JSONDocument?

  private let before: JSONDocument?

  /// The place at an offset of a document; `nil` if the text before it can't be read.
  init?(_ document: OpenDocument, _ analysis: DocumentAnalysis, _ kind: DocumentKind, at offset: Int) {
    let bytes = document.text.bytes
    guard let cursor = JSONParser.cursor(in: bytes, at: offset) else { return nil }
    self.cursor = cursor
    whole = analysis.tree
    before = JSONParser.parse(document.source.with(Array(bytes[..<cursor.token.lowerBound]))).document
    if kind == .graph, cursor.containers.isEmpty, cursor.expectation == .value { type = .object { kind.fields } }
    var type = SchemaType.object { kind.fields }
    for container in cursor.containers {
      switch container.step {
      case .element:
        guard let element = type.element else { return }
        type = element
        if container.start == cursor.containers.last?.start { self.type = element }
      case .key(let key):
        guard let inside = enter(key, type, container) else { return }
        type = inside
        if container.start == cursor.containers.last?.start { self.type = inside }
      case nil: takeKeys(of: type, container)
      }
    }
  }

  /// The type of the value of a key in an object; `nil` if the schema doesn't know it.
  private mutating func enter(_ key: String, _ type: SchemaType, _ container: JSONCursor.Container) -> SchemaType? {
    switch type {
    case .map(let element, _), .table(let element, _):
      field = nil
      return element
    default:
      let fields = type.fields { text(of: $0, inObjectAt: container.start) }
      field = fields.first { $0.name == key }
      return field?.type
    }
  }

  private mutating func takeKeys(of type: SchemaType, _ container: JSONCursor.Container) {
    given = Set(keys(inObjectAt: container.start))
    switch type {
    case .map(_, let kind): keyKind = kind
    case .table(_, let names): keyNames = names().names
    default: fields = type.fields { text(of: $0, inObjectAt: container.start) }
    }
  }

  private static func object(at start: Int, in tree: JSONDocument?) -> JSONValue? {
    guard let tree else { return nil }
    let index = tree.nodes.partitioningIndex { Int($0.start) >= start }
    guard index < tree.nodes.count, Int(tree.nodes[index].start) == start, tree.nodes[index].kind == .object else {
      return nil
    }
    return JSONValue(index: index)
  }

  /// The members of an object before the place, and those behind it.
  private func members(inObjectAt start: Int) -> [(tree: JSONDocument, member: JSONMember)] {
    var all: [(JSONDocument, JSONMember)] = []
    if let before, let object = Self.object(at: start, in: before) {
      all += before.members(of: object).map { (before, $0) }
    }
    if let whole, let object = Self.object(at: start, in: whole) {
      let token = cursor.token
      all += whole.members(of: object).filter {
        let key = whole.range(of: $0.key)
        return key.lowerBound >= token.upperBound && key != token
      }.map { (whole, $0) }
    }
    return all
  }

  private func keys(inObjectAt start: Int) -> [String] {
    members(inObjectAt: start).compactMap { $0.tree.string(of: $0.member.key) }
  }

  /// The text of a member of an object around the place.
  func text(of key: String, inObjectAt start: Int) -> String? {
    members(inObjectAt: start).last { $0.tree.string(of: $0.member.key) == key }.flatMap {
      $0.tree.string(of: $0.member.value)
    }
  }

  /// A scalar member of an object around the place, as it is written.
  func json(of key: String, inObjectAt start: Int) -> String? {
    members(inObjectAt: start).last { $0.tree.string(of: $0.member.key) == key }.map {
      $0.tree.source[$0.tree.range(of: $0.member.value)]
    }
  }

  /// The ids that the document gives to things of a kind, each once.
  func ids(of kind: ThingKind, _ fields: [SchemaField]) -> [String] {
    var (ids, seen) = ([String](), Set<String>())
    for tree in [whole, before].compactMap({ $0 }) {
      for place in SchemaPlaces(tree, fields).all {
        guard case .definition(let own)? = place.type, own.namespace == kind.namespace,
          let id = tree.string(of: place.value), !id.isEmpty, seen.insert(id).inserted
        else { continue }
        ids.append(id)
      }
    }
    return ids
  }

  /// The texts of a list at the top of the document.
  func texts(of key: String) -> [String] {
    for tree in [whole, before].compactMap({ $0 }) {
      if let list = tree.member(key, of: tree.root)?.value {
        return tree.elements(of: list).compactMap { tree.string(of: $0) }
      }
    }
    return []
  }
}
