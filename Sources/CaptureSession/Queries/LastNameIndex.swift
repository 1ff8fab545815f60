/// Finds the last index of a name in a list: a few names are compared one by one, and many have a table.
struct LastNameIndex {
  private let count: Int
  private var table: [String: Int] = [:]

  /// An index of so many names.
  init(_ count: Int, _ name: (Int) -> String) {
    self.count = count
    guard !isShort else { return }
    for index in 0..<count { table[name(index)] = index }
  }

  private var isShort: Bool { count <= 8 }

  /// The last index at which the list, the same as before, has a name.
  func last(of sought: String, _ name: (Int) -> String) -> Int? {
    isShort ? (0..<count).last { name($0) == sought } : table[sought]
  }
}
