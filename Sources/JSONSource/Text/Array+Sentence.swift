extension Array where Element == String {
  /// The words in a sentence: `a, b and c`.
  public var sentence: String {
    guard let last, count > 1 else { return first ?? "" }
    return Array(dropLast()).text(separatedBy: ", ") + " and " + last
  }

  /// The words with a separator between them.
  ///
  /// Nearly every check joins a few words. The standard library's `joined` spends most of its time looking up types.
  public func text(separatedBy separator: String) -> String {
    var text = first ?? ""
    for word in dropFirst() {
      text += separator
      text += word
    }
    return text
  }

  /// The first words and the number of the others: `a, b and 3 more`; `nothing` if there are none.
  public func list(atMost count: Int) -> String {
    if isEmpty { return "nothing" }
    let words = prefix(count).joined(separator: ", ")
    return self.count > count ? "\(words) and \(self.count - count) more" : words
  }
}
