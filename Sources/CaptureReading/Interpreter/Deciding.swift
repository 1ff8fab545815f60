import SwiftReading

/// What is known of a condition.
enum Decision {
  case holds, fails

  /// It is not known: what must be so on each side; the other side doesn't run if it is `nil`.
  case either([CodeCondition], [CodeCondition]?)
}

/// A decision, and the side that is not taken at first but may be later.
struct Outcome {
  var result: Decision

  /// The side that is not taken because a variable has its first value: `true` is the one where the conditions hold.
  var untaken: (side: Bool, conditions: [CodeCondition])?
}

// Conditions.
extension Interpreter {
  /// Decides some conditions, all of which must hold; their variables are bound in the frame.
  func decide(_ list: [SwiftCondition], in frame: Int) -> Outcome {
    var (yes, no): ([CodeCondition], [CodeCondition]?) = ([], [])
    var isOpen = false
    var outcome = Outcome(result: .holds)
    // A later condition is asked only if the earlier ones hold.
    let before = conditions
    defer { conditions = before }
    for condition in list {
      let one = decide(condition, in: frame)
      if outcome.untaken == nil { outcome.untaken = one.untaken }
      switch one.result {
      case .holds: continue
      case .fails:
        outcome.result = .fails
        return outcome
      case .either(let then, let otherwise):
        isOpen = true
        yes += then
        conditions += then
        // Where one of several fails, it isn't known which.
        no = list.count == 1 ? otherwise : otherwise.map { (no ?? []) + $0 } ?? no
        if list.count == 1 { break }
        if otherwise == nil { continue }
      }
    }
    guard isOpen else { return outcome }
    if list.count > 1, let all = no, all.isEmpty { no = nil }
    outcome.result = .either(yes, no)
    outcome.untaken = nil
    return outcome
  }

  private func decide(_ condition: SwiftCondition, in frame: Int) -> Outcome {
    switch condition {
    case .holds(let expression): return decide(expression, in: frame)
    case .available(let isAvailable, let text, let place):
      let older = isOlder(text)
      if older { return Outcome(result: isAvailable ? .holds : .fails) }
      let new = CodeCondition.system(text)
      let old = CodeCondition.other("the system is older than \(text)", place)
      return Outcome(result: isAvailable ? .either([new], [old]) : .either([old], [new]))
    case .binds(let pattern, let expression):
      return Outcome(result: decide(binding: value(of: expression, in: frame), to: pattern, expression, in: frame))
    case .matches(let pattern, let expression):
      let value = value(of: expression, in: frame)
      let text = CodeCondition.other("\(Self.text(expression)) is \(Self.text(pattern))", expression.place)
      let unless = CodeCondition.other("\(Self.text(expression)) is not \(Self.text(pattern))", expression.place)
      switch match(pattern, value, in: frame) {
      case true?:
        return Outcome(result: .holds, untaken: isChangeable(expression, in: frame) ? (false, [unless]) : nil)
      case false?:
        return Outcome(result: .fails, untaken: isChangeable(expression, in: frame) ? (true, [text]) : nil)
      case nil: return Outcome(result: .either([text], [unless]))
      }
    }
  }

  /// Whether every system that graphs are judged for is that new.
  private func isOlder(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(of: "iOS"), place + 1 < words.count,
      let major = Int(words[place + 1].prefix { $0 != "." })
    else { return false }
    return major <= 13
  }

  /// `if let name = value`.
  private func decide(
    binding value: CodeValue, to pattern: SwiftPattern, _ expression: SwiftExpression, in frame: Int
  ) -> Decision {
    switch value {
    case .none:
      bind(pattern, .open("it is nil"), in: frame)
      return .fails
    case .object(let number):
      bind(pattern, value, in: frame)
      switch objects[number].kind {
      case .device: return .either([.exists(number)], [.lacks(number)])
      case .input(let device): return .either([.exists(device)], [.lacks(device)])
      default: return .holds
      }
    case .oneOf(let all):
      let rest = all.filter { !$0.isNone }
      bind(pattern, rest.count == 1 ? rest[0] : .oneOf(rest), in: frame)
      guard rest.count < all.count else { return .holds }
      return unknown(expression)
    case .open(let reason):
      bind(pattern, value, in: frame)
      return reason == Self.passes ? .either([.accepted], nil) : unknown(expression)
    default:
      bind(pattern, value, in: frame)
      return .holds
    }
  }

  private func unknown(_ expression: SwiftExpression) -> Decision {
    let text = Self.text(expression)
    return .either([.other(text, expression.place)], [.other("not \(text)", expression.place)])
  }

  /// What a value is open for that the system answers, and without which there is no session.
  static let passes = "the system answers"

  /// Decides a value that must be true.
  func decide(_ expression: SwiftExpression, in frame: Int) -> Outcome {
    switch expression {
    case .prefix("!", let inner, _):
      let outcome = decide(inner, in: frame)
      let untaken = outcome.untaken.map { (side: !$0.side, conditions: $0.conditions) }
      switch outcome.result {
      case .holds: return Outcome(result: .fails, untaken: untaken)
      case .fails: return Outcome(result: .holds, untaken: untaken)
      case .either(let yes, let no):
        // What goes on without asking further goes on here too.
        guard let no else { return Outcome(result: .fails) }
        return Outcome(result: .either(no, yes))
      }
    case .infix("&&", let left, let right, _):
      return decide([.holds(left), .holds(right)], in: frame)
    case .infix("||", let left, let right, _):
      let (one, two) = (decide(left, in: frame), decide(right, in: frame))
      if case .holds = one.result { return one }
      if case .holds = two.result { return two }
      if case .fails = one.result { return two }
      if case .fails = two.result { return one }
      if case .either(_, nil) = one.result, case .either(_, nil) = two.result { return one }
      return Outcome(result: unknown(expression))
    default:
      break
    }
    let value = value(of: expression, in: frame)
    switch value {
    case .flag(let flag):
      let text = Self.text(expression)
      guard isChangeable(expression, in: frame) else { return Outcome(result: flag ? .holds : .fails) }
      let condition = CodeCondition.other(flag ? "not \(text)" : text, expression.place)
      return Outcome(result: flag ? .holds : .fails, untaken: (!flag, [condition]))
    case .support(let test):
      var other = test
      other.isDenied.toggle()
      return Outcome(result: .either([.supported(test)], [.supported(other)]))
    case .test(let tests):
      return Outcome(
        result: .either(
          refine(tests, expression, in: frame), [.other("not \(Self.text(expression))", expression.place)]))
    case .open(Self.passes): return Outcome(result: .either([.accepted], nil))
    default: return Outcome(result: unknown(expression))
    }
  }

  /// Narrows the formats that a condition is about; nothing else must be so for what follows.
  private func refine(_ tests: [FormatTest], _ expression: SwiftExpression, in frame: Int) -> [CodeCondition] {
    var isFound = false
    for name in Self.names(in: expression) {
      guard let holder = self.frame(with: name, from: frame), case .format(var query)? = frames[holder].values[name]
      else { continue }
      query.tests += tests
      setLocal(name, in: holder, .format(query))
      isFound = true
    }
    return isFound ? [] : [.other(Self.text(expression), expression.place)]
  }

  /// Whether a condition depends on a variable of an object that other code sets too.
  func isChangeable(_ expression: SwiftExpression, in frame: Int) -> Bool {
    switch expression {
    case .name(let name, _):
      guard self.frame(with: name, from: frame) == nil, let type = frames[frame].type else { return false }
      return program.variable(name, of: type).map { isChangeable($0, name) } ?? false
    case .member(let base?, let name, _):
      if case .object(let number) = value(of: base, in: frame), case .own(let type) = objects[number].kind {
        return program.variable(name, of: type).map { isChangeable($0, name) } ?? false
      }
      return false
    case .prefix(_, let inner, _): return isChangeable(inner, in: frame)
    case .infix(_, let left, let right, _): return isChangeable(left, in: frame) || isChangeable(right, in: frame)
    default: return false
    }
  }

  private func isChangeable(_ variable: SwiftVariable, _ name: String) -> Bool {
    guard !variable.modifiers.contains("let"), variable.getter == nil else { return false }
    // What is not private may be bound to a switch on the screen.
    return program.assigned.contains(name)
      || !variable.modifiers.contains("private") && !variable.modifiers.contains("fileprivate")
  }

  // MARK: Words

  /// The names in an expression.
  static func names(in expression: SwiftExpression) -> Set<String> {
    switch expression {
    case .name(let name, _): [name]
    case .member(let base?, _, _), .prefix(_, let base, _), .cast(let base, _, _, _): names(in: base)
    case .call(let base, let arguments, _), .element(let base, let arguments, _):
      arguments.reduce(names(in: base)) { $0.union(names(in: $1.value)) }
    case .infix(_, let left, let right, _): names(in: left).union(names(in: right))
    default: []
    }
  }

  /// An expression as people read it, short.
  static func text(_ expression: SwiftExpression) -> String {
    switch expression {
    case .name(let name, _): name
    case .flag(let flag, _): "\(flag)"
    case .number(let number, _): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .text(let text, _): text.map { "\"\($0.prefix(24))\"" } ?? "\"…\""
    case .none: "nil"
    case .member(let base?, let name, _): "\(text(base)).\(name)"
    case .member(nil, let name, _): ".\(name)"
    case .call(let base, let arguments, _):
      "\(text(base))(\(arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")))"
    case .element(let base, let arguments, _):
      "\(text(base))[\(arguments.map { text($0.value) }.joined(separator: ", "))]"
    case .closure: "{ … }"
    case .array(let all, _): "[\(all.map(text).joined(separator: ", "))]"
    case .dictionary: "[…: …]"
    case .tuple(let parts, _): "(\(parts.map { text($0.value) }.joined(separator: ", ")))"
    case .prefix(let sign, let inner, _): sign + text(inner)
    case .infix(let sign, let left, let right, _): "\(text(left)) \(sign) \(text(right))"
    case .choice(let condition, let yes, let no, _): "\(text(condition)) ? \(text(yes)) : \(text(no))"
    case .cast(let inner, let sign, let type, _): "\(text(inner)) \(sign) \(type.name)"
    case .keyPath(let names, _): "\\." + names.joined(separator: ".")
    case .statement, .unread: "…"
    }
  }

  static func text(_ pattern: SwiftPattern) -> String {
    switch pattern {
    case .name(let name): name
    case .any: "_"
    case .tuple(let parts): "(\(parts.map(text).joined(separator: ", ")))"
    case .value(let value): text(value)
    case .enumCase(let name, _): ".\(name)"
    }
  }
}
