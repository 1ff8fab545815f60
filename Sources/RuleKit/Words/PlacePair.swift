public import JSONSource

/// Two places that a finding is about: it stands at the later one, and a note tells what is at the earlier.
public struct PlacePair {
  /// The later place.
  public let later: SourceRange

  /// What is at the earlier place.
  public let note: Finding.Note

  /// Two places, each with what a note says of it.
  public init(_ first: SourceRange, _ what: String, _ second: SourceRange, _ other: String) {
    let isFirstEarlier = first < second
    later = isFirstEarlier ? second : first
    note = Finding.Note(isFirstEarlier ? what : other, at: isFirstEarlier ? first : second)
  }
}
