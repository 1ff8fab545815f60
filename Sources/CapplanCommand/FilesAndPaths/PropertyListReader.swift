/// A value of a property list; kinds that no caller needs carry no value.
package enum PropertyList: Sendable, Equatable {
  case dictionary([String: PropertyList])
  case array([PropertyList])
  case string(String)
  case boolean(Bool)

  /// A number, a date, or data.
  case other
}

/// Why a text is not an XML property list.
package struct PropertyListError: Error, Equatable {
  /// What is wrong, worded to follow the file's name.
  package let message: String
}

/// Reads an XML property list: the elements of Apple's DTD, and nothing else of XML.
///
/// The reader is strict, and limits size and depth. It rejects entities that the file declares itself, so that
/// expanding them can't exhaust memory.
package struct PropertyListReader {
  /// The highest number of bytes that it reads.
  package static let sizeLimit = 4 << 20

  static let depthLimit = 64

  private var scanner: MarkupScanner
  private var depth = 0

  /// The value in a file.
  package static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    if bytes.count > sizeLimit { throw PropertyListError(message: "has more than \(sizeLimit >> 20) MiB") }
    if bytes.starts(with: Array("bplist".utf8)) {
      throw PropertyListError(
        message: "is a binary property list: convert it with `plutil -convert xml1`, or name the source's Info.plist")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw PropertyListError(message: "is in UTF-16: save it in UTF-8")
    }
    // Decoding replaces what is not UTF-8 by other bytes.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw PropertyListError(message: "is not in UTF-8")
    }
    var reader = PropertyListReader(scanner: MarkupScanner(bytes))
    return try reader.document()
  }

  private init(scanner: MarkupScanner) { self.scanner = scanner }

  private mutating func document() throws(PropertyListError) -> PropertyList {
    guard case .open("plist", let isEmpty)? = try scanner.next(), !isEmpty else {
      throw scanner.error("is no XML property list: <plist> is missing")
    }
    guard let first = try scanner.next() else { throw scanner.error("ends too soon") }
    let value = try value(first)
    guard case .close("plist")? = try scanner.next() else { throw scanner.error("holds more than one value") }
    guard try scanner.next() == nil else { throw scanner.error("goes on after </plist>") }
    return value
  }

  private mutating func value(_ tag: MarkupScanner.Tag) throws(PropertyListError) -> PropertyList {
    guard case .open(let name, let isEmpty) = tag else { throw scanner.error("has no value where one belongs") }
    switch name {
    case "dict": return try isEmpty ? .dictionary([:]) : dict()
    case "array": return try isEmpty ? .array([]) : array()
    case "string": return .string(try isEmpty ? "" : scanner.text(to: name))
    case "true", "false":
      if !isEmpty, !(try scanner.text(to: name).isEmpty) { throw scanner.error("has text in <\(name)>") }
      return .boolean(name == "true")
    case "integer", "real", "date", "data":
      if !isEmpty { _ = try scanner.text(to: name) }
      return .other
    default: throw scanner.error("has <\(name)>, which no property list has")
    }
  }

  private mutating func enter() throws(PropertyListError) {
    depth += 1
    if depth > Self.depthLimit { throw scanner.error("is nested more than \(Self.depthLimit) deep") }
  }

  private mutating func dict() throws(PropertyListError) -> PropertyList {
    try enter()
    defer { depth -= 1 }
    var members: [String: PropertyList] = [:]
    while let tag = try scanner.next() {
      if tag == .close("dict") { return .dictionary(members) }
      guard case .open("key", let isEmpty) = tag else { throw scanner.error("has no <key> where one belongs") }
      let key = try isEmpty ? "" : scanner.text(to: "key")
      guard let next = try scanner.next() else { break }
      if members[key] != nil { throw scanner.error("has the key '\(key)' twice") }
      members[key] = try value(next)
    }
    throw scanner.error("ends inside <dict>")
  }

  private mutating func array() throws(PropertyListError) -> PropertyList {
    try enter()
    defer { depth -= 1 }
    var elements: [PropertyList] = []
    while let tag = try scanner.next() {
      if tag == .close("array") { return .array(elements) }
      elements.append(try value(tag))
    }
    throw scanner.error("ends inside <array>")
  }
}
