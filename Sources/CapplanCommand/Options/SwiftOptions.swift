import CaptureModel
import CaptureSource

extension CommandOption {
  /// The option that names the type of a Swift file.
  static func typeName(_ help: String, set: @escaping @Sendable (inout Holder, String) -> Void) -> Self {
    .value("type-name", .typeName, .common, help, set: set)
  }
}

extension ValueReader where Value == String {
  /// The name of a Swift type.
  static var typeName: Self {
    ValueReader("NAME") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard SwiftText.isTypeName(text) else {
        throw .malformed(text, expected: "NAME, a Swift type's: a capital, then letters, digits and underscores")
      }
      if SwiftText.hidesType(text) { throw .taken(text, by: "a type that Swift or Apple has: yours would hide it") }
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
