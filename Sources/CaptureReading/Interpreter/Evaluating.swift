import SwiftReading

// Expressions.
extension Interpreter {
  /// The value of an expression. A name after a period belongs to the type `expecting`, if that is known.
  func value(of expression: SwiftExpression, in frame: Int, expecting type: String? = nil) -> CodeValue {
    guard step() else { return .open("the code is too long to follow") }
    switch expression {
    case .flag(let flag, _): return .flag(flag)
    case .number(let number, _): return .number(number)
    case .text(let text, _): return text.map { .text($0) } ?? .open("it is a text with parts")
    case .none: return CodeValue.none
    case .name(let name, let place): return named(name, in: frame, place)
    case .member(nil, let name, _): return implied(name, of: type)
    case .member(let base?, let name, let place): return member(name, of: base, in: frame, place)
    case .call(let callee, let arguments, let place): return call(callee, arguments, in: frame, place, expecting: type)
    case .element(let base, let arguments, let place): return element(base, arguments, in: frame, place)
    case .closure(let closure): return .callable(.closure(closure, frame: frame))
    case .array(let all, _): return .list(all.map { value(of: $0, in: frame, expecting: type) })
    case .dictionary(let all, _):
      return .entries(
        all.map { CodeEntry(key: value(of: $0.key, in: frame), value: value(of: $0.value, in: frame)) })
    case .tuple(let parts, _):
      return .parts(parts.map { CodePart(label: $0.label, value: value(of: $0.value, in: frame)) })
    case .prefix(let sign, let inner, _):
      let value = value(of: inner, in: frame)
      if sign == "!" { return negated(value) }
      if sign == "-", case .number(let number) = value { return .number(-number) }
      return .open("it is computed")
    case .infix(let sign, let left, let right, let place):
      return infix(sign, left, right, in: frame, place, expecting: type)
    case .choice(let condition, let yes, let no, _):
      return choice([.holds(condition)], in: frame, { self.value(of: yes, in: frame, expecting: type) }) {
        self.value(of: no, in: frame, expecting: type)
      }
    case .cast(let inner, _, let name, _): return cast(value(of: inner, in: frame, expecting: name.name), name)
    case .statement(let statement, _): return valued(statement, in: frame)
    case .keyPath(let names, _): return .callable(.path(names))
    case .unread: return .open("it could not be read")
    }
  }

  /// One of two values.
  private func choice(
    _ list: [SwiftCondition], in frame: Int, _ yes: () -> CodeValue, _ no: () -> CodeValue
  ) -> CodeValue {
    switch decide(list, in: frame).result {
    case .holds: return yes()
    case .fails: return no()
    case .either(let then, let otherwise):
      var (first, second): (CodeValue, CodeValue?) = (.none, nil)
      aside(then) { first = yes() }
      if let otherwise { aside(otherwise) { second = no() } }
      return second.map { first.joined($0) } ?? first
    }
  }

  /// `if` or `switch` as a value.
  private func valued(_ statement: SwiftStatement, in frame: Int) -> CodeValue {
    lastValue = .open("it is computed")
    let flow = run(statement, in: frame)
    _ = flow
    if case .branch(let list, let then, let otherwise, _) = statement, then.count == 1, otherwise.count == 1,
      case .expression(let yes) = then[0], case .expression(let no) = otherwise[0]
    {
      return choice(list, in: frame, { self.value(of: yes, in: frame) }) { self.value(of: no, in: frame) }
    }
    return lastValue
  }

  private func negated(_ value: CodeValue) -> CodeValue {
    switch value {
    case .flag(let flag): return .flag(!flag)
    case .support(var test):
      test.isDenied.toggle()
      return .support(test)
    case .property(let property) where property.name == "binned" || property.name == "multiCam":
      return .test([.flag(property.name, false)])
    case .test(let tests) where tests.count == 1:
      if case .flag(let key, let flag) = tests[0] { return .test([.flag(key, !flag)]) }
      return .test([.other("not a condition")])
    default: return .open(value.reason ?? "it is computed")
    }
  }

  private func infix(
    _ sign: String, _ left: SwiftExpression, _ right: SwiftExpression, in frame: Int, _ place: SwiftPlace,
    expecting type: String?
  ) -> CodeValue {
    if sign == "??" {
      let first = value(of: left, in: frame, expecting: type)
      switch first {
      case .none: return value(of: right, in: frame, expecting: type)
      case .object(let number):
        guard case .device = objects[number].kind, frames.indices.contains(frame) else { return first }
        var other = CodeValue.none
        aside([.lacks(number)]) { other = value(of: right, in: frame, expecting: type) }
        return chained(first, other, place)
      case .oneOf(let all) where all.contains(where: \.isNone):
        return CodeValue.oneOf(all.filter { !$0.isNone }).joined(value(of: right, in: frame, expecting: type))
      case .open(let reason) where reason != Self.passes:
        let other = value(of: right, in: frame, expecting: type)
        return .oneOf([other, first])
      default: return first
      }
    }
    let one = value(of: left, in: frame)
    if sign == "&&" || sign == "||" {
      return logic(sign, one, value(of: right, in: frame), SwiftExpression.infix(sign, left, right, place))
    }
    var two = value(of: right, in: frame)
    if case .name(_, nil) = two, case .name(_, let type?) = one { two = value(of: right, in: frame, expecting: type) }
    return combine(sign, one, two, place, SwiftExpression.infix(sign, left, right, place))
  }

  private func logic(_ sign: String, _ left: CodeValue, _ right: CodeValue, _ whole: SwiftExpression) -> CodeValue {
    if case .flag(let flag) = left { return flag == (sign == "||") ? left : right }
    if case .flag(let flag) = right { return flag == (sign == "||") ? right : left }
    let tests = [left, right].map(Self.tests)
    if tests[0] != nil || tests[1] != nil {
      guard sign == "&&" else { return .test([.other(Self.text(whole))]) }
      return .test(tests.flatMap { $0 ?? [.other(Self.text(whole))] })
    }
    if sign == "&&", case .support(let one) = left, case .support(let two) = right, !one.isDenied, !two.isDenied {
      return .support(SupportTest(names: one.names.union(two.names)))
    }
    return .open("\(Self.text(whole)) is not known")
  }

  /// The conditions on a format that a value stands for.
  static func tests(_ value: CodeValue) -> [FormatTest]? {
    switch value {
    case .test(let tests): tests
    case .property(let property) where property.name == "binned" || property.name == "multiCam":
      [.flag(property.name, true)]
    default: nil
    }
  }

  /// The value of an operator.
  func combine(
    _ sign: String, _ left: CodeValue, _ right: CodeValue, _ place: SwiftPlace, _ whole: SwiftExpression? = nil
  ) -> CodeValue {
    if let test = formatTest(sign, left, right, whole) { return test }
    if sign == "==", case .parts(let one) = left, case .parts(let two) = right, one.count == two.count,
      one.contains(where: { if case .property = $0.value { true } else { false } })
    {
      let tests = zip(one, two).map { combine(sign, $0.value, $1.value, place, whole) }.compactMap(Self.tests)
      return .test(tests.count == one.count ? tests.flatMap(\.self) : [.other(whole.map(Self.text) ?? sign)])
    }
    switch sign {
    case "==", "===": return left.equals(right).map { .flag($0) } ?? .open("a comparison is not known")
    case "!=", "!==": return left.equals(right).map { .flag(!$0) } ?? .open("a comparison is not known")
    case "+":
      if case .list(let one) = left, case .list(let two) = right { return .list(one + two) }
      if case .text(let one) = left, case .text(let two) = right { return .text(one + two) }
    default: break
    }
    guard let one = left.number, let two = right.number else {
      return .open(left.reason ?? right.reason ?? "it is computed")
    }
    switch sign {
    case "+": return .number(one + two)
    case "-": return .number(one - two)
    case "*": return .number(one * two)
    case "/": return two == 0 ? .open("it is computed") : .number(one / two)
    case "<": return .flag(one < two)
    case ">": return .flag(one > two)
    case "<=": return .flag(one <= two)
    case ">=": return .flag(one >= two)
    default: return .open("it is computed")
    }
  }

  /// A comparison or computation with a property of a format.
  private func formatTest(
    _ sign: String, _ left: CodeValue, _ right: CodeValue, _ whole: SwiftExpression?
  ) -> CodeValue? {
    if case .property(let property) = left, let known = property.known {
      return combine(sign, known, right, SwiftPlace(file: 0, line: 0))
    }
    guard case .property(let property) = left else {
      guard case .property = right else { return nil }
      return sign == "==" ? formatTest(sign, right, left, whole) : .test([.other(whole.map(Self.text) ?? sign)])
    }
    let open = CodeValue.test([.other(whole.map(Self.text) ?? "\(property.name) \(sign) …")])
    switch (sign, right) {
    case ("*", .number(let number)), ("/", .number(let number)):
      guard number != 0 else { return open }
      var scaled = property
      scaled.factor = sign == "*" ? property.factor * number : property.factor / number
      return .property(scaled)
    case ("==", .number(let number)) where property.factor == 1: return .test([.number(property.name, number)])
    case ("==", .flag(let flag)): return .test([.flag(property.name, flag)])
    case ("==", .name(let name, _)): return .test([.name(property.name, name)])
    case ("==", .parts(let parts)) where property.name == "size":
      guard parts.count == 2, let width = parts[0].value.number, let height = parts[1].value.number else { return open }
      return .test([.number("width", width), .number("height", height)])
    default: return open
    }
  }

  private func cast(_ value: CodeValue, _ type: SwiftType) -> CodeValue {
    switch value {
    case .object(let number):
      // A layer of a view whose class is a preview layer is one.
      _ = number
      return value
    case .open(let reason): return .open(reason)
    default: return value
    }
  }

  /// `.name`, of a type that may be known.
  func implied(_ name: String, of type: String?) -> CodeValue {
    if let type, let whole = program.name(of: type), let entry = program.types[whole] {
      if entry.cases.contains(where: { $0.name == name }) { return .name(name, type: whole) }
      if entry.variables.contains(where: { $0.modifiers.contains("static") && $0.pattern.names.contains(name) }) {
        return staticMember(name, of: whole)
      }
    }
    return .name(name, type: nil)
  }
}
