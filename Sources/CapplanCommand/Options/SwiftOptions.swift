import CaptureModel
import CaptureSource

extension CommandOption {
  /// The option that names the type of a Swift file.
  static func typeName(_ help: String, set: @escaping @Sendable (inout Holder, String) -> Void) -> Self {
    .value("type-name", .typeName, .common, help, set: set)
  }
}

/// The SDK that compiles a Swift file, as the system that it came with: an SDK that lacks a symbol does not compile it,
/// not even behind `#available`.
enum FileSDK {
  /// The oldest one that files are written for: that of the first Xcode 26.
  static let oldest = OSVersion(26)

  /// The SDKs that brought something which files are written with, oldest first. One between two of them has what the
  /// older one has.
  static let known = CaptureGraph.systems.filter { $0 >= oldest }

  /// What is allowed, in words.
  static var allowed: String {
    "\(known.map(\.description).joined(separator: ", ")), and versions between them: of a newer SDK capplan does not know "
      + "what it has"
  }

  /// Whether files are written for an SDK.
  static func isAllowed(_ sdk: OSVersion) -> Bool { sdk >= oldest && sdk <= known.last ?? oldest }

  /// What the help says of a file for any app.
  static let details = """
    The file compiles with the SDK of iOS 26 (any Xcode 26) and newer ones. What needs a newer SDK is left out, and the \
    file's head names it with the version that --sdk has to name.
    """

  /// The SDK of a file for an app with a minimum system; `named` is what the user asked for.
  static func of(_ named: OSVersion?, _ minimum: OSVersion) -> OSVersion { max(named ?? oldest, minimum) }

  /// Makes sure that an SDK is not older than the systems that the app runs on.
  static func check(_ named: OSVersion?, _ minimum: OSVersion) throws(UsageError) {
    guard let named, named < minimum else { return }
    throw .conflict("--sdk \(named)", "--minimum-os \(minimum)")
  }
}

extension CommandOption {
  /// The option that names the SDK that a Swift file is compiled with.
  static func sdk(
    _ help: String = "the SDK that compiles the file, such as 26.4 (default: 26, or --minimum-os)",
    set: @escaping @Sendable (inout Holder, OSVersion) -> Void
  ) -> Self {
    .value("sdk", .sdk, .common, help, set: set)
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
  /// An SDK that capplan knows, as the version of iOS that it came with.
  static var sdk: Self {
    ValueReader("VERSION") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard let version = OSVersion(text) else {
        throw .malformed(text, expected: "VERSION, such as \(FileSDK.oldest)")
      }
      guard FileSDK.isAllowed(version) else { throw .outOfRange(text, allowed: FileSDK.allowed) }
      return version
    }
  }

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
