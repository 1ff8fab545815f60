import JSONSource

/// The value of a missing key, as a literal.
public enum KeyDefault: Sendable {
  /// `true` or `false`.
  case boolean(Bool)

  /// A number.
  case number(Double)

  /// One of the names that the key may hold.
  case name(StaticString)

  /// A list without elements.
  case empty

  /// A value that depends on more than the key, in words.
  case varying(StaticString)
}

extension KeyDefault {
  /// The value in the description of its key.
  var words: String {
    switch self {
    case .boolean, .name: "`\(text ?? "")`"
    case .number: text ?? ""
    case .empty: "none"
    case .varying(let words): "\(words)"
    }
  }

  /// A boolean, name or number as text; `nil` for other values.
  package var text: String? {
    switch self {
    case .boolean(let value): "\(value)"
    case .number(let value): JSONNumber.text(of: value)
    case .name(let name): "\(name)"
    case .empty, .varying: nil
    }
  }
}

extension KeyDefault: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral
{
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// A name.
  public init(stringLiteral name: StaticString) { self = .name(name) }

  /// The empty list.
  public init(arrayLiteral elements: Never...) { self = .empty }
}
