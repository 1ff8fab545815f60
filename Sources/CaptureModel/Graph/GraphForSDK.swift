package import JSONSource

/// A graph without what an SDK lacks: a symbol that an SDK doesn't know doesn't compile with it, not even behind
/// `#available`.
package struct GraphForSDK: Sendable {
  /// A key, a value or an element that needs a newer SDK.
  package struct Newer: Hashable, Sendable {
    /// The key, and the id of its object: `usesProVideoStorage of "movie"`; of a list, the value with its key.
    package let words: String

    /// The first system with its symbol.
    package let since: OSVersion

    /// The place of the value or the element.
    package let range: SourceRange

    /// Whether its element can't do without it.
    package let isElement: Bool
  }

  /// The rest of the graph.
  package let graph: CaptureGraph

  /// The rest of the document; what is left keeps its places in the text.
  package let document: JSONDocument

  /// What the app asks for before it uses it, or what says what holds anyway, in text order.
  package private(set) var leftOut: [Newer] = []

  /// What the app uses without asking, in text order.
  package private(set) var refused: [Newer] = []

  /// The graph of a document for an SDK; `nil` if the SDK has all of its symbols.
  package init?(_ graph: CaptureGraph, _ document: JSONDocument, sdk: OSVersion) {
    let places = SchemaPlaces(document, CaptureGraph.shape.fields.schema).all
    let newer = places.compactMap { place in document.since(of: place).flatMap { $0 > sdk ? (place, $0) : nil } }
    if newer.isEmpty { return nil }
    var omission = GraphOmission()
    // An element goes with all its keys, whatever their age.
    var gone: [SourceRange] = []
    for (place, since) in newer where place.makesElement {
      let range = document.range(of: place.value)
      guard let element = graph.guards.first(where: { $0.key == nil && $0.range.contains(range) }) else { continue }
      gone.append(element.range)
      _ = omission.leaveOut([element], of: graph, in: document)
      let name = element.name.map { " \"\($0)\"" } ?? ""
      leftOut.append(
        Newer(words: "the optional \(element.section.word)\(name)", since: since, range: element.range, isElement: true)
      )
    }
    for (place, since) in newer {
      let range = document.range(of: place.value)
      if gone.contains(where: { $0.contains(range) }) { continue }
      let found = Newer(words: document.words(for: place), since: since, range: range, isElement: place.makesElement)
      let key = graph.guards.first { $0.key != nil && $0.range.contains(range) }
      if let key {
        // Of a list the app takes those values that there are.
        let isValue = place.key == nil && document.kind(of: key.value) == .array
        _ = omission.leaveOut(isValue ? [] : [key], values: isValue ? [range] : [], of: graph, in: document)
      } else if document.isIdle(place) || place.isAlternative {
        omission.insert(place.value)
      } else {
        refused.append(found)
        continue
      }
      if leftOut.last?.range.contains(range) != true { leftOut.append(found) }
    }
    leftOut.sort { $0.range < $1.range }
    (self.graph, self.document) = GraphDecoder.decode(document, leavingOut: omission, of: graph)
  }
}

extension GraphGuard.Section {
  /// One of its elements in a word.
  fileprivate var word: String {
    switch self {
    case .inputs: "input"
    case .outputs: "output"
    case .connections: "connection"
    case .photoSettings: "request"
    case .controls: "control"
    case .session, .app: rawValue
    }
  }
}

extension SchemaPlace {
  /// Whether its value says what its object is, so that there is no object without it.
  fileprivate var makesElement: Bool { key != nil && (field?.isRequired ?? false) }

  /// Whether it is one of several that an app tries one after another: such a list stands for no symbol itself.
  fileprivate var isAlternative: Bool { key == nil && field?.symbol == nil }
}

extension JSONDocument {
  /// The first system with the symbols of a key and its value; `nil` if none is known to be newer than the others.
  fileprivate func since(of place: SchemaPlace) -> OSVersion? {
    let ofKey = place.key == nil ? nil : place.field?.symbol?.since
    return [ofKey, place.type.flatMap { since(ofName: place.value, $0) }].compactMap(\.self).max()
  }

  private func since(ofName value: JSONValue, _ type: SchemaType) -> OSVersion? {
    switch type {
    case .names(let make):
      let symbols = make().symbols
      let symbol = string(of: value).flatMap { symbols?[$0] } ?? number(of: value).flatMap { symbols?[Int($0)] }
      return symbol?.since
    case .either(let types): return types.lazy.compactMap { since(ofName: value, $0) }.first
    default: return nil
    }
  }

  /// Whether a key's value says what holds without it.
  fileprivate func isIdle(_ place: SchemaPlace) -> Bool {
    guard place.key != nil, let field = place.field, field.symbol?.kind.idleValue == kind(of: place.value) else {
      return false
    }
    // Sound follows the zoom unless the app says no, so that `false` asks for something.
    if case .varying? = field.defaultValue { return false }
    return true
  }

  /// A place in words: its key, and the id of the element that has it.
  fileprivate func words(for place: SchemaPlace) -> String {
    let name = place.field?.name ?? ""
    let value = place.key == nil ? string(of: place.value).map { "\"\($0)\" in " } ?? "" : ""
    let range = range(of: place.value)
    for section in [GraphGuard.Section.inputs, .outputs, .connections, .photoSettings] {
      guard let list = member(section.rawValue, of: root)?.value, self.range(of: list).contains(range),
        let element = elements(of: list).first(where: { self.range(of: $0).contains(range) })
      else { continue }
      if let id = member("id", of: element).flatMap({ string(of: $0.value) }) {
        return "\(value)\(name) of \"\(id)\""
      }
      let ends = ["input", "output"].compactMap { member($0, of: element).flatMap { string(of: $0.value) } }
      return "\(value)\(name)" + (ends.count == 2 ? " from \"\(ends[0])\" to \"\(ends[1])\"" : "")
    }
    return value + name
  }
}
