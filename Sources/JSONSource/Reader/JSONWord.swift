/// A word where a value should be, and what its author probably meant.
struct JSONWord {
  /// The probable meaning of a word.
  enum Meaning {
    /// A JSON value that could not be read only because of the text after it.
    case exact(JSONKind)

    /// `true`, `false` or `null` in another spelling.
    case literal(JSONKind)

    /// A number in the spelling of another language: the problem, and JSON's spelling.
    case number(problem: String, text: String)

    /// NaN, Infinity or undefined.
    case nonFinite

    /// A word that starts like a number but isn't one.
    case brokenNumber

    /// Anything else.
    case text
  }

  private let text: [UInt8]

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) { text = Array(bytes) }

  /// Whether the word is a value, perhaps in another spelling.
  var isValue: Bool {
    if let first = text.first, JSONBytes.isDigit(first) || first == JSONBytes.minus { return true }
    switch meaning {
    case .exact, .literal, .number, .nonFinite: return true
    case .brokenNumber, .text: return false
    }
  }

  /// The probable meaning.
  var meaning: Meaning {
    switch String(decoding: text, as: UTF8.self) {
    case "true": return .exact(.true)
    case "false": return .exact(.false)
    case "null": return .exact(.null)
    case "True", "TRUE": return .literal(.true)
    case "False", "FALSE": return .literal(.false)
    case "Null", "NULL", "nil", "None": return .literal(.null)
    case "NaN", "nan", "-NaN", "Infinity", "-Infinity", "+Infinity", "inf", "-inf", "+inf", "undefined":
      return .nonFinite
    default: break
    }
    guard looksLikeNumber else { return .text }
    if isNumber(text) { return .exact(.number) }
    return respelledNumber() ?? .brokenNumber
  }

  private var looksLikeNumber: Bool {
    guard let first = text.first else { return false }
    if JSONBytes.isDigit(first) || first == JSONBytes.minus { return true }
    guard first == UInt8(ascii: "+") || first == UInt8(ascii: "."), text.count > 1 else { return false }
    return JSONBytes.isDigit(text[1]) || text[1] == UInt8(ascii: ".") || text[1] == JSONBytes.space
  }

  /// The literal that a text probably misspells, if any.
  static func literal(near text: String) -> String? {
    guard (2...6).contains(text.utf8.count) else { return nil }
    let word = text.lowercased()
    return ["true", "false", "null"].first { literal in
      literal.hasPrefix(word) || word.utf8.sorted() == literal.utf8.sorted()
        || (word.hasPrefix(literal) && word.utf8.count == literal.utf8.count + 1)
    }
  }

  /// The number in JSON's spelling.
  private func respelledNumber() -> Meaning? {
    var rest = text[...]
    var problem: String?
    var sign = ""
    if rest.dropFirst().first == JSONBytes.space {
      problem = "a JSON number has no space after its sign"
      rest = (rest.prefix(1) + rest.dropFirst().drop { $0 == JSONBytes.space || $0 == JSONBytes.tab })[...]
    }
    if rest.first == UInt8(ascii: "+") {
      problem = problem ?? "a JSON number has no plus sign"
      rest.removeFirst()
    } else if rest.first == JSONBytes.minus {
      sign = "-"
      rest.removeFirst()
    }
    if rest.contains(UInt8(ascii: "_")) {
      problem = problem ?? "a JSON number has no separators between its digits"
      rest = rest.filter { $0 != UInt8(ascii: "_") }[...]
    }
    if rest.first == JSONBytes.zero, let second = rest.dropFirst().first, second | 0x20 == UInt8(ascii: "x") {
      let digits = String(decoding: rest.dropFirst(2), as: UTF8.self)
      guard let value = UInt64(digits, radix: 16), rest.dropFirst(2).first != UInt8(ascii: "+") else { return nil }
      return .number(problem: "JSON has no hexadecimal numbers", text: sign + String(value))
    }
    let zeros = rest.prefix { $0 == JSONBytes.zero }.count
    if zeros > 0, let next = rest.dropFirst(zeros).first, JSONBytes.isDigit(next) || zeros > 1 {
      problem = problem ?? "a JSON number has no leading zeros"
      rest = rest.dropFirst(JSONBytes.isDigit(next) ? zeros : zeros - 1)
    } else if zeros > 1 {
      problem = problem ?? "a JSON number has no leading zeros"
      rest = rest.dropFirst(zeros - 1)
    }
    return respelledFraction(sign, rest, problem)
  }

  /// The number with a digit on both sides of the point, or without the point.
  private func respelledFraction(_ sign: String, _ digits: ArraySlice<UInt8>, _ problem: String?) -> Meaning? {
    var problem = problem
    var parts = String(decoding: digits, as: UTF8.self)
    if parts.hasPrefix(".") {
      problem = problem ?? "a JSON number needs a digit before its point"
      parts = "0" + parts
    }
    if let point = parts.firstIndex(of: "."), parts[parts.index(after: point)...].first?.isNumber != true {
      problem = problem ?? "a JSON number needs a digit after its point"
      parts.remove(at: point)
    }
    let spelled = sign + parts
    guard isNumber(Array(spelled.utf8)), let problem else { return nil }
    return .number(problem: problem, text: spelled)
  }

  private func isNumber(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { !$0.isEmpty && $0.numberEnd(from: 0) == $0.count }
  }
}
