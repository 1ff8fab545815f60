/// Splits XML into tags and texts, as far as property lists need it.
struct MarkupScanner {
  /// A tag; its attributes are skipped.
  enum Tag: Equatable {
    case open(String, isEmpty: Bool)
    case close(String)
  }

  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// An error at the current line.
  func error(_ message: String) -> PropertyListError {
    let line = bytes[..<min(offset, bytes.count)].count { $0 == 0x0A } + 1
    return PropertyListError(message: "\(message) (line \(line))")
  }

  /// The next tag, after any blanks, comments, declaration and document type; `nil` at the end.
  mutating func next() throws(PropertyListError) -> Tag? {
    while true {
      while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
      if offset >= bytes.count { return nil }
      if try skip("<!--", to: "-->") { continue }
      if try skip("<?", to: "?>") { continue }
      if starts(with: "<!DOCTYPE") {
        try skipDocumentType()
        continue
      }
      guard bytes[offset] == UInt8(ascii: "<") else { throw error("has text where a tag belongs") }
      return try tag()
    }
  }

  /// The text of an element; the end tag is skipped.
  mutating func text(to name: String) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "&"): text += try reference()
      case UInt8(ascii: "<"):
        if starts(with: "<![CDATA[") {
          let start = offset + 9
          _ = try skip("<![CDATA[", to: "]]>")
          text += bytes[start..<offset - 3]
        } else if try !skip("<!--", to: "-->") {
          guard try tag() == .close(name) else { throw error("has a tag inside <\(name)>") }
          return String(decoding: text, as: UTF8.self)
        }
      default:
        text.append(bytes[offset])
        offset += 1
      }
    }
    throw error("ends inside <\(name)>")
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  /// Skips from `start` to the end of `end`; `false` if the text doesn't continue with `start`.
  private mutating func skip(_ start: String, to end: String) throws(PropertyListError) -> Bool {
    guard starts(with: start) else { return false }
    var after = offset + start.utf8.count
    while after < bytes.count, !bytes[after...].starts(with: end.utf8) { after += 1 }
    guard after < bytes.count else { throw error("ends inside \(start)") }
    offset = after + end.utf8.count
    return true
  }

  private mutating func skipDocumentType() throws(PropertyListError) {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == UInt8(ascii: "[") { throw error("declares entities, which is refused") }
      offset += 1
    }
    guard offset < bytes.count else { throw error("ends inside <!DOCTYPE") }
    offset += 1
  }

  private mutating func tag() throws(PropertyListError) -> Tag {
    offset += 1
    let isClosing = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let start = offset
    while offset < bytes.count, Self.isLetter(bytes[offset]) { offset += 1 }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    if name.isEmpty { throw error("has a '<' that begins no tag") }
    var quote: UInt8?
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") || quote != nil {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") { throw error("has a '<' inside <\(name)") }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      }
      offset += 1
    }
    guard offset < bytes.count else { throw error("ends inside <\(name)") }
    let isEmpty = !isClosing && bytes[offset - 1] == UInt8(ascii: "/")
    offset += 1
    return isClosing ? .close(name) : .open(name, isEmpty: isEmpty)
  }

  /// The bytes of `&amp;`, `&#38;` or `&#x26;`.
  private mutating func reference() throws(PropertyListError) -> [UInt8] {
    let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw error("has an '&' that begins no entity") }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var scalar = known[name]
    if name.hasPrefix("#x") {
      scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    } else if name.hasPrefix("#") {
      scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    }
    guard let scalar, scalar.value > 0, let encoded = UTF8.encode(scalar) else {
      throw error("has the unknown entity '&\(name);'")
    }
    offset = end + 1
    return Array(encoded)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
