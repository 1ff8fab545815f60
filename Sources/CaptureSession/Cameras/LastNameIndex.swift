/// Finds the last index of a name in a list: compares a few names one by one, and makes a table for many.
struct LastNameIndex {
  private let count: Int
  private var table: [String: Int] = [:]

  /// An index of this many names.
  init(_ count: Int, _ name: (Int) -> String) {
    self.count = count
    guard !isShort else { return }
    for index in 0..<count { table[name(index)] = index }
  }

  private var isShort: Bool { count <= 8 }

  /// The last index of a name; the list must be the same as for `init`.
  func last(of sought: String, _ name: (Int) -> String) -> Int? {
    isShort ? (0..<count).last { name($0) == sought } : table[sought]
  }
}
