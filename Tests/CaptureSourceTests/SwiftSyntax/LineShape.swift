/// The shape of a line of Swift: what is left of it without names, strings and numbers. Lines of one shape compile alike.
enum LineShape {
  /// Those of some sources that add at least so many shapes to those of the longer ones.
  static func covering(_ sources: [String], adding least: Int) -> [String] {
    let longestFirst = sources.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
      .map { (text: $0, lines: Set($0.split(separator: "\n"))) }
    let all = longestFirst.reduce(into: Set<Substring>()) { $0.formUnion($1.lines) }
    let tokens = Dictionary(uniqueKeysWithValues: all.map { ($0, Self.tokens(of: $0)) })
    let names = Set(tokens.values.flatMap(declared))
    let shapes = tokens.mapValues { shape(of: $0, without: names) }
    var shown: Set<[Substring]> = []
    return longestFirst.filter { source in
      let own = Set(source.lines.compactMap { shapes[$0] })
      guard own.subtracting(shown).count >= least else { return false }
      shown.formUnion(own)
      return true
    }.map(\.text)
  }

  /// The names that a line declares.
  private static func declared(by tokens: [Substring]) -> [Substring] {
    zip(tokens, tokens.dropFirst()).filter { ["let", "var"].contains($0.0) }.map(\.1)
  }

  /// The tokens without the names, but with the members of that name.
  private static func shape(of tokens: [Substring], without names: Set<Substring>) -> [Substring] {
    zip([""] + tokens, tokens).map { before, token in before != "." && names.contains(token) ? "name" : token }
  }

  /// The words and signs of a line, any number as 0 and any string as a quote; nothing of a comment.
  private static func tokens(of line: Substring) -> [Substring] {
    var tokens: [Substring] = []
    var rest = line
    while let first = rest.first, !rest.hasPrefix("//") {
      if first.isNumber {
        tokens.append("0")
        rest = rest.drop { $0.isNumber || $0 == "_" }
      } else if first.isLetter {
        tokens.append(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest[tokens[tokens.count - 1].endIndex...]
      } else if first == "\"" {
        tokens.append("\"")
        rest = afterString(rest.dropFirst())
      } else {
        if first != " " { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }

  /// What follows the string that a text is the rest of.
  private static func afterString(_ text: Substring) -> Substring {
    var isEscaped = false
    let end = text.firstIndex { character in
      defer { isEscaped = !isEscaped && character == "\\" }
      return character == "\"" && !isEscaped
    }
    return end.map { text[$0...].dropFirst() } ?? ""
  }
}
