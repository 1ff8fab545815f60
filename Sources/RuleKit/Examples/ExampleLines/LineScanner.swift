/// Reads the characters of an example line.
struct LineScanner {
  /// A word, which may be marked.
  struct Word: Equatable {
    let text: String
    let isMarked: Bool

    /// The place of its first letter.
    let offset: Int
  }

  let line: String
  private let characters: [Character]
  private(set) var offset = 0

  init(_ line: String) {
    self.line = line
    characters = Array(line)
  }

  /// The next character; `nil` at the end.
  var next: Character? { offset < characters.count ? characters[offset] : nil }

  /// The next character that is not the begin of a mark.
  var nextUnmarked: Character? { characters[offset...].first { $0 != "⟦" } }

  /// Whether a text comes next.
  func sees(_ text: String) -> Bool { characters[offset...].starts(with: text) }

  /// Whether nothing but blanks stands before a text.
  func seesAfterBlanks(_ text: String) -> Bool { characters[offset...].drop { $0 == " " }.starts(with: text) }

  /// Steps over a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard sees(text) else { return false }
    offset += text.count
    return true
  }

  mutating func skipBlanks() {
    while next == " " { offset += 1 }
  }

  /// Whether the marked part that begins here has several words.
  var marksSeveralWords: Bool {
    guard next == "⟦" else { return false }
    var depth = 0
    for character in characters[offset...] {
      switch character {
      case "⟦": depth += 1
      case "⟧": depth -= 1
      case " " where depth == 1: return true
      default: break
      }
      if depth == 0 { return false }
    }
    return false
  }

  /// A refusal at the current place, or at an earlier one.
  func refusal(_ expected: String, at place: Int? = nil) -> ExampleLineFault {
    ExampleLineFault(line: line, offset: place ?? offset, expected: expected)
  }

  /// Closes a mark that was opened.
  mutating func close(_ isMarked: Bool) throws(ExampleLineFault) {
    if isMarked, !take("⟧") { throw refusal("⟧") }
  }

  /// Digits, which may be marked.
  mutating func digits() throws(ExampleLineFault) -> Word {
    try word("digits") { $0.isNumber || $0 == "." }
  }

  /// Whether a mark begins here that holds nothing but digits.
  var marksDigits: Bool {
    next == "⟦" && characters[(offset + 1)...].first { !$0.isNumber && $0 != "." } == "⟧"
  }

  /// A word of letters, digits, `_` and `-`, such as a key or an id.
  mutating func name(_ expected: String) throws(ExampleLineFault) -> Word {
    try word(expected) { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }

  /// A word that ends before a blank or a bracket.
  mutating func text(_ expected: String) throws(ExampleLineFault) -> Word {
    try word(expected) { !" |,()[]=⟦⟧'".contains($0) }
  }

  private mutating func word(
    _ expected: String, _ belongs: (Character) -> Bool
  ) throws(ExampleLineFault) -> Word {
    let isMarked = take("⟦")
    let start = offset
    while let next, belongs(next), !sees("->") { offset += 1 }
    guard offset > start else { throw refusal(expected) }
    let text = String(characters[start..<offset])
    try close(isMarked)
    return Word(text: text, isMarked: isMarked, offset: start)
  }

  /// A text in single quotes.
  mutating func quotedText() throws(ExampleLineFault) -> String {
    guard take("'") else { throw refusal("'") }
    let start = offset
    while let next, next != "'" { offset += 1 }
    let text = String(characters[start..<offset])
    guard take("'") else { throw refusal("' at the end of the text") }
    return text
  }
}
