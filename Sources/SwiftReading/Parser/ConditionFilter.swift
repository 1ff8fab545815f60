/// Leaves out the tokens of branches of `#if` that don't hold.
struct ConditionFilter {
  private let tokens: [SwiftToken]
  private let known: [String: Bool]
  private let file: Int

  /// The tokens that are left.
  private(set) var kept: [SwiftToken] = []

  /// The conditions that are not known; their first branch is kept.
  private(set) var open: [SwiftGap] = []

  /// One `#if` that is open: whether its present branch is kept, whether one was, and whether all around it is.
  private struct Level {
    var isKept: Bool
    var wasKept: Bool
    let isInKept: Bool
  }

  init(_ tokens: [SwiftToken], _ known: [String: Bool], file: Int) {
    self.tokens = tokens
    self.known = known
    self.file = file
  }

  mutating func run() {
    guard tokens.contains(where: { $0.kind == .mark && $0.text == "#if" }) else {
      kept = tokens
      return
    }
    var levels: [Level] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard token.kind == .mark, ["#if", "#elseif", "#else", "#endif"].contains(token.text) else {
        if levels.last?.isKept ?? true { kept.append(token) }
        index += 1
        continue
      }
      let end = index + 1 + tokens[(index + 1)...].prefix { !$0.startsLine }.count
      let condition = Array(tokens[(index + 1)..<end])
      switch token.text {
      case "#if":
        let isIn = levels.last?.isKept ?? true
        let holds = isIn && value(condition, token)
        levels.append(Level(isKept: holds, wasKept: holds, isInKept: isIn))
        index = end
      case "#elseif":
        if var level = levels.popLast() {
          level.isKept = level.isInKept && !level.wasKept && value(condition, token)
          level.wasKept = level.wasKept || level.isKept
          levels.append(level)
        }
        index = end
      case "#else":
        if var level = levels.popLast() {
          level.isKept = level.isInKept && !level.wasKept
          level.wasKept = true
          levels.append(level)
        }
        index += 1
      default:
        levels.removeLast(min(1, levels.count))
        index += 1
      }
    }
  }

  /// Whether a condition holds, or is not known.
  private mutating func value(_ condition: [SwiftToken], _ token: SwiftToken) -> Bool {
    var reader = ConditionReader(tokens: condition, known: known)
    if let value = reader.value() { return value }
    let text = condition.map(\.text).joined(separator: " ")
    open.append(SwiftGap(place: SwiftPlace(file: file, line: token.line), names: [text]))
    return true
  }
}

/// Computes a condition of `#if`; `nil` is not known.
private struct ConditionReader {
  let tokens: [SwiftToken]
  let known: [String: Bool]
  private var index = 0
  private var depth = 0

  init(tokens: [SwiftToken], known: [String: Bool]) {
    self.tokens = tokens
    self.known = known
  }

  mutating func value() -> Bool? {
    var result = all()
    while index < tokens.count, tokens[index].text == "||" {
      index += 1
      let right = all()
      result = result == true || right == true ? true : result == false && right == false ? false : nil
    }
    return result
  }

  private mutating func all() -> Bool? {
    var result = one()
    while index < tokens.count, tokens[index].text == "&&" {
      index += 1
      let right = one()
      result = result == false || right == false ? false : result == true && right == true ? true : nil
    }
    return result
  }

  private mutating func one() -> Bool? {
    guard index < tokens.count, depth < 64 else { return nil }
    depth += 1
    defer { depth -= 1 }
    let token = tokens[index]
    index += 1
    if token.text == "!" { return one().map { !$0 } }
    if token.text == "(" {
      let inside = value()
      if index < tokens.count, tokens[index].text == ")" { index += 1 }
      return inside
    }
    guard index < tokens.count, tokens[index].text == "(" else { return known[token.text] ?? literal(token) }
    // `os(iOS)`, `canImport(UIKit)`, `swift(>=5.9)`.
    let inside = tokens[(index + 1)...].prefix { $0.text != ")" }.map(\.text).joined()
    index = min(tokens.count, index + 2 + tokens[(index + 1)...].prefix { $0.text != ")" }.count)
    return known["\(token.text)(\(inside))"] ?? known["\(token.text)()"]
  }

  private func literal(_ token: SwiftToken) -> Bool? {
    token.text == "true" ? true : token.text == "false" ? false : nil
  }
}
