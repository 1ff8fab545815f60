/// A place in a JSON text that someone is typing: the arrays and objects around it, and what may stand there.
///
/// The text before the place is read as `JSONParser` reads it, on past its mistakes; the token at the place may be half
/// typed.
public struct JSONCursor: Sendable {
  /// What may stand at the place.
  public enum Expectation: Sendable {
    case key, value

    /// A colon, or nothing at all.
    case other
  }

  /// One step from an array or object to the value at or around the place.
  public enum Step: Hashable, Sendable {
    case key(String), element(Int)
  }

  /// An array or object around the place, with the offset of its bracket.
  public struct Container: Sendable {
    /// The offset of its first byte.
    public let start: Int

    /// The member or element that the place is in; `nil` if a key is expected.
    public let step: Step?
  }

  /// The containers around the place, the outermost first.
  public let containers: [Container]

  /// What may stand here.
  public let expectation: Expectation

  /// The token at the place, as far as it is typed; empty between tokens. A quote at its end is part of it.
  public let token: SourceRange

  /// Whether the token begins with a quote.
  public let isQuoted: Bool

  /// Whether a comma is missing before the place.
  public let lacksComma: Bool

  /// The text of the token before the place, without its quote.
  public let typed: String
}

extension JSONParser {
  /// The place at an offset of a text; `nil` if the text before it can't be read at all. O(bytes).
  public static func cursor(in bytes: [UInt8], at offset: Int) -> JSONCursor? {
    let offset = min(max(offset, 0), bytes.count)
    let start = tokenStart(in: bytes, at: offset)
    let isQuoted = start < offset && bytes[start] == JSONBytes.quote
    let mark = bytes.starts(with: JSONEncoding.byteOrderMark) ? JSONEncoding.byteOrderMark.count : 0
    guard mark <= start else { return nil }
    return bytes[..<start].withUnsafeBufferPointer { buffer in
      var reader = JSONReader(buffer, from: mark)
      guard let expected = reader.readTokens() else { return nil }
      let (expectation, lacksComma) = place(expected, isObject: reader.frame.isObject)
      return JSONCursor(
        containers: reader.containers(beforeValue: expectation == .value && reader.frame.isObject),
        expectation: expectation,
        token: SourceRange(start, tokenEnd(in: bytes, from: offset, isQuoted: isQuoted)), isQuoted: isQuoted,
        lacksComma: lacksComma,
        typed: String(decoding: bytes[start + (isQuoted ? 1 : 0)..<offset], as: UTF8.self))
    }
  }

  private static func place(
    _ expected: JSONExpectation, isObject: Bool
  ) -> (JSONCursor.Expectation, lacksComma: Bool) {
    switch expected {
    case .firstKey, .key: (.key, false)
    case .root, .firstElement, .element, .memberValue: (.value, false)
    case .separator: (isObject ? .key : .value, true)
    case .colon, .end, .nothing: (.other, false)
    }
  }

  /// The start of the string or word that an offset is in or behind; the offset itself between tokens.
  private static func tokenStart(in bytes: [UInt8], at offset: Int) -> Int {
    var quote: Int?
    var index = 0
    while index < offset {
      switch bytes[index] {
      case JSONBytes.quote: quote = quote == nil ? index : nil
      case UInt8(ascii: "\\") where quote != nil: index += 1
      // A string without an end ends with its line.
      case 0x0A, 0x0D: quote = nil
      default: break
      }
      index += 1
    }
    if let quote { return quote }
    var start = offset
    while start > 0, isWordByte(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// The end of a token: after its last letter and, in quotes, after the quote behind it.
  private static func tokenEnd(in bytes: [UInt8], from offset: Int, isQuoted: Bool) -> Int {
    var end = offset
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    guard isQuoted else { return end }
    return end < bytes.count && bytes[end] == JSONBytes.quote ? end + 1 : offset
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

extension JSONReader {
  /// The open arrays and objects, the outermost first. `beforeValue` says whether the innermost object has a key that
  /// waits for its value.
  fileprivate func containers(beforeValue: Bool) -> [JSONCursor.Container] {
    // The outermost frame is the document.
    let open = outer.dropFirst() + (outer.isEmpty ? [] : [frame])
    return open.enumerated().map { place, one in
      let start = Int(nodes[one.node].start)
      let inner = place + 1 < open.count ? open[open.startIndex + place + 1] : nil
      guard one.isObject else {
        return JSONCursor.Container(start: start, step: .element(inner == nil ? one.count : max(0, one.count - 1)))
      }
      let key = inner.map { $0.node - 1 } ?? (beforeValue ? nodes.count - 1 : nil)
      return JSONCursor.Container(start: start, step: key.flatMap { self.key($0) }.map { .key($0) })
    }
  }

  private func key(_ index: Int) -> String? {
    guard nodes.indices.contains(index), nodes[index].kind == .string else { return nil }
    let node = nodes[index]
    let content = Array(bytes[node.contentStart..<max(node.contentStart, node.contentEnd)])
    return node.hasEscapes ? JSONString.unescape(content[...]) : String(decoding: content, as: UTF8.self)
  }
}
