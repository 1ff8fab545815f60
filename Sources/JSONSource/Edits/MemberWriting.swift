extension DocumentEditor {
  /// A member to write: its key, its value as JSON text, and where the value stands already, if it does.
  public typealias NewMember = (key: String, json: String, present: SourceRange?)

  /// The edits that give the object at `range` these members: values that stand already are replaced.
  public func writing(_ members: [NewMember], in range: SourceRange) -> [SourceEdit] {
    var edits = members.compactMap { member in member.present.map { replacing($0, with: member.json) } }
    let added = members.filter { $0.present == nil }.map { JSONString.quoted($0.key) + colon(in: range) + $0.json }
    if !added.isEmpty { edits.append(adding(added.joined(separator: separator(in: range)), to: range)) }
    return edits
  }
}
