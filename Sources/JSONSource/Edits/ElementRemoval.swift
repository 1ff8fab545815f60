/// Removes several elements of one array at once, with the commas that go with them.
public enum ElementRemoval {
  /// One edit for each run of neighbours; `indexes` in order, `elements` the places of all elements.
  public static func edits(removing indexes: [Int], of elements: [SourceRange]) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var rest = indexes[...]
    while let start = rest.popFirst() {
      var end = start
      while rest.first == end + 1 {
        end += 1
        rest.removeFirst()
      }
      edits.append(SourceEdit(range(start, end, elements), with: ""))
    }
    return edits
  }

  private static func range(_ start: Int, _ end: Int, _ elements: [SourceRange]) -> SourceRange {
    if end + 1 < elements.count { return SourceRange(elements[start].lowerBound, elements[end + 1].lowerBound) }
    if start > 0 { return SourceRange(elements[start - 1].upperBound, elements[end].upperBound) }
    return SourceRange(elements[start].lowerBound, elements[end].upperBound)
  }
}
