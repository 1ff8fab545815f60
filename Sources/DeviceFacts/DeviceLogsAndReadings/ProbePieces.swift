/// A document that a probe wrote to the console in pieces, put together again.
///
/// Each piece is a line. A log may put other text before it, cut it off, or print other lines between pieces:
///
///     capplan-probe 1a2b 3/17 9c0de12f {"width":1920,…
///
/// The mark is followed by the document's name (letters and digits, the same for all its pieces), the number of the
/// piece and how many there are, the CRC-32 of the whole document in eight hexadecimal digits, one space, and the
/// piece's bytes up to the end of the line. The document is compact JSON in ASCII, and all pieces but the last have
/// equal length.
package struct ProbePieces: Sendable {
  /// The document's name.
  package var run: String { label.run }

  /// The number of pieces.
  package var count: Int { label.count }

  /// The label that all pieces of a document share.
  private struct Label: Hashable {
    let run: String
    let count: Int

    /// The checksum of the whole document.
    let checksum: UInt32
  }

  private let label: Label

  // In log order: each piece's number and place.
  private var pieces: [(number: Int, range: Range<Int>)] = []

  /// The reason why pieces don't make up a document.
  package enum Damage: Error, Hashable, Sendable {
    /// These pieces are missing.
    case missing([ClosedRange<Int>])

    /// These pieces occur several times with different text.
    case unlike([Int])

    /// These pieces are shorter than the others; if there are none, another piece has changed.
    case changed(short: [Int])
  }

  private static let mark: StaticString = "capplan-probe "

  /// The documents in a log, in the order of their first pieces. Lines with the mark that aren't pieces are reported.
  /// O(log).
  package static func documents(in text: PrintedLog, _ faults: inout [LogFault]) -> [ProbePieces] {
    let log = text.bytes
    var documents: [ProbePieces] = []
    var indices: [Label: Int] = [:]
    var (line, start) = (1, 0)
    while start < log.count {
      let end = log[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? log.count
      if let mark = (start..<end).first(where: { log[$0] == UInt8(ascii: "c") && log.has(mark, at: $0, before: end) }) {
        let rest = LogReader(log, mark + Self.mark.utf8CodeUnitCount..<end)
        if let (label, number, range) = piece(rest) {
          let index = indices[label, default: documents.count]
          if index == documents.count {
            documents.append(ProbePieces(label: label))
            indices[label] = index
          }
          documents[index].pieces.append((number, range))
        } else {
          faults.append(LogFault(line: text.number(ofLine: line), kind: .damagedPiece(run: run(rest))))
        }
      }
      (line, start) = (line + 1, end + 1)
      if end < log.count, log[end] == 0x0D, start < log.count, log[start] == 0x0A { start += 1 }
    }
    return documents
  }

  /// Reads the piece after the mark; `nil` if it is not valid.
  private static func piece(_ rest: LogReader) -> (label: Label, number: Int, range: Range<Int>)? {
    var reader = rest
    let run = run(rest)
    reader.position += run.utf8.count
    let most = 1_000_000
    guard !run.isEmpty, reader.take(" "), let number = reader.integer(1...most), reader.take("/"),
      let count = reader.integer(1...most), number <= count, reader.take(" "),
      let checksum = UInt32(reader.text(reader.take(atMost: 8, while: \.isHexDigit)), radix: 16), reader.take(" ")
    else { return nil }
    return (Label(run: run, count: count, checksum: checksum), number, reader.position..<reader.end)
  }

  /// Reads the document's name after the mark.
  private static func run(_ rest: LogReader) -> String {
    var reader = rest
    return reader.text(reader.take(atMost: 32) { $0.isAlphabetic || $0.isDigit })
  }

  private init(label: Label) { self.label = label }

  /// Puts the document together; O(log + pieces log pieces).
  ///
  /// Text copied from a terminal may have gained or lost spaces at line ends. So if the checksum differs, the document
  /// is tried with spaces added or removed so that all pieces but the last have equal length.
  package func document(in log: [UInt8]) throws(Damage) -> [UInt8] {
    let exact = pieces.map { Piece(number: $0.number, text: log[$0.range]) }
    do throws(Damage) {
      return try document(of: exact)
    } catch {
      guard let even = evened(exact, room: log.count), let document = try? document(of: even) else { throw error }
      return document
    }
  }

  private struct Piece {
    let number: Int
    var text: ArraySlice<UInt8>
  }

  /// The pieces with spaces added or removed so that all but the last have equal length; `nil` if that takes too many.
  private func evened(_ pieces: [Piece], room: Int) -> [Piece]? {
    var bare = pieces
    for index in bare.indices { while bare[index].text.last == 0x20 { bare[index].text.removeLast() } }
    let inner = bare.indices.filter { bare[$0].number < count }
    let length = inner.map { bare[$0].text.count }.max() ?? 0
    guard inner.reduce(0, { $0 + length - bare[$1].text.count }) <= room else { return nil }
    for index in inner { bare[index].text += repeatElement(0x20, count: length - bare[index].text.count) }
    return bare
  }

  private func document(of pieces: [Piece]) throws(Damage) -> [UInt8] {
    // Sorted by number, each once.
    var (found, unlike) = ([Piece](), [Int]())
    for piece in pieces.sorted(by: { $0.number < $1.number }) {
      guard let known = found.last, known.number == piece.number else {
        found.append(piece)
        continue
      }
      if unlike.last != piece.number, known.text != piece.text { unlike.append(piece.number) }
    }
    let missing = gaps(between: found.map(\.number))
    guard missing.isEmpty else { throw .missing(missing) }
    guard unlike.isEmpty else { throw .unlike(unlike) }
    var document: [UInt8] = []
    for piece in found { document += piece.text }
    guard CRC32.checksum(of: document) == label.checksum else {
      let length = found.map(\.text.count).max() ?? 0
      throw .changed(short: found.dropLast().filter { $0.text.count != length }.map(\.number))
    }
    return document
  }

  /// The gaps between the numbers of some pieces, which are in order.
  private func gaps(between numbers: [Int]) -> [ClosedRange<Int>] {
    var (gaps, next) = ([ClosedRange<Int>](), 1)
    for number in numbers + [count + 1] {
      if number > next { gaps.append(next...number - 1) }
      next = number + 1
    }
    return gaps
  }
}

// Documents that have lost pieces.
extension ProbePieces {
  /// The number of bytes that a probe puts into each piece but the last. A single piece has no checksum; its length
  /// shows whether it is complete.
  package static let length = 800

  /// The text between lost pieces, and the numbers of the lost pieces; a damaged piece is lost too. O(log).
  func runs(in log: [UInt8]) -> (texts: [[UInt8]], lost: [ClosedRange<Int>]) {
    let copies = Dictionary(grouping: pieces, by: \.number)
    var (texts, numbers): ([[UInt8]], [Int]) = ([], [])
    for number in copies.keys.sorted() {
      let own = copies[number, default: []].map { log[$0.range] }
      guard let text = Self.wholeText(own, isLast: number == count) else { continue }
      if numbers.last != number - 1 { texts.append([]) }
      texts[texts.count - 1] += text
      numbers.append(number)
    }
    return (texts, gaps(between: numbers))
  }

  /// The text common to all copies of a piece, apart from spaces that a terminal has added at the end; `nil` if one
  /// copy is damaged.
  private static func wholeText(_ copies: [ArraySlice<UInt8>], isLast: Bool) -> ArraySlice<UInt8>? {
    let texts = copies.map { copy in
      copy.prefix((copy.lastIndex { $0 != 0x20 } ?? copy.startIndex - 1) + 1 - copy.startIndex)
    }
    guard let text = texts.first, texts.allSatisfy({ $0 == text }), text.count <= length else { return nil }
    if isLast { return text }
    // A log may drop the space at the end of a line, which is never one of two in a row.
    return text.count < length - 1 ? nil : copies.first { $0.count >= length }?.prefix(length)
  }
}

/// The checksum of ISO 3309, as in zlib and PNG.
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  /// The checksum of some bytes; O(bytes).
  package static func checksum(of bytes: [UInt8]) -> UInt32 {
    let table = table
    return ~bytes.reduce(~0) { sum, byte in sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
  }
}
