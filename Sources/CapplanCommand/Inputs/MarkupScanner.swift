/// Takes XML apart into tags and texts, as far as a property list has them.
struct MarkupScanner {
  /// A tag; attributes are passed over.
  enum Tag: Equatable {
    case open(String, isEmpty: Bool)
    case close(String)
  }

  private let bytes: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// An error at the present line.
  func error(_ message: String) -> PropertyListError {
    let line = bytes[..<min(place, bytes.count)].count { $0 == 0x0A } + 1
    return PropertyListError(message: "\(message) (line \(line))")
  }

  /// The next tag, past blanks, comments, the declaration and the document type; `nil` at the end.
  mutating func next() throws(PropertyListError) -> Tag? {
    while true {
      while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
      if place >= bytes.count { return nil }
      if try skip("<!--", to: "-->") { continue }
      if try skip("<?", to: "?>") { continue }
      if starts(with: "<!DOCTYPE") {
        try skipDocumentType()
        continue
      }
      guard bytes[place] == UInt8(ascii: "<") else { throw error("has text where a tag belongs") }
      return try tag()
    }
  }

  /// The text up to the end tag of an element, which is passed over.
  mutating func text(to name: String) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "&"): text += try reference()
      case UInt8(ascii: "<"):
        if starts(with: "<![CDATA[") {
          let start = place + 9
          _ = try skip("<![CDATA[", to: "]]>")
          text += bytes[start..<place - 3]
        } else if try !skip("<!--", to: "-->") {
          guard try tag() == .close(name) else { throw error("has a tag inside <\(name)>") }
          return String(decoding: text, as: UTF8.self)
        }
      default:
        text.append(bytes[place])
        place += 1
      }
    }
    throw error("ends inside <\(name)>")
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// Passes over what begins with `start`, to the end of `end`; `false` where something else stands here.
  private mutating func skip(_ start: String, to end: String) throws(PropertyListError) -> Bool {
    guard starts(with: start) else { return false }
    var after = place + start.utf8.count
    while after < bytes.count, !bytes[after...].starts(with: end.utf8) { after += 1 }
    guard after < bytes.count else { throw error("ends inside \(start)") }
    place = after + end.utf8.count
    return true
  }

  private mutating func skipDocumentType() throws(PropertyListError) {
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if bytes[place] == UInt8(ascii: "[") { throw error("declares entities, which is refused") }
      place += 1
    }
    guard place < bytes.count else { throw error("ends inside <!DOCTYPE") }
    place += 1
  }

  private mutating func tag() throws(PropertyListError) -> Tag {
    place += 1
    let isClosing = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isClosing { place += 1 }
    let start = place
    while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    if name.isEmpty { throw error("has a '<' that begins no tag") }
    var quote: UInt8?
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") || quote != nil {
      let byte = bytes[place]
      if byte == UInt8(ascii: "<") { throw error("has a '<' inside <\(name)") }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      }
      place += 1
    }
    guard place < bytes.count else { throw error("ends inside <\(name)") }
    let isEmpty = !isClosing && bytes[place - 1] == UInt8(ascii: "/")
    place += 1
    return isClosing ? .close(name) : .open(name, isEmpty: isEmpty)
  }

  /// The bytes of `&amp;`, `&#38;` or `&#x26;`.
  private mutating func reference() throws(PropertyListError) -> [UInt8] {
    let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw error("has an '&' that begins no entity") }
    let name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
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
    place = end + 1
    return Array(encoded)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
