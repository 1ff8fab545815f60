extension DocumentEditor {
  /// What becomes of an object's members.
  public struct MemberChanges: Sendable {
    /// Keys with their new values, as JSON text, in the order in which new ones are added.
    public var set: [(key: String, json: String)] = []

    /// Keys that go.
    public var remove: Set<String> = []

    /// No changes.
    public init() {}
  }

  /// What an edit of an object does, for a JSON Patch (RFC 6902).
  public enum MemberOperation: Hashable, Sendable {
    case add(key: String, json: String)
    case replace(key: String, json: String)
    case remove(key: String)
  }

  /// The edits that bring an object's members to what `changes` says; what already stands so keeps its spelling.
  public func edits(
    of object: JSONValue, _ changes: MemberChanges
  ) -> (edits: [SourceEdit], operations: [MemberOperation]) {
    let members = Array(document.members(of: object))
    let keys = members.map { document.string(of: $0.key) ?? "" }
    var edits: [SourceEdit] = []
    var operations: [MemberOperation] = []
    for (key, json) in changes.set {
      guard let place = keys.lastIndex(of: key), !isSame(members[place].value, json) else { continue }
      edits.append(SourceEdit(document.range(of: members[place].value), with: json))
      operations.append(.replace(key: key, json: json))
    }
    let isGone = keys.map { changes.remove.contains($0) }
    let added = changes.set.filter { !keys.contains($0.key) }
    operations += keys.filter { changes.remove.contains($0) }.map { .remove(key: $0) }
    operations += added.map { .add(key: $0.key, json: $0.json) }
    edits += reshape(members, isGone: isGone, added: added.map { ($0.key, $0.json) }, of: object)
    return (edits.sorted { $0.range < $1.range }, operations)
  }

  /// Puts new members in the place of removed ones, as far as both go; adds or removes the rest.
  private func reshape(
    _ members: [JSONMember], isGone: [Bool], added: [(String, String)], of object: JSONValue
  ) -> [SourceEdit] {
    let range = document.range(of: object)
    let gone = members.indices.filter { isGone[$0] }
    let texts = added.map { JSONString.quoted($0.0) + colon(in: range) + $0.1 }
    var edits = zip(gone, texts).map { SourceEdit(memberRange(members[$0]), with: $1) }
    if texts.count > gone.count {
      let rest = texts.dropFirst(gone.count)
      let separator = separator(in: range)
      edits.append(adding(rest.joined(separator: separator), to: range))
    } else {
      edits += removals(members, Set(gone.dropFirst(texts.count)))
    }
    return edits
  }

  /// The edits that remove members, each run of neighbours with the commas that go with it.
  private func removals(_ members: [JSONMember], _ gone: Set<Int>) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var place = 0
    while place < members.count {
      guard gone.contains(place) else {
        place += 1
        continue
      }
      var end = place
      while end + 1 < members.count, gone.contains(end + 1) { end += 1 }
      if end + 1 < members.count {
        let next = memberRange(members[end + 1]).lowerBound
        edits.append(SourceEdit(SourceRange(memberRange(members[place]).lowerBound, next), with: ""))
      } else {
        let last = memberRange(members[end]).upperBound
        let start = place > 0 ? memberRange(members[place - 1]).upperBound : memberRange(members[place]).lowerBound
        edits.append(SourceEdit(SourceRange(start, last), with: ""))
      }
      place = end + 1
    }
    return edits
  }

  private func memberRange(_ member: JSONMember) -> SourceRange {
    SourceRange(document.range(of: member.key).lowerBound, document.range(of: member.value).upperBound)
  }

  /// The range of a value with the key that it belongs to, if it is a member's.
  public func memberRange(of value: JSONValue) -> SourceRange {
    let range = document.range(of: value)
    return SourceRange(memberStart(of: range), range.upperBound)
  }

  /// Whether a value stands for the same as some JSON text: numbers by value, the rest by spelling.
  private func isSame(_ value: JSONValue, _ json: String) -> Bool {
    if let number = document.number(of: value), let other = Double(json) { return number == other }
    return document.source[document.range(of: value)] == json
  }
}
