import JSONSource
import RuleKit

/// The text of a usage description.
struct ReasonText {
  let text: String

  init(_ text: String) { self.text = text }

  func emit(_ key: String, at range: SourceRange, _ report: inout Emitter) {
    guard let label else { return }
    report.emit(
      "\(key) does not tell people why: \"\(text)\"", at: range, label: label,
      help: "say what the app does with it, as in \"Films the street for your map.\"")
  }

  /// The problem with the text; `nil` if there is none.
  private var label: String? {
    let isLatin = text.isASCII
    let words =
      isLatin
      ? Self.words(inASCII: text.lowercased())
      : text.unicodeScalars.split(whereSeparator: Self.isBlank).map { String($0).lowercased() }
    if words.isEmpty { return "no reason" }
    if words.contains(where: { Self.isListed($0, in: Self.placeholders) }) { return "a placeholder" }
    // Scripts other than Latin may not put spaces between words, so the words can't be judged.
    guard isLatin else { return nil }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let isBare = words.allSatisfy { word in
      Self.isListed(String(decoding: word.utf8.filter(letters.contains), as: UTF8.self), in: Self.fillers)
    }
    return words.count == 1 || isBare ? "says too little" : nil
  }

  /// The words of a text with one byte per character.
  private static func words(inASCII text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      bytes.split { isBlank(Unicode.Scalar($0)) }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == " " || (0x9...0xD).contains(scalar.value) : scalar.properties.isWhitespace
  }

  private static func isListed(_ word: String, in list: [String]) -> Bool {
    // Nearly every graph has such a text. Comparing lengths first is fast, because most words differ in length.
    list.contains { $0.utf8.count == word.utf8.count && $0 == word }
  }

  // Arrays, because searching them is faster than building a set.
  private static let placeholders = [
    "todo", "todo:", "tbd", "fixme", "lorem", "placeholder", "xxx", "asdf",
  ]

  /// Words that add nothing to the key's name.
  private static let fillers = [
    "", "a", "access", "allow", "app", "application", "audio", "camera", "description", "for", "is", "library", "mic",
    "microphone", "need", "needed", "needs", "of", "our", "permission", "photo", "photos", "please", "productname",
    "reason", "required", "requires", "test", "the", "this", "to", "usage", "use", "used", "uses", "video", "want",
    "wants", "we", "your",
  ]
}
