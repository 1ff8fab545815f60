extension DocumentEditor {
  /// A change of an object's members: the edits of the text, and the same as JSON Patch operations (RFC 6902).
  package struct MemberChange: Sendable {
    package let edits: [SourceEdit]
    package let operations: [MemberOperation]
  }

  /// What a change does to one member.
  package enum MemberOperation: Hashable, Sendable {
    case add(key: String, json: String)
    case replace(key: String, json: String)
    case remove(key: String)
  }

  /// The edits that set and remove members of the object at `range`; none if there is no object.
  ///
  /// `set` has keys and their values as JSON text; new keys are added in this order. A member that already has its
  /// value keeps its spelling.
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
      guard let index = keys.lastIndex(of: key), !isSame(members[index].value, json) else { continue }
      edits.append(SourceEdit(document.range(of: members[index].value), with: json))
      operations.append(.replace(key: key, json: json))
    }
    let gone = keys.indices.filter { remove.contains(keys[$0]) }
    let added = set.filter { !keys.contains($0.key) }
    operations += gone.map { .remove(key: keys[$0]) }
    operations += added.map { .add(key: $0.key, json: $0.json) }
    edits += reshape(members.map(document.memberRange), gone: gone, added: added, of: range)
    return MemberChange(edits: edits.sorted { $0.range < $1.range }, operations: operations)
  }

  /// Puts new members in the places of removed ones while there are both; adds or removes the rest.
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

  /// The range of a value, from its key on if it is in an object.
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
