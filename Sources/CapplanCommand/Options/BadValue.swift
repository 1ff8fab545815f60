import JSONSource

/// Why an option's value is rejected.
package enum BadValue: Error, Hashable, Sendable {
  case empty

  /// A word that is not one of those allowed.
  case unknownWord(String, allowed: [String])

  /// Text that is not a decimal number.
  case notANumber(String, allowed: String)

  /// A number that is not allowed.
  case outOfRange(String, allowed: String)

  /// Text that doesn't have the expected form.
  case malformed(String, expected: String)

  /// A name that is already used for something else.
  case taken(String, by: String)

  /// What is wrong, worded to follow the option's name and a colon.
  var message: String {
    switch self {
    case .empty: "the value is empty"
    case .unknownWord(let word, let allowed): Self.message(word, allowed)
    case .notANumber(let text, let allowed): "'\(text)' is not a decimal number; allowed is \(allowed)"
    case .outOfRange(let text, let allowed): "'\(text)' is out of range; allowed is \(allowed)"
    case .malformed(let text, let expected): "'\(text)' is not of the form \(expected)"
    case .taken(let name, let owner): "'\(name)' is the name of \(owner)"
    }
  }

  private static func message(_ word: String, _ allowed: [String]) -> String {
    let list = "allowed: \(allowed.joined(separator: ", "))"
    guard let near = Suggestion.nearest(to: word, among: allowed, in: .commandLine) else {
      return "unknown value '\(word)'; \(list)"
    }
    return "unknown value '\(word)'; \(Suggestion.question(near)) (\(list))"
  }
}
