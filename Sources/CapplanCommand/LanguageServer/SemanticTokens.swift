import CaptureModel
import JSONSource

/// The semantic tokens of a graph: its ids, where they are used, and names of AVFoundation.
struct SemanticTokens {
  /// The types of tokens, by their numbers.
  static let types = ["variable", "enumMember"]

  /// The modifiers of tokens, by their bits.
  static let modifiers = ["declaration"]

  private let text: EditorText
  private var tokens: [(range: SourceRange, type: Int, modifiers: Int)] = []

  init(_ document: OpenDocument, _ analysis: DocumentAnalysis) {
    text = document.text
    let sites = NameLinks(document, analysis).sites
    tokens = sites.map { ($0.range, 0, $0.isDefinition ? 1 : 0) }
    let named = Set(sites.map(\.range))
    for place in analysis.places?.all ?? [] {
      guard let tree = analysis.tree, let type = place.type, let word = tree.string(of: place.value) else { continue }
      let node = tree.nodes[place.value.index]
      let range = SourceRange(node.contentStart, node.contentEnd)
      if !named.contains(range), type.isName(word) { tokens.append((range, 1, 0)) }
    }
    tokens.sort { $0.range < $1.range }
  }

  /// The tokens, each by its distance from the one before.
  var answer: WireValue {
    var data: [WireValue] = []
    var (line, column) = (0, 0)
    for token in tokens where !token.range.isEmpty {
      let (own, start) = (text.line(of: token.range.lowerBound), text.column(of: token.range.lowerBound))
      // A string that is not closed may seem to run over its line.
      guard text.line(of: token.range.upperBound) == own else { continue }
      let length = text.units(token.range.lowerBound..<token.range.upperBound)
      data += [own - line, own == line ? start - column : start, length, token.type, token.modifiers].map {
        .integer($0)
      }
      (line, column) = (own, start)
    }
    return ["data": .list(data)]
  }
}

extension SchemaType {
  /// Whether a word is one of the names that a value of this type may have.
  fileprivate func isName(_ word: String) -> Bool {
    switch self {
    case .names(let names): return names().names.contains(word) || names().aliases.contains(word)
    case .either(let types): return types.contains { $0.isName(word) }
    default: return false
    }
  }
}
