import Testing

/// The part of Mermaid's flowcharts that capplan writes, as its documentation has it: a grammar of our own, since
/// Mermaid itself needs a browser.
enum MermaidGrammar {
  /// Checks that every line of a flowchart is a statement, that subgraphs are closed, and that links join known nodes.
  static func check(_ text: String) throws {
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let head = lines.first == #"%%{init: {"theme": "dark"}}%%"# ? 2 : 1
    #expect(lines.dropFirst(head - 1).first == "flowchart LR")
    var (depth, nodes) = (0, Set<String>())
    for line in lines.dropFirst(head) {
      if isColour(line) { continue }
      // Mermaid reads these words as statements wherever they stand, and changes the line's last character.
      #expect(!line.contains("style") && !line.contains("classDef"), "\(line)")
      if line.hasPrefix("accTitle: ") || line.hasPrefix("accDescr: ") {
        #expect(isInert(line.dropFirst(10)), "\(line)")
      } else if line == "end" {
        depth -= 1
      } else if line.hasPrefix("subgraph ") {
        depth += 1
        nodes.insert(try node(String(line.dropFirst(9)), line))
      } else if let arrow = [" -->", " -.->", " ---", " --x"].first(where: {
        line.contains($0) && !line.contains("[") || line.contains($0 + "|")
      }) {
        let parts = split(line, at: arrow)
        let target = try #require(parts.1.split(separator: "|").last.map { String($0.drop { $0 == " " }) })
        #expect(nodes.contains(parts.0) && nodes.contains(target), "\(line)")
        if parts.1.hasPrefix("|") {
          let label = parts.1.split(separator: "|")[0]
          #expect(label.hasPrefix("\"") && label.hasSuffix("\"") && isInert(label.dropFirst().dropLast()), "\(line)")
        }
      } else {
        nodes.insert(try node(line, line))
      }
      #expect(depth == 0 || depth == 1, "\(line)")
    }
    #expect(depth == 0)
  }

  /// Whether it is a colour of a node or of a link, of a form that no name can bring in.
  private static func isColour(_ line: String) -> Bool {
    let colours = /(stroke|color):#[0-9a-f]{6}(,stroke:#[0-9a-f]{6})?/
    let words = line.split(separator: " ")
    guard words.count == 3, words[2].wholeMatch(of: colours) != nil else { return false }
    return words[0] == "style" && words[1].wholeMatch(of: /b[0-9]+|errors/) != nil
      || words[0] == "linkStyle" && words[1].wholeMatch(of: /[0-9]+/) != nil
  }

  /// `b1["label"]`, `b1(["label"])` or `b1{{"label"}}`: its id.
  private static func node(_ text: String, _ line: String) throws -> String {
    let id = text.prefix { $0.isLetter || $0.isNumber }
    let rest = text.dropFirst(id.count)
    let shape = try #require(
      [("[\"", "\"]"), ("([\"", "\"])"), ("{{\"", "\"}}")].first { rest.hasPrefix($0.0) && rest.hasSuffix($0.1) },
      "\(line)")
    #expect(!id.isEmpty && isInert(rest.dropFirst(shape.0.count).dropLast(shape.1.count)), "\(line)")
    return String(id)
  }

  /// Whether a label has no character of the language but the entities and line breaks that capplan writes.
  private static func isInert(_ label: Substring) -> Bool {
    var rest = label
    while let character = rest.first {
      if rest.hasPrefix("<br/>") {
        rest = rest.dropFirst(5)
      } else if character == "#" {
        guard let end = rest.firstIndex(of: ";"),
          rest[rest.index(after: rest.startIndex)..<end].allSatisfy({ $0.isLetter || $0.isNumber })
        else { return false }
        rest = rest[rest.index(after: end)...]
      } else {
        if "\"<>&`[]{}|;\\%*_@$".contains(character) { return false }
        rest = rest.dropFirst()
      }
    }
    return true
  }

  private static func split(_ line: String, at arrow: String) -> (String, String) {
    var index = line.startIndex
    while !line[index...].hasPrefix(arrow) { index = line.index(after: index) }
    return (String(line[..<index]), String(line[index...].dropFirst(arrow.count)))
  }
}
