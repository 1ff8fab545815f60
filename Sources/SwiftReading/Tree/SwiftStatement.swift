/// A statement.
public indirect enum SwiftStatement: Sendable {
  /// An expression, mostly a call.
  case expression(SwiftExpression)

  /// `target = value`, or `target += value` with the sign `+=`.
  case assign(SwiftExpression, String, SwiftExpression, SwiftPlace)

  /// `let` or `var`.
  case variable(SwiftVariable)

  /// A function inside another one.
  case function(SwiftFunction)

  /// A type inside a function.
  case type(SwiftTypeDeclaration)

  /// `if`, with what else is done.
  case branch([SwiftCondition], then: [SwiftStatement], otherwise: [SwiftStatement], SwiftPlace)

  /// `guard`.
  case require([SwiftCondition], otherwise: [SwiftStatement], SwiftPlace)

  /// `switch`.
  case choose(SwiftExpression, [SwiftCase], SwiftPlace)

  /// `for … in`.
  case each(SwiftPattern, SwiftExpression, condition: SwiftExpression?, [SwiftStatement], SwiftPlace)

  /// `while` and `repeat`.
  case loop([SwiftCondition], [SwiftStatement], SwiftPlace)

  /// `do`, with what is done on an error.
  case attempt([SwiftStatement], rescue: [[SwiftStatement]], SwiftPlace)

  /// `return`; a body of one expression returns it.
  case giveBack(SwiftExpression?, SwiftPlace)

  /// `throw`, `break`, `continue`, `fallthrough`.
  case leave(String, SwiftPlace)

  /// `defer`.
  case later([SwiftStatement], SwiftPlace)

  /// A statement that could not be read, with the names in it.
  case unread(Set<String>, SwiftPlace)
}

/// A condition of `if`, `guard` or `while`.
public enum SwiftCondition: Sendable {
  /// A value that must be true.
  case holds(SwiftExpression)

  /// `let name = value`.
  case binds(SwiftPattern, SwiftExpression)

  /// `case pattern = value`.
  case matches(SwiftPattern, SwiftExpression)

  /// `#available`, or `#unavailable`.
  case available(Bool, String, SwiftPlace)
}

/// A case of a `switch`.
public struct SwiftCase: Sendable {
  /// Its patterns; empty for `default`.
  public let patterns: [SwiftPattern]

  /// Its `where`.
  public let condition: SwiftExpression?

  /// Its statements.
  public let body: [SwiftStatement]

  /// Its place.
  public let place: SwiftPlace
}

/// A pattern.
public indirect enum SwiftPattern: Sendable {
  /// A new variable.
  case name(String)

  /// Anything.
  case any

  /// Several values.
  case tuple([SwiftPattern])

  /// A value to compare with.
  case value(SwiftExpression)

  /// A case of an enumeration with the values that belong to it.
  case enumCase(String, [SwiftPattern])

  /// The names of its variables.
  public var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.names)
    case .any, .value: []
    }
  }
}
