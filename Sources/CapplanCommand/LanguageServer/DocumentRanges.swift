import JSONSource

/// The ranges of a document's objects and lists.
struct DocumentRanges {
  private let text: EditorText
  private let tree: JSONDocument?

  init(_ document: OpenDocument, _ analysis: DocumentAnalysis) {
    (text, tree) = (document.text, analysis.tree)
  }

  /// Objects and lists of several lines; the line of the closing bracket stays in sight.
  var folds: WireValue {
    var folds: [WireValue] = []
    for node in tree?.nodes ?? [] where node.kind == .object || node.kind == .array {
      let (first, last) = (text.line(of: Int(node.start)), text.line(of: max(Int(node.start), Int(node.end) - 1)) - 1)
      if last > first { folds.append(["startLine": .integer(first), "endLine": .integer(last)]) }
    }
    return .list(folds)
  }

  /// For each offset, the ranges around it, each inside the next larger one.
  func selections(at offsets: [Int]) -> WireValue { .list(offsets.map { selection(at: $0) }) }

  private func selection(at offset: Int) -> WireValue {
    var ranges: [SourceRange] = []
    func add(_ range: SourceRange) {
      if range.lowerBound <= offset, offset <= range.upperBound, ranges.last != range { ranges.append(range) }
    }
    add(SourceRange(0, text.bytes.count))
    if let tree { descend(tree, add, offset) }
    var selection: WireValue = .null
    for range in ranges {
      let own = ("range", text.range(range))
      if case .null = selection {
        selection = .object([own])
      } else {
        selection = .object([own, ("parent", selection)])
      }
    }
    return selection
  }

  private func descend(_ tree: JSONDocument, _ add: (SourceRange) -> Void, _ offset: Int) {
    func holds(_ range: SourceRange) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
    var value: JSONValue? = tree.root
    while let here = value, holds(tree.range(of: here)) {
      add(tree.range(of: here))
      value = nil
      if tree.nodes[here.index].kind == .string {
        add(SourceRange(tree.nodes[here.index].contentStart, tree.nodes[here.index].contentEnd))
      }
      for member in tree.members(of: here) where holds(tree.memberRange(of: member)) {
        add(tree.memberRange(of: member))
        value = holds(tree.range(of: member.key)) ? member.key : member.value
        break
      }
      if value == nil { value = tree.elements(of: here).first { holds(tree.range(of: $0)) } }
    }
  }
}
