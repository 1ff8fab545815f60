extension Array where Element == String {
  /// The words as a sentence has them: `a, b and c`.
  public var sentence: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The first of the words, and how many more there are: `a, b and 3 more`; `nothing` where there is none.
  public func list(atMost count: Int) -> String {
    if isEmpty { return "nothing" }
    let words = prefix(count).joined(separator: ", ")
    return self.count > count ? "\(words) and \(self.count - count) more" : words
  }
}
