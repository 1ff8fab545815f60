package import JSONSource

/// The symbol of a key in AVFoundation or a related framework, by its Swift name.
public struct KeySymbol: Sendable {
  /// The symbol, and how it relates to the key's value.
  public let kind: Kind

  /// The first iOS that has it, or whose dictionary takes the entry; `nil` if unknown.
  public let since: OSVersion?

  /// The first iOS that deprecates it; `nil` if none is known.
  public let deprecated: OSVersion?

  /// How an app sets it to the key's value.
  public let setting: Setting

  /// The support that the key's value needs, from `since` on; empty if it needs none.
  ///
  /// It needs all of them, unless the value is idle.
  public let requirements: [Requirement]

  /// The support that an app may ask for before it sets the key, although the key needs none.
  public private(set) var asked: [Requirement] = []

  /// Who tells whether a device supports the key's value, if it needs support.
  public private(set) var judge = SupportJudge.ownRule

  /// When a value that is read from a session is the app's own.
  public internal(set) var recording = Recording.always

  /// Whether a rule about the key's support also tells on which systems the app goes without the key.
  public internal(set) var isDatedByOwnRule = false

  /// Whether the device's answer depends on its active format.
  private(set) var variesWithFormat = false

  /// How an app sets a member.
  public enum Setting: Sendable {
    /// By an assignment to the property.
    case assigned

    /// By a statement with placeholders: `#` for the object, `^` for its connection, `%` for the value.
    case statement(StaticString)

    /// By a call that also sets other keys of the object.
    case joined(JoinedCall)

    /// Not at all: it is fixed once the object exists.
    case fixed
  }

  /// A call that sets several keys of an object at once.
  public struct JoinedCall: Sendable {
    /// The call with placeholders: `#` for the object, `^` for its connection, and `%` for each key's value or `@` for
    /// the entries of a dictionary.
    public let template: StaticString

    /// The keys in the order of their placeholders, each with what the call takes if the key is left out; in a
    /// dictionary, each with the key of its entry.
    public let parts: [(key: StaticString, otherwise: StaticString)]

    /// The older call, which does not set the first key; `nil` if there is no older call.
    public let older: StaticString?

    /// Whether one unsupported key rules out the whole call.
    public let needsEach: Bool

    init(
      _ template: StaticString, _ parts: [(key: StaticString, otherwise: StaticString)], older: StaticString? = nil,
      needsEach: Bool = false
    ) {
      self.template = template
      self.older = older
      self.parts = parts
      self.needsEach = needsEach
    }

    /// Whether the keys are the entries of a dictionary.
    package var isDictionary: Bool { "\(template)".utf8.contains(UInt8(ascii: "@")) }
  }

  /// How a symbol relates to the key's value; without a name, the symbol has the key's own.
  public enum Kind: Sendable {
    /// The value of a property.
    case property(_ name: StaticString? = nil, of: StaticString)

    /// The value of a property that is named `is` and the key's name.
    case flag(of: StaticString)

    /// The value of a property that lets the system choose something; while it is on, the app can't set that itself.
    case automatic(of: StaticString)

    /// Frames per second, for a property that is the duration of a frame.
    case reciprocal(_ name: StaticString, of: StaticString)

    /// Seconds, for a property that is a `CMTime`.
    case seconds(_ name: StaticString? = nil, of: StaticString)

    /// An entry of a dictionary that is the value of a property or an argument of a method.
    case entry(_ key: StaticString, in: StaticString, of: StaticString)

    /// An argument of a method, or whether the app calls it.
    case method(_ name: StaticString, of: StaticString)

    /// Something about a member other than its value: whether the app observes it, which objects have it, its limit.
    case about(_ name: StaticString, of: StaticString)

    /// A type.
    case type(StaticString)

    /// Several properties, one for each key of the object.
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
  /// The type; `nil` if each part has its own.
  public var owner: String? {
    switch self {
    case .property(_, let owner), .flag(let owner), .automatic(let owner), .reciprocal(_, let owner),
      .seconds(_, let owner),
      .entry(_, _, let owner), .method(_, let owner), .about(_, let owner), .type(let owner):
      "\(owner)"
    case .parts: nil
    }
  }

  /// The member of the type for a key with this name; `nil` if the key means the type itself.
  public func member(of key: String) -> String? {
    switch self {
    case .property(let name, _), .seconds(let name, _): name.map { "\($0)" } ?? key
    case .automatic: key
    case .flag: "is" + key.prefix(1).uppercased() + key.dropFirst()
    case .reciprocal(let name, _), .entry(_, let name, _), .method(let name, _), .about(let name, _): "\(name)"
    case .type, .parts: nil
    }
  }

  /// How the key's value differs from the property's, in words; `nil` if it doesn't.
  var conversion: String? {
    switch self {
    case .reciprocal: "in frames a second: the reciprocal of the duration"
    case .seconds: "in seconds"
    case .property, .flag, .automatic, .entry, .method, .about, .type, .parts: nil
    }
  }

  /// Whether it lets the system choose something.
  package var isAutomatic: Bool { if case .automatic = self { true } else { false } }

  /// The value that needs no support: off for a flag, on for an automatic choice.
  package var idleValue: JSONKind { isAutomatic ? .true : .false }
}

extension OSVersion {
  /// The oldest system that graphs are judged and code is emitted for, unless they name one: the first that runs
  /// several cameras at once.
  package static let oldest = OSVersion(13)

  /// A version of iOS.
  static func iOS(_ major: Int, _ minor: Int = 0) -> OSVersion { OSVersion(major, minor) }
}

extension KeySymbol {
  /// Whether an app can ask at run time if the key's value is supported.
  package var mayBeGuarded: Bool { asksForSupport || systemAsked != nil }

  /// Whether an app can ask the device, its format or the session for the key's support.
  var asksForSupport: Bool { !requirements.isEmpty || !asked.isEmpty }

  /// The system that an app asks for before it sets the key, as in `if #available(iOS 16, *)`, if there is nothing else to
  /// ask; `nil` if there is, or if every system that a graph is judged for has the symbol.
  var systemAsked: OSVersion? {
    guard !asksForSupport, let since, since > .oldest else { return nil }
    return since
  }

  /// The same symbol, with somebody else than a rule of its own who tells whether its value is supported.
  func judged(by judge: SupportJudge) -> KeySymbol {
    var symbol = self
    symbol.judge = judge
    return symbol
  }

  /// The same symbol, of which a rule of its own also tells on which systems it is missing.
  func datedByOwnRule() -> KeySymbol {
    var symbol = self
    symbol.isDatedByOwnRule = true
    return symbol
  }

  /// The same symbol, for which the device's answer depends on its active format.
  func varyingWithFormat() -> KeySymbol {
    var symbol = self
    symbol.variesWithFormat = true
    return symbol
  }

  /// Whether it depends on the camera's format if the key's value is supported.
  var dependsOnFormat: Bool {
    variesWithFormat
      || (requirements + asked).contains { requirement in
        switch requirement.subject {
        case .format, .depthFormat: true
        case .session, .input, .connection, .request, .output, .device: false
        }
      }
  }

  /// The same symbol, for which an app may ask something at run time.
  func asking(_ requirement: Requirement) -> KeySymbol {
    var symbol = self
    symbol.asked.append(requirement)
    return symbol
  }
}

extension KeySymbol {
  /// A property of a type, by default with the key's own name.
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
    of owner: StaticString, since: OSVersion? = nil, deprecated: OSVersion? = nil,
    requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.automatic(of: owner), since: since, deprecated: deprecated, requires: requirements)
  }

  static func reciprocal(
    _ name: StaticString, of owner: StaticString, since: OSVersion? = nil, requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.reciprocal(name, of: owner), since: since, requires: requirements)
  }

  static func seconds(
    _ name: StaticString? = nil, of owner: StaticString, since: OSVersion? = nil, set setting: Setting = .assigned,
    requires requirements: Requirement...
  ) -> KeySymbol {
    KeySymbol(.seconds(name, of: owner), since: since, set: setting, requires: requirements)
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
