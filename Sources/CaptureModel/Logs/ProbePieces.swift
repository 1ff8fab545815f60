/// A document that a probe wrote to the console in pieces, put together again.
///
/// Each piece is a line, which a log may put other text before or cut off, and other lines between:
///
///     capplan-probe 1a2b 3/17 9c0de12f {"width":1920,…
///
/// After the mark come the document's name, which all its pieces share and letters and digits make up, the number of the
/// piece of how many, the CRC-32 of the whole document in eight hexadecimal digits, and, after one space, the piece's bytes
/// up to the end of the line. The document is compact JSON in ASCII, and all pieces but the last are equally long.
package struct ProbePieces: Sendable {
  /// The document's name.
  package let run: String

  /// How many there are.
  package let count: Int

  // The checksum of the whole.
  private let checksum: UInt32

  // By number: where the piece stands in the log.
  private var pieces: [Int: Range<Int>] = [:]
  private var unlike: Set<Int> = []

  /// Why pieces are no document.
  package enum Damage: Error, Hashable, Sendable {
    /// These are missing.
    case missing([ClosedRange<Int>])

    /// These are there several times, and not alike.
    case unlike([Int])

    /// These are shorter than the others; where it is none, another one has changed.
    case changed(short: [Int])
  }

  private static let mark: StaticString = "capplan-probe "

  /// The documents in a log, in the order of their first pieces; lines that have the mark and are no piece are told.
  package static func documents(in log: [UInt8], _ faults: inout [LogFault]) -> [ProbePieces] {
    var documents: [ProbePieces] = []
    var (line, start) = (1, 0)
    while start < log.count {
      let end = log[start...].firstIndex(of: 0x0A) ?? log.count
      if let mark = (start..<end).first(where: { log[$0] == UInt8(ascii: "c") && log.has(mark, at: $0, before: end) }) {
        read(LogReader(log, mark + Self.mark.utf8CodeUnitCount..<end), line, to: &documents, &faults)
      }
      (line, start) = (line + 1, end + 1)
    }
    return documents
  }

  /// Reads what follows the mark.
  private static func read(
    _ piece: LogReader, _ line: Int, to documents: inout [ProbePieces], _ faults: inout [LogFault]
  ) {
    var reader = piece
    let run = reader.text(reader.take(atMost: 32) { $0.isAlphabetic || $0.isDigit })
    let most = 1_000_000
    guard !run.isEmpty, reader.take(" "), let number = reader.integer(1...most), reader.take("/"),
      let count = reader.integer(1...most), number <= count, reader.take(" "),
      let checksum = UInt32(reader.text(reader.take(atMost: 8, while: \.isHexDigit)), radix: 16), reader.take(" ")
    else {
      faults.append(LogFault(line: line, kind: .damagedPiece(run: run)))
      return
    }
    let index = documents.firstIndex { $0.run == run && $0.count == count && $0.checksum == checksum }
    if index == nil { documents.append(ProbePieces(run: run, count: count, checksum: checksum)) }
    let isReturned = reader.end > reader.position && reader.bytes[reader.end - 1] == 0x0D
    documents[index ?? documents.count - 1].add(
      reader.position..<(isReturned ? reader.end - 1 : reader.end), number, of: reader.bytes)
  }

  private init(run: String, count: Int, checksum: UInt32) {
    (self.run, self.count, self.checksum) = (run, count, checksum)
  }

  private mutating func add(_ range: Range<Int>, _ number: Int, of log: [UInt8]) {
    guard let known = pieces[number] else {
      pieces[number] = range
      return
    }
    if !log[known].elementsEqual(log[range]) { unlike.insert(number) }
  }

  /// The document.
  package func document(in log: [UInt8]) throws(Damage) -> [UInt8] {
    let numbers = pieces.keys.sorted()
    var (missing, next) = ([ClosedRange<Int>](), 1)
    for number in numbers + [count + 1] {
      if number > next { missing.append(next...number - 1) }
      next = number + 1
    }
    guard missing.isEmpty else { throw .missing(missing) }
    guard unlike.isEmpty else { throw .unlike(unlike.sorted()) }
    var document: [UInt8] = []
    for number in numbers { document += log[pieces[number] ?? 0..<0] }
    guard CRC32.checksum(of: document) == checksum else {
      let length = pieces.values.map(\.count).max() ?? 0
      throw .changed(short: numbers.dropLast().filter { pieces[$0]?.count != length })
    }
    return document
  }
}

/// The checksum of ISO 3309, as zlib and PNG have it.
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
