/// A Swift file that capplan prints: written by hand, with regions between marks that follow from keys and names.
///
/// The files lie in `Printed`, as they are printed for the oldest system. A region stands between
/// `// capplan: begin NAME` and `// capplan: end`; neither these lines nor those for the formatter are printed.
package struct PrintedFile: Sendable {
  private enum Part {
    /// Lines as they are printed; the last one ends with LF, too.
    case text(String)

    /// A region, and how deep its code stands.
    case region(String, depth: Int)

    /// A line that is not printed.
    case note(String)
  }

  private let parts: [Part]

  /// A file with its marks; the lines of its regions are passed over.
  package init(_ file: String) {
    var parts: [Part] = []
    var text = ""
    var isRegion = false
    for line in file.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let words = line.drop { $0 == " " }
      let depth = line.utf8.count - words.utf8.count
      if words.hasPrefix(Self.end) { isRegion = false }
      let isMark = words.hasPrefix(Self.begin) || words.hasPrefix(Self.end)
      guard isMark || words.hasPrefix(Self.formatter) else {
        if !isRegion { text += line + "\n" }
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.note(line + "\n"))
      guard words.hasPrefix(Self.begin) else { continue }
      parts.append(.region(String(words.dropFirst(Self.begin.count)), depth: depth / 4))
      isRegion = true
    }
    self.parts = text.isEmpty ? parts : parts + [.text(text)]
  }

  private static let begin = "// capplan: begin "
  private static let end = "// capplan: end"
  private static let formatter = "// swift-format-ignore"

  /// What is printed: `%1`, `%2`, … are replaced by values, regions by the code of their names at their depths.
  func text(_ values: [String], _ region: (_ name: String, _ depth: Int) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): SwiftText.filled(text, values)
      case .region(let name, let depth): region(name, depth)
      case .note: ""
      }
    }.joined()
  }

  /// The file with its marks, and with its regions made anew.
  package func file(_ region: (_ name: String, _ depth: Int) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text), .note(let text): text
      case .region(let name, let depth): region(name, depth)
      }
    }.joined()
  }
}
