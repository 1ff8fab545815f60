/// What a key of a document stands for in AVFoundation or a framework beside it, by Swift's names.
public struct KeySymbol: Sendable {
  /// The symbol, and how the key's value follows from it.
  public let kind: Kind

  /// The first iOS that has it; `nil` where that is not known.
  public let since: OSVersion?

  /// The first iOS where it is deprecated; `nil` where it is not, as far as is known.
  public let deprecated: OSVersion?

  /// How an app gives it the key's value.
  public let setting: Setting

  /// The condition under which it may be set to anything but its default, in Swift; `nil` where there is none.
  ///
  /// `#` stands for the object, `@` for the camera that it belongs to, `~` for the photo output that a request goes to, `%`
  /// for the value.
  public let requirement: StaticString?

  /// How an app gives a member a value.
  public enum Setting: Sendable {
    /// By an assignment to the property.
    case assigned

    /// By a statement: `#` stands for the object, `@` for its camera, `^` for its connection, `%` for the value.
    case statement(StaticString)

    /// Not at all: it is settled once the object is made or found.
    case fixed
  }

  /// How a key's value follows from a symbol; a name that is left out is the key's own.
  public enum Kind: Sendable {
    /// The value of a property.
    case property(_ name: StaticString? = nil, of: StaticString)

    /// The value of a property that is called as the key, with `is` before it.
    case flag(of: StaticString)

    /// Frames a second, where the property is the duration of a frame.
    case reciprocal(_ name: StaticString, of: StaticString)

    /// Seconds, where the property is a `CMTime`.
    case seconds(_ name: StaticString? = nil, of: StaticString)

    /// An entry of a dictionary that is the value of a property, or is passed to a method.
    case entry(_ key: StaticString, in: StaticString, of: StaticString)

    /// What is passed to a method, or whether it is called.
    case method(_ name: StaticString, of: StaticString)

    /// Something about a member that is not its value: whether it is observed, which objects have it, its limit.
    case about(_ name: StaticString, of: StaticString)

    /// A type.
    case type(StaticString)

    /// Several properties, which the keys of the object stand for.
    case parts
  }

  /// A symbol.
  init(
    _ kind: Kind, since: OSVersion? = nil, deprecated: OSVersion? = nil, set setting: Setting = .assigned,
    requires requirement: StaticString? = nil
  ) {
    self.kind = kind
    self.since = since
    self.deprecated = deprecated
    self.setting = setting
    self.requirement = requirement
  }
}

extension KeySymbol.Kind {
  /// The type; `nil` where each part has its own.
  public var owner: String? {
    switch self {
    case .property(_, let owner), .flag(let owner), .reciprocal(_, let owner), .seconds(_, let owner),
      .entry(_, _, let owner), .method(_, let owner), .about(_, let owner), .type(let owner):
      "\(owner)"
    case .parts: nil
    }
  }

  /// The member of the type that a key with this name stands for; `nil` where it stands for the type itself.
  public func member(of key: String) -> String? {
    switch self {
    case .property(let name, _), .seconds(let name, _): name.map { "\($0)" } ?? key
    case .flag: "is" + key.prefix(1).uppercased() + key.dropFirst()
    case .reciprocal(let name, _), .entry(_, let name, _), .method(let name, _), .about(let name, _): "\(name)"
    case .type, .parts: nil
    }
  }

  /// How the key's value follows from the property's, in words; `nil` where it is the same.
  var conversion: String? {
    switch self {
    case .reciprocal: "in frames a second: the reciprocal of the duration"
    case .seconds: "in seconds"
    case .property, .flag, .entry, .method, .about, .type, .parts: nil
    }
  }
}

extension OSVersion {
  /// A version of iOS.
  static func iOS(_ major: Int, _ minor: Int = 0) -> OSVersion { OSVersion(major, minor) }
}

extension KeySymbol {
  /// A property of a type, by the key's own name if it has no other.
  package static func property(
    _ name: StaticString? = nil, of owner: StaticString, since: OSVersion? = nil, deprecated: OSVersion? = nil,
    set setting: Setting = .assigned, requires requirement: StaticString? = nil
  ) -> KeySymbol {
    KeySymbol(
      .property(name, of: owner), since: since, deprecated: deprecated, set: setting, requires: requirement)
  }

  static func flag(
    of owner: StaticString, since: OSVersion? = nil, deprecated: OSVersion? = nil,
    requires requirement: StaticString? = nil
  ) -> KeySymbol {
    KeySymbol(.flag(of: owner), since: since, deprecated: deprecated, requires: requirement)
  }

  static func reciprocal(
    _ name: StaticString, of owner: StaticString, since: OSVersion? = nil, requires requirement: StaticString? = nil
  ) -> KeySymbol {
    KeySymbol(.reciprocal(name, of: owner), since: since, requires: requirement)
  }

  static func seconds(
    _ name: StaticString? = nil, of owner: StaticString, since: OSVersion? = nil,
    requires requirement: StaticString? = nil
  ) -> KeySymbol {
    KeySymbol(.seconds(name, of: owner), since: since, requires: requirement)
  }

  static func entry(
    _ key: StaticString, in name: StaticString, of owner: StaticString, since: OSVersion? = nil,
    set setting: Setting = .assigned, requires requirement: StaticString? = nil
  ) -> KeySymbol {
    KeySymbol(.entry(key, in: name, of: owner), since: since, set: setting, requires: requirement)
  }

  static func method(
    _ name: StaticString, of owner: StaticString, since: OSVersion? = nil, set setting: Setting = .fixed,
    requires requirement: StaticString? = nil
  ) -> KeySymbol {
    KeySymbol(.method(name, of: owner), since: since, set: setting, requires: requirement)
  }

  static func about(_ name: StaticString, of owner: StaticString, since: OSVersion? = nil) -> KeySymbol {
    KeySymbol(.about(name, of: owner), since: since, set: .fixed)
  }

  static func type(_ name: StaticString, since: OSVersion? = nil) -> KeySymbol {
    KeySymbol(.type(name), since: since, set: .fixed)
  }

  static var parts: KeySymbol { KeySymbol(.parts, set: .fixed) }
}
