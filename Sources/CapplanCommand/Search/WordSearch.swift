/// A search for words in texts of any spelling: `live photo` is found in `livePhotoCaptureEnabled`.
struct WordSearch {
  /// The words in lower case. The last one is in the singular, and also matches the beginning of a longer word.
  private let words: [String]

  /// Whether the words may be apart from each other; not if they are spelled as one name.
  private let mayStandApart: Bool

  /// A search for the words of a text; `nil` if it has none.
  init?(_ text: String) {
    var words = Self.words(of: text)
    guard let last = words.last else { return nil }
    if last.hasSuffix("s"), last.count > 4 { words[words.count - 1].removeLast() }
    self.words = words
    mayStandApart = text.contains(" ")
  }

  /// The elements with texts that contain the words: side by side if any element has them so, otherwise anywhere.
  func among<Element>(_ elements: [Element], text: (Element) -> [String]) -> [Element] {
    let read = elements.map { (element: $0, words: text($0).map(Self.words)) }
    let together = read.filter { $0.words.contains(where: hasInOrder) }
    let found = together.isEmpty && mayStandApart ? read.filter { hasAll(of: $0.words.flatMap { $0 }) } : together
    return found.map(\.element)
  }

  private func hasInOrder(_ text: [String]) -> Bool {
    guard text.count >= words.count else { return false }
    return (0...(text.count - words.count)).contains { start in
      words.indices.allSatisfy { index in
        let word = text[start + index]
        return index == words.count - 1 ? word.hasPrefix(words[index]) : word == words[index]
      }
    }
  }

  private func hasAll(of text: [String]) -> Bool {
    words.allSatisfy { word in text.contains { $0.hasPrefix(word) } }
  }

  /// The words of a text in lower case; a capital letter after a small one starts a new word.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in text {
      let isPart = character.isLetter || character.isNumber
      if !word.isEmpty, !isPart || character.isUppercase && wasSmall {
        words.append(word.lowercased())
        word = ""
      }
      if isPart { word.append(character) }
      wasSmall = character.isLowercase
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
