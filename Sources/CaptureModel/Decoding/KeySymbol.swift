package import JSONSource

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

  /// What has to support the key's value, from `since` on; empty where nothing has to.
  ///
  /// All of them have to, unless the value asks for nothing.
  public let requirements: [Requirement]

  /// How an app gives a member a value.
  public enum Setting: Sendable {
    /// By an assignment to the property.
    case assigned

    /// By a statement: `#` stands for the object, `^` for its connection, `%` for the value.
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

    /// The value of a property by which the system chooses something by itself: what it chooses can't be set meanwhile.
    case automatic(of: StaticString)

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
    requires requirements: [Requirement] = []
  ) {
    self.kind = kind
    self.since = since
    self.deprecated = deprecated
    self.setting = setting
    self.requirements = requirements
  }
}

extension KeySymbol.Kind {
  /// The type; `nil` where each part has its own.
  public var owner: String? {
    switch self {
    case .property(_, let owner), .flag(let owner), .automatic(let owner), .reciprocal(_, let owner),
      .seconds(_, let owner),
      .entry(_, _, let owner), .method(_, let owner), .about(_, let owner), .type(let owner):
      "\(owner)"
    case .parts: nil
    }
  }

  /// The member of the type that a key with this name stands for; `nil` where it stands for the type itself.
  public func member(of key: String) -> String? {
    switch self {
    case .property(let name, _), .seconds(let name, _): name.map { "\($0)" } ?? key
    case .automatic: key
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
    case .property, .flag, .automatic, .entry, .method, .about, .type, .parts: nil
    }
  }

  /// Whether it says that the system chooses something by itself.
  package var isAutomatic: Bool { if case .automatic = self { true } else { false } }

  /// The value that asks for nothing: a flag that is off, and what is automatic where it is left on.
  package var idleValue: JSONKind { isAutomatic ? .true : .false }
}

extension OSVersion {
  /// A version of iOS.
  static func iOS(_ major: Int, _ minor: Int = 0) -> OSVersion { OSVersion(major, minor) }
}

extension KeySymbol {
  /// A property of a type, by the key's own name if it has no other.
  package static func property(
    _ name: StaticString? = nil, of owner: StaticString, since: OSVersion? = nil, deprecated: OSVersion? = nil,
    set setting: Setting = .assigned, requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(
      .property(name, of: owner), since: since, deprecated: deprecated, set: setting, requires: requirements)
  }

  static func flag(
    of owner: StaticString, since: OSVersion? = nil, deprecated: OSVersion? = nil,
    requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.flag(of: owner), since: since, deprecated: deprecated, requires: requirements)
  }

  static func automatic(
    of owner: StaticString, since: OSVersion? = nil, requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.automatic(of: owner), since: since, requires: requirements)
  }

  static func reciprocal(
    _ name: StaticString, of owner: StaticString, since: OSVersion? = nil, requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.reciprocal(name, of: owner), since: since, requires: requirements)
  }

  static func seconds(
    _ name: StaticString? = nil, of owner: StaticString, since: OSVersion? = nil,
    requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.seconds(name, of: owner), since: since, requires: requirements)
  }

  static func entry(
    _ key: StaticString, in name: StaticString, of owner: StaticString, since: OSVersion? = nil,
    set setting: Setting = .assigned, requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.entry(key, in: name, of: owner), since: since, set: setting, requires: requirements)
  }

  static func method(
    _ name: StaticString, of owner: StaticString, since: OSVersion? = nil, set setting: Setting = .fixed,
    requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.method(name, of: owner), since: since, set: setting, requires: requirements)
  }

  static func about(_ name: StaticString, of owner: StaticString, since: OSVersion? = nil) -> KeySymbol {
    KeySymbol(.about(name, of: owner), since: since, set: .fixed)
  }

  static func type(_ name: StaticString, since: OSVersion? = nil) -> KeySymbol {
    KeySymbol(.type(name), since: since, set: .fixed)
  }

  static var parts: KeySymbol { KeySymbol(.parts, set: .fixed) }
}
