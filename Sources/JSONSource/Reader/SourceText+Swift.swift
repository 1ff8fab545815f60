extension SourceText {
  /// Words that start a Swift file after its comments.
  private static let swiftWords: Set<String> = [
    "import", "@preconcurrency", "@testable", "@main", "#if", "let", "var", "func", "final", "class", "struct", "enum",
    "extension", "actor", "protocol", "public", "private", "internal", "open", "package", "fileprivate", "typealias",
  ]

  /// The first line of code, if the text starts like Swift or the file has a Swift name. Use it only for texts that
  /// aren't JSON.
  var swiftLine: SourceRange? {
    var start = 0
    var isComment = false
    // The first lines are enough; a list of all lines of a large text would fill memory.
    for line in bytes.prefix(1 << 16).split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: line.prefix(200), as: UTF8.self)
      let words = text.split(whereSeparator: \.isWhitespace)
      defer { start += line.count + 1 }
      guard let first = words.first else { continue }
      if isComment || first.hasPrefix("/*") {
        isComment = !words.contains { $0.hasSuffix("*/") }
        continue
      }
      if first.hasPrefix("//") { continue }
      guard name.hasSuffix(".swift") || Self.swiftWords.contains(String(first)) else { return nil }
      let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let end = line.last == 0x0D ? line.count - 1 : line.count
      return SourceRange(start + blanks, start + end)
    }
    return nil
  }
}
