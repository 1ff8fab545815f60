public import JSONSource

/// Two ranges that a finding is about: it stands at the later one, and its note at the earlier says what is there.
public struct RangePair {
  /// The range that comes later in the text: where the finding stands.
  public let later: SourceRange

  /// The note at the other range, with what is said of that one.
  public let note: Finding.Note

  /// Two ranges in any order, each with what a note would say of it.
  public init(_ first: SourceRange, _ what: String, _ second: SourceRange, _ other: String) {
    let isFirstEarlier = first < second
    later = isFirstEarlier ? second : first
    note = Finding.Note(isFirstEarlier ? what : other, at: isFirstEarlier ? first : second)
  }
}
