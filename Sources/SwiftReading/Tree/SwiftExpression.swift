/// An expression. Optional chaining and forced unwrapping are left out: `a?.b!` is `a.b`.
public indirect enum SwiftExpression: Sendable {
  /// A variable, function or type; `self`, `$0`.
  case name(String, SwiftPlace)

  /// `true` or `false`.
  case flag(Bool, SwiftPlace)

  /// A number.
  case number(Double, SwiftPlace)

  /// A string; `nil` if it has interpolations.
  case text(String?, SwiftPlace)

  /// `nil`.
  case none(SwiftPlace)

  /// `base.name`; without a base `.name`.
  case member(SwiftExpression?, String, SwiftPlace)

  /// A call with its arguments; closures that follow it are the last ones.
  case call(SwiftExpression, [SwiftArgument], SwiftPlace)

  /// `base[index]`.
  case element(SwiftExpression, [SwiftArgument], SwiftPlace)

  /// A closure.
  case closure(SwiftClosure)

  /// An array literal.
  case array([SwiftExpression], SwiftPlace)

  /// A dictionary literal.
  case dictionary([SwiftEntry], SwiftPlace)

  /// A tuple of several values.
  case tuple([SwiftArgument], SwiftPlace)

  /// `!a`, `-a`.
  case prefix(String, SwiftExpression, SwiftPlace)

  /// `a + b`; assignments too.
  case infix(String, SwiftExpression, SwiftExpression, SwiftPlace)

  /// `condition ? a : b`.
  case choice(SwiftExpression, SwiftExpression, SwiftExpression, SwiftPlace)

  /// `a as T`, `a as? T`, `a is T`, with the sign.
  case cast(SwiftExpression, String, SwiftType, SwiftPlace)

  /// `if` or `switch` used as a value.
  case statement(SwiftStatement, SwiftPlace)

  /// A key path: `\.position`.
  case keyPath([String], SwiftPlace)

  /// Something that is not read further.
  case unread(SwiftPlace)
}

/// An argument of a call.
public struct SwiftArgument: Sendable {
  /// The label, if any.
  public let label: String?

  /// The value.
  public let value: SwiftExpression
}

/// An entry of a dictionary literal.
public struct SwiftEntry: Sendable {
  /// The key.
  public let key: SwiftExpression

  /// The value.
  public let value: SwiftExpression
}

/// A closure.
public struct SwiftClosure: Sendable {
  /// The names of its parameters; empty if it names none.
  public let parameters: [String]

  /// Its statements.
  public let body: [SwiftStatement]

  /// Its place.
  public let place: SwiftPlace
}

/// A type by its name.
public struct SwiftType: Hashable, Sendable {
  /// The name with dots, without generic arguments and marks of optionals: `AVCaptureDevice.Position`; of an array that
  /// of its elements.
  public let name: String

  /// Whether it is an array.
  public let isArray: Bool

  /// Whether it is optional.
  public let isOptional: Bool

  /// A type by its name.
  public init(_ name: String, isArray: Bool = false, isOptional: Bool = false) {
    self.name = name
    self.isArray = isArray
    self.isOptional = isOptional
  }
}

extension SwiftExpression {
  /// Where it begins, or the place of its sign.
  public var place: SwiftPlace {
    switch self {
    case .name(_, let place), .flag(_, let place), .number(_, let place), .text(_, let place), .none(let place),
      .member(_, _, let place), .call(_, _, let place), .element(_, _, let place), .array(_, let place),
      .dictionary(_, let place), .tuple(_, let place), .prefix(_, _, let place), .infix(_, _, _, let place),
      .choice(_, _, _, let place), .cast(_, _, _, let place), .statement(_, let place), .keyPath(_, let place),
      .unread(let place):
      place
    case .closure(let closure): closure.place
    }
  }
}
