/// A line of text in a box, for writers that draw boxes.
struct DrawingRow {
  /// What the row shows.
  enum Kind {
    case title, fact, planned, inlet(Int), detail, outlet(Int), mark(Int)
  }

  let kind: Kind
  let text: String
}

extension Drawing {
  /// The longest text of a row; only a single word, such as the name of a key, may be longer.
  static let longestRow = 38

  /// The longest word that isn't cut.
  static let longestWord = 48

  /// The name of a box in lines; only one of more than three lines is cut, in its middle.
  static func titleLines(_ id: String) -> [String] {
    let name = TextLayout.middle(of: TerminalText.escaped(id), upTo: 3 * longestTitle)
    return name.isEmpty ? [""] : TextLayout.fold(name, width: longestTitle)
  }

  private static let longestTitle = 28

  /// The rows of a box, from top to bottom. Texts that are too long are cut; facts are broken.
  func rows(of index: Int) -> [DrawingRow] {
    let box = boxes[index]
    var rows = Self.titleLines(box.id).map { DrawingRow(kind: .title, text: $0) }
    func add(_ kind: DrawingRow.Kind, _ text: String, indent: Int = 0) {
      let lines = TextLayout.wrap(TerminalText.escaped(text), width: Self.longestRow - indent)
      for line in lines.prefix(4) {
        let cut = TextLayout.cut(line, to: Self.longestWord - indent)
        rows.append(DrawingRow(kind: kind, text: TextLayout.blanks(indent) + cut))
      }
    }
    for fact in box.facts { add(.fact, fact) }
    if let change = box.change { add(.planned, change) }
    for mark in box.marks { add(.mark(mark), words(ofMark: mark)) }
    for (port, inlet) in box.inlets.enumerated() {
      rows.append(
        DrawingRow(
          kind: .inlet(port), text: TextLayout.middle(of: TerminalText.escaped(inlet.text), upTo: Self.longestRow)))
      for fact in inlet.facts { add(.detail, fact, indent: 2) }
      for mark in inlet.marks { add(.mark(mark), words(ofMark: mark), indent: 2) }
    }
    for (port, outlet) in box.outlets.enumerated() {
      rows.append(
        DrawingRow(
          kind: .outlet(port), text: TextLayout.middle(of: TerminalText.escaped(outlet.text), upTo: Self.longestRow)))
    }
    return rows
  }
}
