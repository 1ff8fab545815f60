/// Finds the JSON Pointers of many places in one document; `PointerIndex` goes the other way.
///
/// It returns the same as `JSONDocument.pointer(to:)`, but remembers where the children of large values start: a
/// look-up is O(log children) on each level.
package struct PointerFinder: Sendable {
  private static let smallCount = 16

  private let document: JSONDocument

  /// For values with many children, the nodes of those children; for objects, of their keys.
  private var children: [Int: [Int]] = [:]

  package init(_ document: JSONDocument) { self.document = document }

  /// The pointer of the deepest value or member with a range inside its key or value; `""` is the root.
  package mutating func pointer(to range: SourceRange) -> String {
    var pointer = ""
    var parent = 0
    while let child = child(of: parent, containing: range) {
      pointer += "/" + child.token
      guard document.nodes[child.value].range.contains(range) else { break }
      parent = child.value
    }
    return pointer
  }

  private mutating func child(of parent: Int, containing range: SourceRange) -> (value: Int, token: String)? {
    let node = document.nodes[parent]
    guard node.kind == .object || node.kind == .array, node.count > 0 else { return nil }
    let step = node.kind == .object ? 1 : 0
    let list = childList(of: parent, step: step)
    var index = list.partitioningIndex { Int(document.nodes[$0 + step].end) >= range.lowerBound }
    // An empty range may be at the end of one child and inside the next one.
    while index < list.count, Int(document.nodes[list[index]].start) <= range.lowerBound {
      let (key, value) = (list[index], list[index] + step)
      if SourceRange(Int(document.nodes[key].start), Int(document.nodes[value].end)).contains(range) {
        return (
          value, step == 0 ? String(index) : JSONPointer.token(of: document.string(of: JSONValue(index: key)) ?? "")
        )
      }
      index += 1
    }
    return nil
  }

  private mutating func childList(of parent: Int, step: Int) -> [Int] {
    if let known = children[parent] { return known }
    var list: [Int] = []
    list.reserveCapacity(document.nodes[parent].count)
    var upcoming = parent + 1
    for _ in 0..<document.nodes[parent].count {
      list.append(upcoming)
      upcoming = Int(document.nodes[upcoming + step].next)
    }
    if list.count > Self.smallCount { children[parent] = list }
    return list
  }
}
