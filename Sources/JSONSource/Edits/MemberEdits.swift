extension DocumentEditor {
  /// The edits that set and remove members of the object at `range`.
  public func changing(
    _ range: SourceRange, set: [(key: String, json: String)] = [], remove: Set<String> = []
  ) -> [SourceEdit] {
    guard let object = value(range) else { return [] }
    var changes = MemberChanges()
    changes.set = set
    changes.remove = remove
    return edits(of: object, changes).edits
  }
}
