// Formats.
extension DeviceLog {
  /// Formats that were printed one after another.
  struct Block: Sendable {
    /// The camera printed before them.
    let camera: PrintedDevice?

    /// The number of the first line.
    let line: Int

    /// The formats in order, each once.
    private(set) var formats: [PrintedFormat] = []

    /// Whether one of the formats was cut or damaged.
    fileprivate(set) var isCut = false

    // The descriptions of the formats: without addresses, and with them.
    private var texts: Set<String> = []
    private var printed: Set<String> = []

    init(camera: PrintedDevice?, line: Int) { (self.camera, self.line) = (camera, line) }

    /// Notes a description with its address; one with the same address and text is the same format.
    fileprivate mutating func isNew(_ description: String) -> Bool { printed.insert(description).inserted }

    fileprivate mutating func add(_ format: PrintedFormat, _ text: String) {
      formats.append(format)
      texts.insert(text)
    }

    /// Whether all its formats are also in another block; O(the smaller block).
    func isIn(_ other: Block) -> Bool { texts.count <= other.texts.count && texts.isSubset(of: other.texts) }
  }

  /// Reads a description in angle brackets, which show that it is complete.
  mutating func readFormat(at start: Int, in line: Range<Int>) -> Int {
    let (opener, closer, next) = (UInt8(ascii: "<"), UInt8(ascii: ">"), start + 1)
    var reader = LogReader(bytes, next + "AVCaptureDeviceFormat: 0x".utf8.count..<line.upperBound)
    _ = reader.take(while: \.isHexDigit)
    let end = bytes[next..<line.upperBound].firstIndex { $0 == opener || $0 == closer } ?? line.upperBound
    guard end < line.upperBound, bytes[end] == closer else {
      cut(.cutFormat(after: tail(of: start..<end)))
      return end
    }
    guard reader.take(" ") else {
      cut(.damagedFormat(part: tail(of: start..<end)))
      return end
    }
    add(reader.position..<end, from: start)
    return end + 1
  }

  /// Reads a description without brackets; it is complete only in a list, where the next text shows its end.
  mutating func readOpenFormat(at start: Int, in line: Range<Int>) -> Int {
    var end = start + 1
    while end < line.upperBound {
      if bytes.has(", '", at: end, before: line.upperBound) || bytes[end] == UInt8(ascii: "]") { break }
      end += 1
    }
    guard end < line.upperBound else {
      cut(.openFormat)
      return end
    }
    add(start..<end, from: start)
    return end
  }

  private mutating func add(_ text: Range<Int>, from start: Int) {
    guard bytes.has("'vide'/", at: text.lowerBound, before: text.upperBound) else {
      otherMedia = (otherMedia?.line ?? line, (otherMedia?.count ?? 0) + 1)
      return
    }
    guard text.count <= Self.longestFormat else { return cut(.damagedFormat(part: head(of: text))) }
    var reader = LogReader(bytes, text)
    do throws(PrintedFormat.Damage) {
      let format = try PrintedFormat(&reader)
      openBlock()
      let hasAddress = start < text.lowerBound
      if hasAddress, !blocks[blocks.count - 1].isNew(reader.text(start..<text.upperBound)) { return }
      for part in format.unknownParts { remark(.unknownPart(part)) }
      if let code = format.unknownPixelFormat { remark(.unknownPixelFormat(code)) }
      blocks[blocks.count - 1].add(format, reader.text(text))
    } catch {
      cut(.damagedFormat(part: head(of: error.position..<text.upperBound)))
    }
  }

  /// On every system, descriptions are shorter than 1,000 bytes.
  private static let longestFormat = 4096

  private mutating func openBlock() {
    endSet(isCut: true)
    if !isOpen { blocks.append(Block(camera: camera, line: line)) }
    isOpen = true
  }

  /// Reports a format that can't be imported; its list is not complete.
  private mutating func cut(_ kind: LogFault.Kind) {
    openBlock()
    blocks[blocks.count - 1].isCut = true
    faults.append(LogFault(line: line, kind: kind))
  }

  private mutating func remark(_ kind: LogRemark.Kind) {
    if knownRemarks.insert(kind).inserted { remarks.append(LogRemark(line: line, kind: kind)) }
  }

  private func tail(of range: Range<Int>) -> String { String(decoding: bytes[range].suffix(24), as: UTF8.self) }

  private func head(of range: Range<Int>) -> String { String(decoding: bytes[range].prefix(24), as: UTF8.self) }
}
