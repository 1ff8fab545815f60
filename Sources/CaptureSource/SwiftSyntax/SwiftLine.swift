import JSONSource

/// Breaks overlong lines of Swift where a Swift developer would.
enum SwiftLine {
  /// The maximum line width in columns, if the line can be broken.
  private static let width = 100

  /// The line, split into several if it is too long.
  static func wrapped(_ line: String, indent: String) -> String {
    // A text has no more letters than bytes, and those need not be counted.
    let isShort = line.utf8.count + indent.utf8.count <= width
    if isShort || line.count + indent.count <= width { return indent + line + "\n" }
    if line.hasPrefix(" ") {
      let start = line.prefix { $0 == " " }
      return wrapped(String(line.dropFirst(start.count)), indent: indent + start)
    }
    if line.hasPrefix("//") { return filled(line, indent: indent) }
    let fallback = " ?? []"
    if line.hasSuffix(fallback) {
      let value = String(line.dropLast(fallback.count))
      if let text = opened(value, BracketScan(value), indent) { return text.dropLast() + fallback + "\n" }
    }
    let scan = BracketScan(line)
    return unfolded(line, scan, indent) ?? operated(line, scan, indent) ?? opened(line, scan, indent)
      ?? assigned(line, scan, indent) ?? indent + line + "\n"
  }

  /// A comment, filled into as few lines as possible.
  private static func filled(_ comment: String, indent: String) -> String {
    let mark = comment.prefix { $0 == "/" }
    var text = ""
    var line = indent + mark
    for word in comment.dropFirst(mark.count).split(separator: " ") {
      if line.count + 1 + word.count > width, line.count > indent.count + mark.count {
        text += line + "\n"
        line = indent + mark
      }
      line += " "
      line.append(contentsOf: word)
    }
    return text + line + "\n"
  }

  /// Splits a statement that has its block on the same line, or a call that has its closure there.
  private static func unfolded(_ line: String, _ scan: BracketScan, _ indent: String) -> String? {
    let bytes = Array(line.utf8)
    let end = bytes.count - (line.hasSuffix(",") ? 2 : 1)
    guard let start = scan.opening(of: end), bytes[start] == UInt8(ascii: "{"), end - start > 3 else { return nil }
    return wrapped(text(of: bytes[...start]), indent: indent)
      + wrapped(text(of: bytes[(start + 2)..<(end - 1)]), indent: indent + "    ") + indent + text(of: bytes[end...])
      + "\n"
  }

  /// Moves the contents of the line's last brackets to new lines: one, or one per part.
  private static func opened(_ line: String, _ scan: BracketScan, _ indent: String) -> String? {
    let bytes = Array(line.utf8)
    guard let end = scan.lastClosing else { return nil }
    let ending = text(of: bytes[(end + 1)...])
    guard ["", ",", " ?? false,"].contains(ending) || ending.hasPrefix(" ") && ending.hasSuffix("{") else {
      return nil
    }
    guard let start = scan.opening(of: end), bytes[start] != UInt8(ascii: "{"), end > start + 1 else { return nil }
    let inside = text(of: bytes[(start + 1)..<end])
    let deeper = indent + "    "
    var parts = [inside]
    if deeper.count + inside.count > width {
      let commas = scan.places(of: ", ", inside: start)
      let starts = [start + 1] + commas.map { $0 + 2 }
      parts = zip(starts, commas.map { $0 + 1 } + [end]).map { text(of: bytes[$0..<$1]) }
    }
    return indent + text(of: bytes[...start]) + "\n" + parts.map { wrapped($0, indent: deeper) }.joined() + indent
      + text(of: bytes[end...]) + "\n"
  }

  /// Breaks a line at its operands, with as many on a line as fit; it doesn't break at `??` if the value before it is
  /// too long.
  private static func operated(_ line: String, _ scan: BracketScan, _ indent: String) -> String? {
    let isCondition = line.hasPrefix("if ") && line.hasSuffix(" {")
    if isCondition, !scan.places(of: " && ").isEmpty {
      // The brace of a condition on several lines has a line of its own.
      return wrapped(String(line.dropLast(2)), indent: indent) + indent + "{\n"
    }
    let bytes = Array(line.utf8)
    let marks = [" && ", " ?? ", " + ", " <= ", " >= "].map { (mark: $0, places: scan.places(of: $0)) }
    guard let (mark, places) = marks.first(where: { !$0.places.isEmpty }),
      mark != " ?? " || indent.utf8.count + places[0] <= width
    else { return nil }
    var (text, current, deeper) = ("", "", indent)
    for (start, end) in zip([0] + places.map { $0 + 1 }, places + [bytes.count]) {
      let part = self.text(of: bytes[start..<end])
      if !current.isEmpty, deeper.count + current.count + 1 + part.count > width {
        text += wrapped(current, indent: deeper)
        (current, deeper) = (part, indent + "    ")
      } else {
        current += (current.isEmpty ? "" : " ") + part
      }
    }
    return text + wrapped(current, indent: deeper)
  }

  /// Moves an assigned value, or the value of an entry, to a new line.
  private static func assigned(_ line: String, _ scan: BracketScan, _ indent: String) -> String? {
    let bytes = Array(line.utf8)
    for mark in [" = ", ": "] {
      let places = scan.places(of: mark)
      guard let start = places.last(where: { indent.utf8.count + $0 + 2 <= width }) ?? places.first else { continue }
      let cut = start + mark.utf8.count - 1
      return wrapped(text(of: bytes[..<cut]), indent: indent)
        + wrapped(text(of: bytes[(cut + 1)...]), indent: indent + "    ")
    }
    return nil
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// Matches the brackets of a line; those in strings don't count.
private struct BracketScan {
  private let bytes: [UInt8]

  /// By byte index: the innermost bracket around it, or the index itself inside a string.
  private var outer: [Int?] = []

  /// By index of a closing bracket: the bracket that opened it.
  private var openings: [Int: Int] = [:]

  init(_ line: String) {
    bytes = Array(line.utf8)
    var open: [Int] = []
    var isText = false
    var isEscaped = false
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      isEscaped = isText && !isEscaped && byte == UInt8(ascii: "\\")
      outer.append(isText ? place : open.last)
      guard !isText else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(place)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        openings[place] = open.popLast()
        outer[place] = open.last
      default: break
      }
    }
  }

  /// The last closing bracket at the top level.
  var lastClosing: Int? { openings.filter { outer[$0.value] == nil }.keys.max() }

  /// The bracket that the one at an index closes, if it is at the top level.
  func opening(of place: Int) -> Int? { openings[place].flatMap { outer[$0] == nil ? $0 : nil } }

  /// Where a mark is at the top level, or directly inside the given bracket.
  func places(of mark: String, inside bracket: Int? = nil) -> [Int] {
    let sought = Array(mark.utf8)
    guard bytes.count >= sought.count else { return [] }
    return (0...(bytes.count - sought.count)).filter {
      outer[$0] == bracket && bytes[$0..<($0 + sought.count)].elementsEqual(sought)
    }
  }
}
