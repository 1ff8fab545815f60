/// Which bracket closes which, found before anything is parsed, so that a fault in one function can't swallow the rest of
/// a file.
struct BracketPairs {
  /// For each opening bracket the place of its closing one; for other tokens -1. A bracket that nothing closes ends where
  /// its surroundings do.
  private(set) var closing: [Int]

  /// Whether each brace has its partner.
  private(set) var isBalanced = true

  /// How many open brackets are looked at for the one that a bracket closes, so that time stays linear.
  private static let farthest = 64

  init(_ tokens: [SwiftToken]) {
    closing = Array(repeating: -1, count: tokens.count)
    match(tokens, byColumn: false)
    guard !isBalanced else { return }
    // Somewhere a brace is missing or left over: the columns of the lines tell which.
    closing = Array(repeating: -1, count: tokens.count)
    match(tokens, byColumn: true)
  }

  private mutating func match(_ tokens: [SwiftToken], byColumn: Bool) {
    var open: [(index: Int, column: Int)] = []
    var column = 0
    for (index, token) in tokens.enumerated() {
      if token.startsLine { column = token.column }
      guard token.kind == .mark else { continue }
      switch token.text {
      case "{", "(", "[": open.append((index, column))
      case ")", "]":
        let wanted = token.text == ")" ? "(" : "["
        guard let last = open.last, tokens[last.index].text == wanted else { continue }
        closing[last.index] = index
        open.removeLast()
      case "}":
        if byColumn, token.startsLine {
          // It closes what begins in a line of its own column, and all that is open inside.
          guard
            let place = open.suffix(Self.farthest).lastIndex(where: {
              tokens[$0.index].text == "{" && $0.column <= token.column
            }), open[place].column == token.column
          else { continue }
          close(&open, from: place, at: index)
        } else if let place = open.suffix(Self.farthest).lastIndex(where: { tokens[$0.index].text == "{" }) {
          close(&open, from: place, at: index)
        } else {
          isBalanced = false
        }
      default: break
      }
    }
    if open.contains(where: { tokens[$0.index].text == "{" }) { isBalanced = false }
    for bracket in open { closing[bracket.index] = tokens.count }
  }

  private mutating func close(_ open: inout [(index: Int, column: Int)], from place: Int, at index: Int) {
    for bracket in open[place...] { closing[bracket.index] = index }
    open.removeSubrange(place...)
  }
}
