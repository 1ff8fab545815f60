/// What makes a key of a document, as it stands in a source: an entry of a visitor, a `Field` or a `ReportKey`.
struct KeyEntry {
  /// The file that it stands in.
  let file: SourceFile

  /// The type whose extension it stands in.
  let type: String

  /// The key; `nil` where it is not a literal.
  let name: String?

  /// What stands behind `about:`: a literal, or the name of a constant.
  let about: About

  /// The one property that its value goes to; `nil` where it goes to several, or to none.
  let property: String?

  /// A sentence on a key.
  enum About: Hashable {
    case literal(String)
    case constant(String)
  }

  private static let calls = [
    "keys.key(", "keys.fact(", "keys.trait(", "keys.read(", "keys.group(", "Field(", "ReportKey(",
  ]

  /// The entries of a file that have a description, in order.
  static func all(in file: SourceFile) -> [KeyEntry] {
    let text = Array(file.text.utf8)
    var entries: [KeyEntry] = []
    var type = ""
    for index in text.indices {
      if index == 0 || text[index - 1] == UInt8(ascii: "\n"), let name = Self.extended(in: text[index...]) {
        type = name
      }
      guard let call = calls.first(where: { text[index...].starts(with: $0.utf8) }),
        let end = close(of: index + call.utf8.count - 1, in: text)
      else { continue }
      let arguments = String(decoding: text[(index + call.utf8.count)..<end], as: UTF8.self)
      guard let about = About(in: arguments) else { continue }
      let start = text[(end + 1)...].firstIndex { $0 > UInt8(ascii: " ") } ?? end
      let isClosure = start < text.count && text[start] == UInt8(ascii: "{") && !call.hasPrefix("keys.group")
      let closure = isClosure ? close(of: start, in: text).map { text[start...$0] } : nil
      entries.append(
        KeyEntry(
          file: file, type: type, name: literal(in: arguments), about: about,
          property: closure.flatMap { property(in: String(decoding: $0, as: UTF8.self)) }))
    }
    return entries
  }

  /// The type at the start of a line that begins a type or an extension.
  private static func extended(in text: ArraySlice<UInt8>) -> String? {
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let word = words.firstIndex(where: { ["extension", "struct", "enum"].contains($0) }), word < 3,
      word + 1 < words.count, !line.hasPrefix(" "), !line.hasPrefix("/")
    else { return nil }
    return String(words[word + 1])
  }

  /// Where the parenthesis or brace at a place is closed; what stands in literals does not count.
  private static func close(of start: Int, in text: [UInt8]) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\"") {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The literal that the text begins with.
  static func literal(in text: some StringProtocol) -> String? {
    let text = text.drop { $0.isWhitespace }
    guard text.first == "\"" else { return nil }
    return String(text.dropFirst().prefix { $0 != "\"" })
  }

  /// The property of `{ $1(&$0.width) }`, `{ $0.width = $1 }` and `{ $0.parts.width = $1.value }`.
  private static func property(in closure: String) -> String? {
    let pieces = closure.components(of: "$0.")
    guard pieces.count > 1, !pieces[0].hasSuffix("(") else { return nil }
    let path = pieces[1].prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    let rest = pieces[1].dropFirst(path.count)
    guard rest.hasPrefix(")") || rest.hasPrefix(" =") else { return nil }
    return path.split(separator: ".").last.map(String.init)
  }
}

extension KeyEntry.About {
  /// What stands behind `about:` among the arguments of a call; `nil` where they have none.
  fileprivate init?(in arguments: String) {
    let pieces = arguments.components(of: "about:")
    guard pieces.count > 1 else { return nil }
    let text = pieces[1].drop { $0.isWhitespace }
    if let literal = KeyEntry.literal(in: text) {
      self = .literal(literal)
    } else {
      let path = text.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      self = .constant(String(path.split(separator: ".").last ?? ""))
    }
  }
}

extension String {
  /// What stands between the places of a part.
  fileprivate func components(of part: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      found.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return found + [String(rest)]
  }
}
