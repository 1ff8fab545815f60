/// A line of a shape: `Field("lens", …, about: "The lens") { $1(&$0.lens) }`.
struct KeyLine: Sendable {
  /// The type that the line stands in.
  let type: String

  /// The key.
  let key: String

  /// The property that takes the value; `nil` where none does.
  let property: String?

  /// The sentence, where it is written in the line itself.
  let sentence: String?

  /// The lines of a file, in their order.
  static func lines(of file: SourceFile) -> [KeyLine] {
    let parts = file.text.split(separator: "Field(")
    var type = lastType(in: parts.first ?? "") ?? ""
    return parts.dropFirst().map { part in
      defer { type = lastType(in: part) ?? type }
      let taking = part.ranges(of: "$1(&$0.").first.map { part[$0.upperBound...].prefix { $0 != ")" } }
      return KeyLine(
        type: type, key: quoted(in: part), property: taking?.split(separator: ".").last.map(String.init),
        sentence: part.ranges(of: "about: \"").first.map { quoted(in: part[$0.lowerBound...]) })
    }
  }

  private static func quoted(in text: Substring) -> String {
    let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : ""
  }

  private static func lastType(in text: Substring) -> String? {
    text.split(separator: "\n").compactMap(typeName).last
  }

  /// The type that a line opens: a declaration or an extension outside of all others.
  static func typeName(_ line: Substring) -> String? {
    guard !line.hasPrefix(" ") else { return nil }
    let words = line.split { $0 == " " || $0 == ":" }
    guard let index = words.firstIndex(where: { ["extension", "struct", "enum"].contains($0) }), index < 2,
      index + 1 < words.count
    else { return nil }
    return String(words[index + 1])
  }
}
