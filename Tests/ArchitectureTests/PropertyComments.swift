/// The documentation comments of properties and cases.
struct PropertyComments {
  /// Where a comment stands, and what it documents.
  struct Place: Hashable {
    let type: String
    let name: String
  }

  private var comments: [Place: [(file: String, text: String)]] = [:]

  /// The comments of some files; of each its first paragraph, in one line.
  init(_ files: [SourceFile]) {
    for file in files { note(file) }
  }

  /// What is said of a property of a type: in a file, if it says something there.
  func text(of name: String, in type: String, near file: SourceFile? = nil) -> String? {
    let found = comments[Place(type: type, name: name)] ?? []
    return (found.first { $0.file == file?.name } ?? found.first)?.text
  }

  /// What is said of a property of any type, those of the file itself first.
  func texts(of name: String, near file: SourceFile) -> [String] {
    let found = comments.filter { $0.key.name == name }.sorted { $0.key.type < $1.key.type }.flatMap(\.value)
    let own = found.filter { $0.file == file.name }
    return (own.isEmpty ? found : own).map(\.text)
  }

  private mutating func note(_ file: SourceFile) {
    // By their indentation, the types that are open.
    var types: [Int: String] = [:]
    var comment: [Substring] = []
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indentation)
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3))
        continue
      }
      let tokens = Token.list(of: String(text.prefix { $0 != "\"" }))
      if let word = tokens.firstIndex(where: { Self.typeWords.contains($0.text) }), word + 1 < tokens.count,
        tokens[word + 1].isWord
      {
        types = types.filter { $0.key < indentation }
        types[indentation] = tokens[word + 1].name
      } else if let type = types[indentation - 2] {
        for name in Self.names(in: tokens) {
          comments[Place(type: type, name: name), default: []].append((file.name, Self.paragraph(comment)))
        }
      }
      comment = []
    }
  }

  private static let typeWords: Set<Substring> = ["struct", "enum", "class", "extension", "protocol"]

  /// The properties or cases that a line declares.
  private static func names(in tokens: [Token]) -> [String] {
    guard let word = tokens.firstIndex(where: { ["var", "let", "case"].contains($0.text) }) else { return [] }
    let names = tokens[(word + 1)...].prefix { $0.isWord || $0.text == "," }.filter(\.isWord)
    return tokens[word].text == "case" ? names.map(\.name) : names.prefix(1).map(\.name)
  }

  /// The lines up to the first empty one, as one.
  private static func paragraph(_ lines: [Substring]) -> String {
    lines.prefix { !$0.isEmpty }.map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
