import CaptureModel
import CaptureSource

extension CommandOption {
  /// The option that names the type of a Swift file.
  static func typeName(_ help: String, set: @escaping @Sendable (inout Holder, String) -> Void) -> Self {
    .value("type-name", .typeName, .common, help, set: set)
  }
}

/// The SDKs that Swift files are written for; an SDK that lacks a symbol does not compile it, not even behind `#available`.
package enum SDKSeries: String, WordValue {
  case iOS26 = "26"
  case iOS27 = "27"

  /// The default depends on more than the option.
  package static var leftOut: SDKSeries? { nil }

  /// What the help says of a file for any app.
  static let details = """
    The file compiles with the SDK of iOS 26 (Xcode 26); its head says what it leaves out for that. With --sdk 27 it has \
    what came with iOS 27.
    """

  /// The newest system whose symbols it has.
  var newest: OSVersion {
    switch self {
    case .iOS26: .sdk(26)
    case .iOS27: .sdk(27)
    }
  }

  /// The newest system whose symbols a file for an app with a minimum system may have; `nil` stands for the default.
  static func newest(_ named: SDKSeries?, _ minimum: OSVersion) -> OSVersion {
    max((named ?? .iOS26).newest, minimum)
  }

  /// Makes sure that an SDK is not older than the systems that the app runs on.
  static func check(_ named: SDKSeries?, _ minimum: OSVersion) throws(UsageError) {
    guard let named, named.newest < minimum else { return }
    throw .conflict("--sdk \(named.rawValue)", "--minimum-os \(minimum)")
  }
}

extension CommandOption {
  /// The option that names the SDK that a Swift file is compiled with.
  static func sdk(
    _ help: String = "the SDK that compiles the file (default: 26, or that of --minimum-os)",
    set: @escaping @Sendable (inout Holder, SDKSeries) -> Void
  ) -> Self {
    .value("sdk", .word("VERSION"), .common, help, set: set)
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
