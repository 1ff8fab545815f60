import JSONSource

/// The complete readings in a probe's readings document that has lost pieces.
///
/// The first piece must be there, since it names the device and the system. A profile isn't salvaged: a list with a gap
/// would claim that the device lacks whatever is in the gap.
package struct ReadingsSalvage {
  /// The document with only the complete readings.
  package let document: [UInt8]

  /// The number of complete readings.
  package let count: Int

  /// The pieces that are missing or damaged.
  package let lost: [ClosedRange<Int>]

  /// The complete readings; `nil` if there are none, or if the damaged piece is unknown. O(log).
  package init?(_ pieces: ProbePieces, in log: [UInt8]) {
    let (texts, lost) = pieces.runs(in: log)
    guard !lost.isEmpty, lost[0].lowerBound > 1, let first = texts.first, let head = Self.head(of: first) else {
      return nil
    }
    let readings = texts.flatMap { text in
      Self.objects(withGraphsIn: text).map { text[$0] }.filter { Self.isWhole(Array($0)) }
    }
    let document = Array(head) + readings.joined(separator: [UInt8(ascii: ",")]) + Array("]}".utf8)
    guard !readings.isEmpty, Self.isWhole(document) else { return nil }
    (self.document, count, self.lost) = (document, readings.count, lost)
  }

  private static let list: StaticString = #""readings":["#

  /// The text before the readings.
  private static func head(of text: [UInt8]) -> ArraySlice<UInt8>? {
    guard text.has(#"{"capplanReadings":"#, at: 0, before: text.count),
      let start = text.indices.first(where: { text.has(list, at: $0, before: text.count) })
    else { return nil }
    return text[..<(start + list.utf8CodeUnitCount)]
  }

  private static func isWhole(_ text: [UInt8]) -> Bool {
    let parsed = JSONParser.parse(SourceText(name: "", bytes: text))
    return parsed.document != nil && parsed.findings.isEmpty
  }

  /// The start of an object such as a reading. Inside a string the quotes would be escaped, so this is never inside
  /// one.
  private static let opening: StaticString = #"{"id":""#

  /// The objects with a graph, like readings, that start and end in a text. One pass: O(text).
  private static func objects(withGraphsIn text: [UInt8]) -> [Range<Int>] {
    guard let first = text.indices.first(where: { text.has(opening, at: $0, before: text.count) }) else { return [] }
    var (objects, position, isText) = ([Range<Int>](), first, false)
    var open: [(start: Int, hasGraph: Bool)] = []
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\\") where isText: position += 1
      case UInt8(ascii: "\""):
        let isGraph = !isText && text.has(#""graph":{"#, at: position, before: text.count)
        if isGraph, !open.isEmpty { open[open.count - 1].hasGraph = true }
        isText.toggle()
      case UInt8(ascii: "{") where !isText: open.append((position, false))
      case UInt8(ascii: "}") where !isText:
        // This bracket may also end an object that started in a lost piece.
        guard let object = open.popLast(), object.hasGraph, text.has(opening, at: object.start, before: position)
        else { break }
        while let inner = objects.last, inner.lowerBound > object.start { objects.removeLast() }
        objects.append(object.start..<position + 1)
      default: break
      }
      position += 1
    }
    return objects
  }
}
