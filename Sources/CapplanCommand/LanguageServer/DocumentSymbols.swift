import CaptureModel
import JSONSource

/// The outline of a document: its keys, and in its lists each element by its id.
struct DocumentSymbols {
  private let document: OpenDocument
  private let tree: JSONDocument?
  private let client: ClientAbilities

  init(_ document: OpenDocument, _ analysis: DocumentAnalysis, _ client: ClientAbilities) {
    self.document = document
    tree = analysis.tree
    self.client = client
  }

  /// The symbols, nested if the client takes that.
  var answer: WireValue {
    guard let tree else { return [] }
    var symbols: [WireValue] = []
    for member in tree.members(of: tree.root) {
      let name = tree.string(of: member.key) ?? ""
      let children = tree.elements(of: member.value).enumerated().compactMap { index, element in
        tree.kind(of: element) == .object ? self.element(element, index, of: name, tree) : nil
      }
      let range = tree.memberRange(of: member)
      let kind = children.isEmpty ? 7 : 18
      symbols.append(symbol(name, nil, kind: kind, range, tree.range(of: member.key), in: nil, children))
      if !client.takesNestedSymbols { symbols += children }
    }
    return .list(symbols)
  }

  private func element(_ element: JSONValue, _ index: Int, of list: String, _ tree: JSONDocument) -> WireValue {
    func text(_ key: String) -> (text: String, range: SourceRange)? {
      guard let member = tree.member(key, of: element), let text = tree.string(of: member.value) else { return nil }
      return (text, tree.range(of: member.value))
    }
    let range = tree.range(of: element)
    let name = ["id", "rule", "op", "name"].lazy.compactMap { text($0) }.first
    let ends = [text("input"), text("output")].compactMap { $0?.text }.joined(separator: " → ")
    let detail = ["deviceType", "type", "position", "target"].compactMap { text($0)?.text }.joined(separator: " ")
    let shown = name?.text ?? (ends.isEmpty ? "\(list)[\(index)]" : ends)
    return symbol(
      shown.isEmpty ? "\(list)[\(index)]" : shown, detail.isEmpty ? nil : detail, kind: 19, range, name?.range ?? range,
      in: list, [])
  }

  private func symbol(
    _ name: String, _ detail: String?, kind: Int, _ range: SourceRange, _ selection: SourceRange, in list: String?,
    _ children: [WireValue]
  ) -> WireValue {
    let shown: (String, WireValue) = ("name", .text(name.isEmpty ? "\"\"" : name))
    guard client.takesNestedSymbols else {
      var members = [
        shown, ("kind", .integer(kind)),
        ("location", ["uri": .text(document.uri), "range": document.text.range(range)]),
      ]
      if let list { members.append(("containerName", .text(list))) }
      return .object(members)
    }
    var members = [
      shown, ("kind", .integer(kind)), ("range", document.text.range(range)),
      ("selectionRange", document.text.range(selection)),
    ]
    if let detail { members.append(("detail", .text(detail))) }
    if !children.isEmpty { members.append(("children", .list(children))) }
    return .object(members)
  }
}
