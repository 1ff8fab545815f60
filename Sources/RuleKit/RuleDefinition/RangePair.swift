public import JSONSource

/// The two places of a finding: it is reported at the later one, with a note at the earlier one.
public struct RangePair {
  /// The later range in the text: the place of the finding.
  public let later: SourceRange

  /// The note at the earlier range.
  public let note: Finding.Note

  /// Two ranges in any order, each with the text for a note there.
  public init(_ first: SourceRange, _ what: String, _ second: SourceRange, _ other: String) {
    let isFirstEarlier = first < second
    later = isFirstEarlier ? second : first
    note = Finding.Note(isFirstEarlier ? what : other, at: isFirstEarlier ? first : second)
  }
}
