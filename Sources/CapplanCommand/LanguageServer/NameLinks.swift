import CaptureModel
import JSONSource

/// The ids of a document: where each is given, and where it is used.
struct NameLinks {
  /// A place that gives or uses a name.
  struct Site {
    let text: String

    /// The kinds of thing that it may name.
    let kinds: [ThingKind]
    let isDefinition: Bool

    /// The string without its quotes.
    let range: SourceRange
  }

  private let document: OpenDocument
  private let tree: JSONDocument?

  /// Every place, in the order of the text.
  private(set) var sites: [Site] = []

  init(_ document: OpenDocument, _ analysis: DocumentAnalysis) {
    self.document = document
    tree = analysis.tree
    guard let places = analysis.places else { return }
    for place in places.all {
      guard let type = place.type else { continue }
      add(place.value, Self.kinds(of: type, place, places.document), isDefinition: Self.isDefinition(type))
    }
    for (key, kind) in places.namedKeys { add(key, [kind.namespace], isDefinition: false) }
    sites.sort { $0.range < $1.range }
  }

  private mutating func add(_ value: JSONValue, _ kinds: [ThingKind], isDefinition: Bool) {
    guard !kinds.isEmpty, let tree, let text = tree.string(of: value) else { return }
    let node = tree.nodes[value.index]
    sites.append(
      Site(
        text: text, kinds: kinds, isDefinition: isDefinition, range: SourceRange(node.contentStart, node.contentEnd)))
  }

  private static func isDefinition(_ type: SchemaType) -> Bool { if case .definition = type { true } else { false } }

  /// The kinds of thing that a value names; empty if it names none.
  private static func kinds(of type: SchemaType, _ place: SchemaPlace, _ tree: JSONDocument) -> [ThingKind] {
    switch type {
    case .definition(let kind), .reference(let kind): return [kind.namespace]
    case .either(let types):
      let kinds = types.flatMap { Self.kinds(of: $0, place, tree) }
      // What a step of the app acts on follows from the step.
      guard let op = tree.member("op", of: place.owner).flatMap({ tree.string(of: $0.value) }),
        let kind = OperationKind(spelling: op)
      else { return kinds }
      return kind.targetKind.map { kinds.contains($0.namespace) ? [$0.namespace] : [] } ?? []
    default: return []
    }
  }

  /// The place that an offset is in.
  private func site(at offset: Int) -> Site? {
    sites.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// All places of the name at an offset; empty if there is none.
  private func linked(at offset: Int) -> [Site] {
    guard let site = site(at: offset) else { return [] }
    let defined = sites.filter { $0.isDefinition && $0.text == site.text }.flatMap(\.kinds)
    guard let kind = site.kinds.first(where: defined.contains) ?? site.kinds.first else { return [] }
    return sites.filter { one in
      guard one.text == site.text, one.kinds.contains(kind) else { return false }
      // A name that fits several kinds means the kind that the document defines.
      return (one.kinds.first(where: defined.contains) ?? one.kinds.first) == kind
    }
  }

  private func location(_ range: SourceRange) -> WireValue {
    ["uri": .text(document.uri), "range": document.text.range(range)]
  }

  /// Where the name at an offset is given, or the value that a JSON Pointer there refers to.
  func definitions(at offset: Int) -> WireValue {
    let given = linked(at: offset).filter(\.isDefinition)
    if !given.isEmpty { return .list(given.map { location($0.range) }) }
    guard let tree, let node = tree.nodes.last(where: { $0.kind == .string && Self.holds($0, offset) }) else {
      return []
    }
    let text = JSONString.unescape(tree.source.bytes[node.contentStart..<node.contentEnd])
    guard text.hasPrefix("/"), let value = tree.value(at: text) else { return [] }
    return [location(tree.range(of: value))]
  }

  private static func holds(_ node: JSONNode, _ offset: Int) -> Bool {
    Int(node.start) <= offset && offset <= Int(node.end)
  }

  /// Where the name at an offset is used.
  func references(at offset: Int, withDefinition: Bool) -> WireValue {
    .list(linked(at: offset).filter { withDefinition || !$0.isDefinition }.map { location($0.range) })
  }

  /// The places of the name at an offset.
  func highlights(at offset: Int) -> WireValue {
    .list(
      linked(at: offset).map {
        ["range": document.text.range($0.range), "kind": .integer($0.isDefinition ? 3 : 2)]
      })
  }

  /// The places to rename; a name that the document doesn't give, such as a rule's, can't be renamed.
  private func renamed(at offset: Int) throws(ProtocolError) -> [Site] {
    let sites = linked(at: offset)
    guard sites.contains(where: \.isDefinition) else {
      throw ProtocolError(.requestFailed, "only an id that the document gives can be renamed")
    }
    return sites
  }

  /// The range of the id at an offset.
  func renameable(at offset: Int) throws(ProtocolError) -> WireValue {
    _ = try renamed(at: offset)
    guard let site = site(at: offset) else { return .null }
    return ["range": document.text.range(site.range), "placeholder": .text(site.text)]
  }

  /// The edits that give the thing at an offset another id everywhere.
  func rename(at offset: Int, to name: String, _ client: ClientAbilities) throws(ProtocolError) -> WireValue {
    let renamed = try renamed(at: offset)
    if name.isEmpty { throw ProtocolError(.invalidParams, "an id may not be empty") }
    let kinds = renamed.filter(\.isDefinition).flatMap(\.kinds)
    let isTaken = sites.contains { $0.isDefinition && $0.text == name && !kinds.filter($0.kinds.contains).isEmpty }
    if isTaken, name != renamed.first?.text {
      throw ProtocolError(.requestFailed, "the id \(Suggestion.quote(name)) is taken already")
    }
    let quoted = String(JSONString.quoted(name).dropFirst().dropLast())
    return DocumentEdit.workspace(renamed.map { SourceEdit($0.range, with: quoted) }, of: document, client)
  }
}

/// Edits of one document as the protocol writes them.
enum DocumentEdit {
  /// An edit of the workspace; it names the version of the document if the client can hold to it.
  static func workspace(_ edits: [SourceEdit], of document: OpenDocument, _ client: ClientAbilities) -> WireValue {
    let list = document.text.edits(edits)
    guard client.takesDocumentChanges else { return ["changes": .object([(document.uri, list)])] }
    return [
      "documentChanges": [
        ["textDocument": ["uri": .text(document.uri), "version": document.version], "edits": list]
      ]
    ]
  }
}
