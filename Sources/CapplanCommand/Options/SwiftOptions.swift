import CaptureModel

extension ValueReader where Value == String {
  /// The name of a Swift type.
  static var typeName: Self {
    ValueReader("NAME") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      let isCapital = text.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      let isName = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
      guard isCapital, isName, !["Any", "Self", "Type", "Protocol"].contains(text) else {
        throw .malformed(text, expected: "NAME, a Swift type's: a capital, then letters, digits and underscores")
      }
      return text
    }
  }
}

extension ValueReader where Value == OSVersion {
  /// A version of iOS, not below the first one allowed.
  static func system(from oldest: OSVersion) -> Self {
    ValueReader("VERSION") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard let version = OSVersion(text) else { throw .malformed(text, expected: "VERSION, such as \(oldest)") }
      guard version >= oldest else { throw .outOfRange(text, allowed: "\(oldest) and later") }
      return version
    }
  }
}
