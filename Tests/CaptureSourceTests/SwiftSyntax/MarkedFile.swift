/// A Swift file of `Printed` as it lies there: written by hand, with regions between marks that follow from keys and names.
///
/// A region stands between `// capplan: begin NAME` and `// capplan: end`; neither these lines nor those for the formatter
/// are printed.
struct MarkedFile {
  enum Part {
    /// Lines as they are printed; the last one ends with LF, too.
    case text(String)

    /// A region, and how deep its code stands.
    case region(String, depth: Int)

    /// A line that is not printed.
    case note(String)
  }

  let parts: [Part]

  /// A file with its marks; the lines of its regions are passed over.
  init(_ file: String) {
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

  /// The file with its marks, and with its regions made anew.
  func file(_ region: (_ name: String, _ depth: Int) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text), .note(let text): text
      case .region(let name, let depth): region(name, depth)
      }
    }.joined()
  }

  /// The parts that are printed, as a Swift file has them; where one of the values stands, it is filled in.
  func packed(_ values: [String]) -> String {
    var packed = ""
    // What follows on each other is one text.
    var text = ""
    func close() {
      if !text.isEmpty { packed += "    .text(\n      ##\"\"\"\n\(text)\n\"\"\"##),\n" }
      text = ""
    }
    for part in parts {
      switch part {
      case .note: continue
      case .text(let all):
        for (part, value) in Self.pieces(of: all, values) {
          text += part
          guard let value else { continue }
          close()
          packed += "    .value(\(value)),\n"
        }
      case .region(let name, let depth):
        close()
        packed += "    .region(\"\(name)\", depth: \(depth)),\n"
      }
    }
    close()
    return packed
  }

  /// A text cut where values stand: each piece with the number of the value behind it, the last one without.
  private static func pieces(of text: String, _ values: [String]) -> [(String, Int?)] {
    var pieces: [(String, Int?)] = []
    var rest = text[...]
    while let next = values.indices.compactMap({ value in rest.firstRange(of: values[value]).map { (value, $0) } })
      .min(by: { $0.1.lowerBound < $1.1.lowerBound })
    {
      pieces.append((String(rest[..<next.1.lowerBound]), next.0))
      rest = rest[next.1.upperBound...]
    }
    return pieces + [(String(rest), nil)]
  }
}
