import JSONSource

/// The last system that a device gets.
public enum LastSystem: Hashable, Sendable {
  /// None yet: the device still gets newer systems.
  case newerCome

  /// The last version.
  case version(OSVersion)

  /// Whether the device never gets a system that is given. If its last version has no minor number, it counts as getting
  /// every minor version.
  public func isOlder(than system: OSVersion) -> Bool {
    guard case .version(let last) = self else { return false }
    return last.minor == 0 ? last.major < system.major : last < system
  }

  /// A version, or `none` if newer systems are still coming; `nil` for other text.
  public init?(_ text: String) {
    if text == "none" {
      self = .newerCome
    } else if let version = OSVersion(text) {
      self = .version(version)
    } else {
      return nil
    }
  }
}

extension Shape where Value == LastSystem {
  /// A version, or `"none"`.
  static var lastSystem: Shape {
    let version = Shape<OSVersion>.version
    return Shape(
      .string(
        "a version, or \"none\" if newer ones still come",
        pattern: #"^([0-9]{1,4}(\.[0-9]{1,4}){0,2}|none)$"#)
    ) { reader, value in
      if reader.document.string(of: value) == "none" { return .newerCome }
      return version.read(&reader, value).map { .version($0) }
    }
  }
}

extension LastSystem: KeyScalar, CustomStringConvertible {
  package static var blank: LastSystem { .newerCome }

  /// `18.7`, or `none`.
  public var description: String {
    switch self {
    case .newerCome: "none"
    case .version(let version): version.description
    }
  }

  /// The version, or `none`.
  package var scalar: String { description }

  package mutating func code(with coder: inout some PackingCoder) {
    var last: OSVersion? = if case .version(let version) = self { version } else { nil }
    coder.code(&last)
    self = last.map { .version($0) } ?? .newerCome
  }
}
