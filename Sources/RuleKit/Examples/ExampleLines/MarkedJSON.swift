import JSONSource

/// A JSON value of an example, which may be marked.
struct MarkedJSON: Equatable {
  /// The kinds of values.
  indirect enum Content: Equatable {
    case object([Member])
    case list([MarkedJSON])

    /// A string, number, Boolean or null, as JSON writes it.
    case literal(String)
  }

  /// A key with its value.
  struct Member: Equatable {
    let key: String
    var isKeyMarked = false
    var value: MarkedJSON
  }

  var content: Content
  var isMarked = false

  init(_ content: Content, isMarked: Bool = false) {
    self.content = content
    self.isMarked = isMarked
  }

  /// A string.
  static func string(_ text: String, isMarked: Bool = false) -> MarkedJSON {
    MarkedJSON(.literal(JSONString.quoted(text)), isMarked: isMarked)
  }

  /// A word with its mark, as a string.
  static func string(_ word: LineScanner.Word) -> MarkedJSON { .string(word.text, isMarked: word.isMarked) }

  /// An object that has no marked keys.
  static func object(_ members: [(String, MarkedJSON)]) -> MarkedJSON {
    MarkedJSON(.object(members.map { Member(key: $0, value: $1) }))
  }
}
