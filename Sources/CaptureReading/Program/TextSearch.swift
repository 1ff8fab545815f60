extension String {
  /// Whether it holds another text. O(length × length of the other); for names. The standard library's search links the
  /// engine of regular expressions.
  func holds(_ text: String) -> Bool {
    let (own, other) = (Array(utf8), Array(text.utf8))
    guard other.count <= own.count else { return false }
    return (0...own.count - other.count).contains { own[$0..<$0 + other.count].elementsEqual(other) }
  }
}
