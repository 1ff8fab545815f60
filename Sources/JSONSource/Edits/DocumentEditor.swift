/// Edits a document, touching only the bytes that change and keeping the author's formatting.
public struct DocumentEditor: Sendable {
  /// The document to edit.
  public let document: JSONDocument

  /// An editor of a document.
  public init(_ document: JSONDocument) { self.document = document }

  private var bytes: [UInt8] { document.source.bytes }

  /// Replaces the text at `range` with JSON text.
  public func replacing(_ range: SourceRange, with json: String) -> SourceEdit {
    SourceEdit(range, with: json)
  }

  /// Removes an array element, or the member with this value, and its comma; O(log nodes).
  public func removing(_ range: SourceRange) -> SourceEdit {
    let start = memberStart(of: range)
    let after = skipBlanks(from: range.upperBound)
    if after < bytes.count && bytes[after] == 0x2C {
      return SourceEdit(SourceRange(start, skipBlanks(from: after + 1)), with: "")
    }
    let before = lastBeforeBlanks(start)
    let isAfterComma = before > 0 && bytes[before - 1] == 0x2C
    return SourceEdit(SourceRange(isAfterComma ? before - 1 : start, range.upperBound), with: "")
  }

  /// Adds a member at the end of the object at `range`, in the object's own style. If the object has the key already,
  /// with a value that could not be read, that value is replaced.
  public func adding(_ key: String, _ json: String, to range: SourceRange) -> SourceEdit {
    if let member = value(range).flatMap({ document.member(key, of: $0) }) {
      return SourceEdit(document.range(of: member.value), with: json)
    }
    return adding(JSONString.quoted(key) + colon(in: range) + json, to: range)
  }

  /// The object's own way to write a colon.
  public func colon(in range: SourceRange) -> String { usesBlankAfterColon(range) ? ": " : ":" }

  /// The separator between the parts of an object or array: a comma, and the white space before a part.
  public func separator(in range: SourceRange) -> String {
    let first = skipBlanks(from: range.lowerBound + 1)
    let lead = String(decoding: bytes[range.lowerBound + 1..<first], as: UTF8.self)
    if lead.contains(where: \.isNewline) { return ",\(lead)" }
    return usesBlankAfterComma(range) ? ", " : ","
  }

  /// Adds an element at the end of the array at `range`, or a complete member at the end of the object.
  public func adding(_ json: String, to range: SourceRange) -> SourceEdit {
    let end = lastBeforeBlanks(range.upperBound - 1)
    if end == range.lowerBound + 1 {
      let isObject = bytes[range.lowerBound] == 0x7B
      let hasBlanks = range.count > 2
      return SourceEdit(
        SourceRange(range.lowerBound + 1, range.upperBound - 1), with: isObject || hasBlanks ? " \(json) " : json)
    }
    return SourceEdit(SourceRange(end, end), with: separator(in: range) + json)
  }

  /// The value that starts where `range` does, if any; O(log nodes).
  public func value(_ range: SourceRange) -> JSONValue? {
    let nodes = document.nodes
    let index = nodes.partitioningIndex { Int($0.start) >= range.lowerBound }
    return index < nodes.count && Int(nodes[index].start) == range.lowerBound ? JSONValue(index: index) : nil
  }

  /// The start of a member with this value, which is its key; an element starts at itself.
  func memberStart(of range: SourceRange) -> Int {
    guard let value = value(range), value.index > 0 else { return range.lowerBound }
    let key = document.nodes[value.index - 1]
    let after = skipBlanks(from: Int(key.end))
    let isKey = key.kind == .string && after < bytes.count && bytes[after] == 0x3A
    return isKey ? Int(key.start) : range.lowerBound
  }

  private func usesBlankAfterColon(_ range: SourceRange) -> Bool {
    let colon = bytes[range.lowerBound..<range.upperBound].firstIndex(of: 0x3A)
    return colon.map { $0 + 1 < bytes.count && Self.isBlank(bytes[$0 + 1]) } ?? true
  }

  private func usesBlankAfterComma(_ range: SourceRange) -> Bool {
    let comma = bytes[range.lowerBound..<range.upperBound].firstIndex(of: 0x2C)
    if let comma { return comma + 1 < bytes.count && Self.isBlank(bytes[comma + 1]) }
    return usesBlankAfterColon(range)
  }

  private func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < bytes.count && Self.isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// The offset after the last byte before `end` that isn't white space.
  private func lastBeforeBlanks(_ end: Int) -> Int {
    var index = end
    while index > 0 && Self.isBlank(bytes[index - 1]) { index -= 1 }
    return index
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// A change of an object's members: the edits of the text, and the same as JSON Patch operations (RFC 6902).
  package struct MemberChange: Sendable {
    package let edits: [SourceEdit]
    package let operations: [MemberOperation]
  }

  /// The change of one member.
  package enum MemberOperation: Hashable, Sendable {
    case add(key: String, json: String)
    case replace(key: String, json: String)
    case remove(key: String)
  }

  /// The edits that set and remove members of the object at `range`; none if there is no object.
  ///
  /// `set` has keys and their values as JSON text; new keys are added in this order. A member that has its value
  /// already keeps its spelling.
  package func changing(
    _ range: SourceRange, set: [(key: String, json: String)] = [], remove: Set<String> = []
  ) -> [SourceEdit] {
    memberChange(range, set: set, remove: remove).edits
  }

  /// The edits of `changing(_:set:remove:)`, with the JSON Patch operations.
  package func memberChange(
    _ range: SourceRange, set: [(key: String, json: String)] = [], remove: Set<String> = []
  ) -> MemberChange {
    guard let object = value(range) else { return MemberChange(edits: [], operations: []) }
    let members = Array(document.members(of: object))
    let keys = members.map { document.string(of: $0.key) ?? "" }
    var edits: [SourceEdit] = []
    var operations: [MemberOperation] = []
    for (key, json) in set {
      let place = keys.lastIndex { $0.isBytewise(key) }
      guard let index = place, !isSame(members[index].value, json) else { continue }
      edits.append(SourceEdit(document.range(of: members[index].value), with: json))
      operations.append(.replace(key: key, json: json))
    }
    let gone = keys.indices.filter { index in remove.contains { $0.isBytewise(keys[index]) } }
    let added = set.filter { member in !keys.contains { $0.isBytewise(member.key) } }
    operations += gone.map { .remove(key: keys[$0]) }
    operations += added.map { .add(key: $0.key, json: $0.json) }
    edits += reshape(members.map(document.memberRange), gone: gone, added: added, of: range)
    return MemberChange(edits: edits.sorted { $0.range < $1.range }, operations: operations)
  }

  /// Puts new members in the places of removed ones, as long as there are both; then adds or removes the rest.
  private func reshape(
    _ members: [SourceRange], gone: [Int], added: [(key: String, json: String)], of range: SourceRange
  ) -> [SourceEdit] {
    let texts = added.map { JSONString.quoted($0.key) + colon(in: range) + $0.json }
    var edits = zip(gone, texts).map { SourceEdit(members[$0], with: $1) }
    if texts.count > gone.count {
      let rest = texts.dropFirst(gone.count)
      edits.append(adding(rest.joined(separator: separator(in: range)), to: range))
    } else {
      edits += PartRemoval.edits(removing: Array(gone.dropFirst(texts.count)), of: members)
    }
    return edits
  }

  /// The range of a value; in an object, from its key on.
  public func memberRange(of value: JSONValue) -> SourceRange {
    let range = document.range(of: value)
    return SourceRange(memberStart(of: range), range.upperBound)
  }

  /// Whether a value equals some JSON text: numbers by value, the rest by spelling.
  private func isSame(_ value: JSONValue, _ json: String) -> Bool {
    if let number = document.number(of: value), let other = Double(json) { return number == other }
    return document.source[document.range(of: value)] == json
  }
}
