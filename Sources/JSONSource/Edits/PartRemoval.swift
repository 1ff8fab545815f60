/// Removes several elements of one array, or members of one object, and their commas.
package enum PartRemoval {
  /// One edit for each run of neighbours, in order; `indices` may come in any order, and one may be there twice. `parts` are
  /// the ranges of all elements or members.
  package static func edits(removing indices: [Int], of parts: [SourceRange]) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var rest = Set(indices).sorted()[...]
    while let start = rest.popFirst() {
      var end = start
      while rest.first == end + 1 {
        end += 1
        rest.removeFirst()
      }
      edits.append(SourceEdit(range(start, end, parts), with: ""))
    }
    return edits
  }

  private static func range(_ start: Int, _ end: Int, _ parts: [SourceRange]) -> SourceRange {
    if end + 1 < parts.count { return SourceRange(parts[start].lowerBound, parts[end + 1].lowerBound) }
    if start > 0 { return SourceRange(parts[start - 1].upperBound, parts[end].upperBound) }
    return SourceRange(parts[start].lowerBound, parts[end].upperBound)
  }
}
