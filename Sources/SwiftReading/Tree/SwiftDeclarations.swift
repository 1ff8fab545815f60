/// A variable or constant.
public struct SwiftVariable: Sendable {
  /// Its name, or several.
  public let pattern: SwiftPattern

  /// The declared type, if any.
  public let type: SwiftType?

  /// The first value, if any.
  public let initial: SwiftExpression?

  /// What computes it, if anything does.
  public let getter: [SwiftStatement]?

  /// What is done when it is set: `set`, `willSet` and `didSet`.
  public let observers: [[SwiftStatement]]

  /// `static`, `lazy`, `private`, `let`, and its attributes without their arguments: `@Published`.
  public let modifiers: Set<String>

  /// Its place.
  public let place: SwiftPlace
}

/// A function or initializer.
public struct SwiftFunction: Sendable {
  /// The name; `init` for an initializer.
  public let name: String

  /// Its parameters.
  public let parameters: [SwiftParameter]

  /// The type of what it returns, if it is named.
  public let result: SwiftType?

  /// Its statements; `nil` in a protocol.
  public let body: [SwiftStatement]?

  /// `static`, `private`, `override`, and its attributes.
  public let modifiers: Set<String>

  /// All names in its body.
  public let mentions: Set<String>

  /// Its place.
  public let place: SwiftPlace
}

/// A parameter of a function.
public struct SwiftParameter: Sendable {
  /// The label of its argument; `nil` if it has none.
  public let label: String?

  /// Its name inside.
  public let name: String

  /// Its type.
  public let type: SwiftType?

  /// The value if the argument is left out.
  public let otherwise: SwiftExpression?
}

/// A class, structure, enumeration, actor, protocol or extension.
public struct SwiftTypeDeclaration: Sendable {
  /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
  public let kind: String

  /// Its name, with those that it lies in: `Camera.Mode`.
  public let name: String

  /// The names of what it inherits from and conforms to.
  public let parents: [String]

  /// Its variables.
  public var variables: [SwiftVariable] = []

  /// Its functions.
  public var functions: [SwiftFunction] = []

  /// The cases of an enumeration, in order.
  public var cases: [SwiftEnumCase] = []

  /// The types in it.
  public var types: [SwiftTypeDeclaration] = []

  /// Its place.
  public let place: SwiftPlace
}

/// A case of an enumeration.
public struct SwiftEnumCase: Sendable {
  /// Its name.
  public let name: String

  /// Its raw value, if it is written.
  public let raw: SwiftExpression?
}

/// A Swift file.
public struct SwiftFile: Sendable {
  /// Its types.
  public var types: [SwiftTypeDeclaration] = []

  /// Its functions outside of types.
  public var functions: [SwiftFunction] = []

  /// Its variables outside of types.
  public var variables: [SwiftVariable] = []

  /// Its other statements.
  public var statements: [SwiftStatement] = []

  /// The modules that it imports.
  public var imports: Set<String> = []

  /// What could not be read.
  public var unread: [SwiftGap] = []

  /// The conditions of `#if` of which it isn't known whether they hold.
  public var openConditions: [SwiftGap] = []
}

/// A part of a file that was passed over.
public struct SwiftGap: Hashable, Sendable {
  /// Its first line.
  public let place: SwiftPlace

  /// The text of a condition, or the names in a statement.
  public let names: [String]
}
