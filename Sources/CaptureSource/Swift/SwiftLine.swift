/// Breaks lines of Swift that are too long, where readers of Swift expect it.
enum SwiftLine {
  /// How many columns a line has at most, if it can be broken.
  private static let width = 100

  /// A line, or several where it is too long.
  static func wrapped(_ line: String, indent: String) -> String {
    if line.count + indent.count <= width { return indent + line + "\n" }
    if line.hasPrefix(" ") {
      let start = line.prefix { $0 == " " }
      return wrapped(String(line.dropFirst(start.count)), indent: indent + start)
    }
    if line.hasPrefix("//") { return filled(line, indent: indent) }
    let scan = BracketScan(line)
    return unfolded(line, scan, indent) ?? operated(line, scan, indent) ?? opened(line, scan, indent)
      ?? assigned(line, scan, indent) ?? indent + line + "\n"
  }

  /// A comment, its words in as few lines as they need.
  private static func filled(_ comment: String, indent: String) -> String {
    let mark = comment.prefix { $0 == "/" }
    var text = ""
    var line = indent + mark
    for word in comment.dropFirst(mark.count).split(separator: " ") {
      if line.count + 1 + word.count > width, line.count > indent.count + mark.count {
        text += line + "\n"
        line = indent + mark
      }
      line += " " + word
    }
    return text + line + "\n"
  }

  /// A statement whose block stands in the same line, or a call whose closure does.
  private static func unfolded(_ line: String, _ scan: BracketScan, _ indent: String) -> String? {
    let bytes = Array(line.utf8)
    let end = bytes.count - (line.hasSuffix(",") ? 2 : 1)
    guard let start = scan.opening(of: end), bytes[start] == UInt8(ascii: "{"), end - start > 3 else { return nil }
    return wrapped(text(of: bytes[...start]), indent: indent)
      + wrapped(text(of: bytes[(start + 2)..<(end - 1)]), indent: indent + "    ") + indent + text(of: bytes[end...])
      + "\n"
  }

  /// What stands in the brackets that a line ends with gets lines of its own: one, or one for each part.
  private static func opened(_ line: String, _ scan: BracketScan, _ indent: String) -> String? {
    let bytes = Array(line.utf8)
    guard let end = scan.lastClosing else { return nil }
    let ending = text(of: bytes[(end + 1)...])
    guard ["", ",", " ?? false,"].contains(ending) || ending.hasPrefix(" ") && ending.hasSuffix("{") else { return nil }
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

  /// The operands of a line, as many in a line as fit; a fallback alone has no line of its own that could be broken.
  private static func operated(_ line: String, _ scan: BracketScan, _ indent: String) -> String? {
    let bytes = Array(line.utf8)
    let marks = [" && ", " ?? ", " + "].map { (mark: $0, places: scan.places(of: $0)) }
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

  /// What is assigned, or the value of an entry, gets a line of its own.
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

/// Which brackets of a line belong together; those in texts do not count.
private struct BracketScan {
  private let bytes: [UInt8]

  /// By the place of each byte: the innermost bracket that it stands in; in a text itself.
  private var outer: [Int?] = []

  /// By the place of a bracket that closes: the one that opened it.
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

  /// The last bracket that closes one which stands in no other.
  var lastClosing: Int? { openings.filter { outer[$0.value] == nil }.keys.max() }

  /// The bracket that the one at a place closes, where it stands in no other.
  func opening(of place: Int) -> Int? { openings[place].flatMap { outer[$0] == nil ? $0 : nil } }

  /// Where a mark stands in no bracket, or in the one at a place.
  func places(of mark: String, inside bracket: Int? = nil) -> [Int] {
    let sought = Array(mark.utf8)
    guard bytes.count >= sought.count else { return [] }
    return (0...(bytes.count - sought.count)).filter {
      outer[$0] == bracket && bytes[$0..<($0 + sought.count)].elementsEqual(sought)
    }
  }
}
