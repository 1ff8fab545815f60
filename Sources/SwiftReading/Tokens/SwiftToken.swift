/// A word, literal or sign of Swift source.
struct SwiftToken: Sendable {
  /// What a token is.
  enum Kind: Sendable {
    /// A name or keyword.
    case word

    /// A name in backquotes, which is no keyword.
    case quotedWord

    /// A number.
    case number

    /// A string without interpolations; its text is the content.
    case string

    /// A string with interpolations.
    case interpolated

    /// An operator of any length.
    case sign

    /// A bracket, comma, semicolon, colon, or `#` and `@` with their words.
    case mark
  }

  let kind: Kind
  let text: String
  let line: Int

  /// The column of the first byte, from 0.
  let column: Int

  /// Whether it is the first of its line.
  let startsLine: Bool

  /// Whether a blank or the start of a line stands before it.
  let hasSpaceBefore: Bool

  /// Whether a blank, the end of a line or a closing mark follows it.
  var hasSpaceAfter = false

  /// Whether it is this keyword or mark.
  func isA(_ text: String) -> Bool {
    switch kind {
    case .word, .sign, .mark: self.text == text
    case .quotedWord, .number, .string, .interpolated: false
    }
  }
}
