package import CaptureModel
import JSONSource

/// A symbol that a statement uses and that is newer than its type.
package struct SwiftSymbol: Hashable, Sendable {
  /// `AVCaptureConnection.videoRotationAngle`.
  package let name: String

  /// The first iOS that has it.
  package let since: OSVersion
}

/// A piece of Swift source, not rendered yet.
package indirect enum SwiftCode: Sendable {
  /// A line, and the symbols in it that only newer systems have.
  case line(String, uses: [SwiftSymbol] = [])

  /// Code between an opening and a closing line.
  case block(String, [SwiftCode])

  /// Code for newer systems only; older ones run `orElse`, if given.
  case available(OSVersion, [SwiftCode], orElse: String? = nil)

  /// Code for newer systems, and code for older ones.
  case either(OSVersion, [SwiftCode], [SwiftCode])
}

extension SwiftCode {
  /// The source of a piece of code at a nesting depth.
  package func text(depth: Int = 0) -> String {
    let indent = String(repeating: "    ", count: depth)
    switch self {
    case .line("", _): return "\n"
    case .line(let text, _): return SwiftLine.wrapped(text, indent: indent)
    case .block(let head, let body):
      return SwiftLine.wrapped(head, indent: indent) + Self.text(of: body, depth: depth + 1) + indent + "}\n"
    case .available(let version, let body, nil):
      return SwiftCode.block("if \(version.isAvailable) {", body).text(depth: depth)
    case .available(let version, let body, let other?):
      let check = SwiftCode.block("guard \(version.isAvailable) else {", [.line(other)])
      return check.text(depth: depth) + Self.text(of: body, depth: depth)
    case .either(let version, let body, let other):
      return indent + "if \(version.isAvailable) {\n" + Self.text(of: body, depth: depth + 1) + indent
        + "} else {\n" + Self.text(of: other, depth: depth + 1) + indent + "}\n"
    }
  }

  /// The lines of a text.
  static func lines(_ text: String) -> [SwiftCode] {
    text.pieces(between: "\n").map { .line(String($0)) }
  }

  /// The source of several pieces, one after another.
  package static func text(of codes: [SwiftCode], depth: Int = 0) -> String {
    codes.map { $0.text(depth: depth) }.joined()
  }
}

extension SwiftCode {
  /// The names that pieces of code mention, except in string literals.
  static func names(in codes: [SwiftCode]) -> Set<String> {
    var names: Set<String> = []
    for line in text(of: codes).split(separator: "\n") {
      var (name, isText, isEscaped) = ("", false, false)
      for character in line + " " {
        if character == "\"", !isEscaped { isText.toggle() }
        isEscaped = isText && !isEscaped && character == "\\"
        if !isText, character.isLetter || character.isNumber || character == "_" {
          name.append(character)
        } else if !name.isEmpty {
          names.insert(name)
          name = ""
        }
      }
    }
    return names
  }

  /// The condition of a block that runs only if something holds, and binds no value; `nil` of other code.
  fileprivate var condition: String? {
    guard case .block(let head, _) = self, head.hasPrefix("if "), !head.hasPrefix("if let ") else { return nil }
    return head
  }
}

extension [SwiftCode] {
  /// The code and then some more; two blocks under one condition that would follow each other become one.
  func followed(by more: [SwiftCode]) -> [SwiftCode] {
    guard let condition = last?.condition, more.first?.condition == condition, case .block(_, let body) = last,
      case .block(_, let next) = more.first
    else { return self + more }
    return dropLast() + [.block(condition, body.followed(by: next))] + more.dropFirst()
  }
}

extension OSVersion {
  /// The condition that the system is this one or newer.
  var isAvailable: String { "#available(iOS \(self), *)" }

  /// The condition that the system is older.
  var isUnavailable: String { "#unavailable(iOS \(self))" }

  /// The attribute of a declaration for this system and newer ones.
  var attribute: String { "@available(iOS \(self), *)" }
}

/// Collects the lines of a body; code newer than the app's minimum system goes into an availability check.
struct SwiftBody {
  private(set) var codes: [SwiftCode] = []

  /// The oldest system that runs the body.
  let minimum: OSVersion

  /// The conditions that the body has checked already, each with the system since which it was checked.
  private var required: [String: OSVersion] = [:]

  init(minimum: OSVersion) { self.minimum = minimum }

  /// Adds a template with its `%1`, `%2`, … filled in; each of its lines is a line of the body.
  mutating func add(_ template: String, _ values: String..., uses: [SwiftSymbol] = []) {
    let lines = SwiftText.filled(template, values).pieces(between: "\n")
    add(lines.map { .line(String($0), uses: uses) }, since: uses.map(\.since).max())
  }

  /// Adds the condition that the following code needs, unless it was checked above.
  mutating func require(_ condition: String, _ failure: String, uses: [SwiftSymbol]) {
    let since = max(minimum, uses.map(\.since).max() ?? minimum)
    if let known = required[condition], known <= since { return }
    required[condition] = since
    add("try require(%1, %2)", condition, failure, uses: uses)
  }

  /// Adds a statement that runs only if a condition holds; the condition is not repeated if it was checked above.
  mutating func add(ifHolds condition: String, _ statement: String, uses: [SwiftSymbol]) {
    let since = max(minimum, uses.map(\.since).max() ?? minimum)
    if let known = required[condition], known <= since { return add("%1", statement, uses: uses) }
    add([.block("if " + condition + " {", [.line(statement, uses: uses)])], since: uses.map(\.since).max())
  }

  /// Adds code for systems from a version on.
  mutating func add(_ more: [SwiftCode], since: OSVersion?) {
    guard let since, since > minimum else { return codes = codes.followed(by: more) }
    if case .available(since, let body, nil) = codes.last {
      codes[codes.count - 1] = .available(since, body.followed(by: more))
    } else {
      codes.append(.available(since, more))
    }
  }

  /// Adds another body's code as it is; systems too old for it run `older` instead.
  mutating func add(_ other: SwiftBody, orElse older: [SwiftCode]?) {
    codes = codes.followed(
      by: other.codes.map { code in
        guard let older, case .available(let version, let body, nil) = code else { return code }
        return .either(version, body, older)
      })
  }

  /// Adds code for systems from a version on; older ones throw.
  mutating func add(_ more: [SwiftCode], since: OSVersion?, orThrow failure: String) {
    guard let since, since > minimum else { return codes += more }
    codes.append(.available(since, more, orElse: "throw " + failure))
  }

  /// Adds a block between an opening and a closing line; code after the block does not repeat its checks.
  mutating func add(_ head: String, _ opening: [SwiftCode], _ inner: SwiftBody) {
    codes.append(.block(head, opening + inner.codes))
    required.merge(inner.required) { min($0, $1) }
  }

  /// Adds a comment above the following code, with an empty line before it unless it is the first.
  mutating func section(_ remark: String) {
    if !codes.isEmpty { codes.append(.line("")) }
    codes.append(.line("// " + remark))
  }
}
