extension Array where Element == String {
  /// The words as a sentence has them: `a, b and c`.
  public var sentence: String {
    guard let last, count > 1 else { return first ?? "" }
    return Array(dropLast()).text(separatedBy: ", ") + " and " + last
  }

  /// The words with a separator between them.
  ///
  /// Nearly every check joins a few words; to find the types of the library's own join takes longer than all the rest of it.
  public func text(separatedBy separator: String) -> String {
    var text = first ?? ""
    for word in dropFirst() {
      text += separator
      text += word
    }
    return text
  }

  /// The first of the words, and how many more there are: `a, b and 3 more`; `nothing` where there is none.
  public func list(atMost count: Int) -> String {
    if isEmpty { return "nothing" }
    let words = prefix(count).joined(separator: ", ")
    return self.count > count ? "\(words) and \(self.count - count) more" : words
  }
}
