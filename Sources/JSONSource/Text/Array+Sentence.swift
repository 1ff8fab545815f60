extension Array where Element == String {
  /// The words as a sentence has them: `a, b and c`.
  public var sentence: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
