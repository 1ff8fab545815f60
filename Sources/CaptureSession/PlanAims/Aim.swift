public import JSONSource

/// A part of what a plan aims at, and who set it.
public struct Aim<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value

  /// Who set it.
  public let origin: AimOrigin

  /// A value that the caller sets, unless another origin is given.
  public init(_ value: Value, _ origin: AimOrigin = .caller) {
    self.value = value
    self.origin = origin
  }

  /// A value that the graph sets.
  public init(_ value: Located<Value>) { self.init(value.value, .graph(value.range)) }

  /// The one whose origin is stronger; of equal ones the first.
  package static func stronger(_ first: Aim?, _ second: Aim?) -> Aim? {
    guard let first, let second else { return first ?? second }
    return second.origin.strength > first.origin.strength ? second : first
  }
}

extension Aim: Equatable where Value: Equatable {}
extension Aim: Hashable where Value: Hashable {}

/// Who set a value. The ranges are places in the text of the graph or of the settings.
public enum AimOrigin: Hashable, Sendable {
  /// The command line, or the code that calls the library.
  case caller

  /// The graph itself.
  case graph(SourceRange)

  /// A settings file.
  case settings(SourceRange)

  /// Whose word counts more.
  package enum Strength: Int, CaseIterable, Comparable {
    case settings
    case graph
    case caller

    package static func < (one: Strength, other: Strength) -> Bool { one.rawValue < other.rawValue }
  }

  /// How much the word of this origin counts.
  package var strength: Strength {
    switch self {
    case .caller: .caller
    case .graph: .graph
    case .settings: .settings
    }
  }

  /// The place in the graph; `nil` if the graph did not set it.
  public var graphRange: SourceRange? { if case .graph(let range) = self { range } else { nil } }
}
