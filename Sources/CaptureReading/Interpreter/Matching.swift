import SwiftReading

// `switch`, patterns and `for`.
extension Interpreter {
  func choose(_ subject: SwiftExpression, _ cases: [SwiftCase], in frame: Int, _ place: SwiftPlace) -> Flow {
    let value = value(of: subject, in: frame)
    var open: [(conditions: [CodeCondition], run: () -> Flow)] = []
    for one in cases {
      let inside = inner(frame)
      let matches = one.patterns.isEmpty ? true : Self.anyOf(one.patterns.map { match($0, value, in: inside) })
      if one.condition != nil || matches == nil {
        let text = "\(Self.text(subject)) is \(one.patterns.map(Self.text).joined(separator: " or "))"
        for pattern in one.patterns where !pattern.names.isEmpty {
          bind(pattern, .open("it belongs to a case"), in: inside)
        }
        open.append(
          (
            [.other(one.patterns.isEmpty ? "another case of \(Self.text(subject))" : text, one.place)],
            {
              self.run(one.body, in: inside)
            }
          ))
      } else if matches == true {
        if open.isEmpty {
          if isChangeable(subject, in: frame) { asideCases(cases, but: one.place, subject, in: frame) }
          return onlyLoop(run(one.body, in: inside))
        }
        let text = "another case of \(Self.text(subject))"
        open.append(([.other(text, one.place)], { self.run(one.body, in: inside) }))
        return onlyLoop(alternatives(open))
      }
    }
    return open.isEmpty ? .goesOn : onlyLoop(alternatives(open))
  }

  /// Runs the cases that are not taken at first, of something that changes.
  private func asideCases(_ cases: [SwiftCase], but taken: SwiftPlace, _ subject: SwiftExpression, in frame: Int) {
    for one in cases where one.place != taken {
      let text = "\(Self.text(subject)) is \(one.patterns.map(Self.text).joined(separator: " or "))"
      aside([.other(text, one.place)]) { _ = run(one.body, in: frame) }
    }
  }

  private static func anyOf(_ all: [Bool?]) -> Bool? {
    all.contains(true) ? true : all.allSatisfy { $0 == false } ? false : nil
  }

  /// Whether a value fits a pattern; its variables get their values.
  func match(_ pattern: SwiftPattern, _ value: CodeValue, in frame: Int) -> Bool? {
    switch pattern {
    case .any: return true
    case .name:
      bind(pattern, value, in: frame)
      return true
    case .tuple(let parts):
      guard case .parts(let values) = value, values.count == parts.count else { return nil }
      return zip(parts, values).reduce(true) { all, pair in
        guard let one = match(pair.0, pair.1.value, in: frame) else { return all == false ? false : nil }
        return all == false ? false : one ? all : false
      }
    case .enumCase(let name, let parts):
      for part in parts { bind(part, .open("it belongs to a case"), in: frame) }
      if case .name(let own, _) = value { return own == name }
      return nil
    case .value(let expression):
      let other = self.value(of: expression, in: frame)
      return value.equals(other)
    }
  }

  func each(
    _ pattern: SwiftPattern, _ sequence: SwiftExpression, _ condition: SwiftExpression?, _ body: [SwiftStatement],
    in frame: Int, _ place: SwiftPlace
  ) -> Flow {
    let list = value(of: sequence, in: frame)
    func once(_ value: CodeValue) -> Flow {
      let inside = inner(frame)
      bind(pattern, value, in: inside)
      guard let condition else { return run(body, in: inside) }
      return branch([.holds(condition)], body, [], in: inside)
    }
    switch list {
    case .list(let elements) where elements.count <= 32:
      var total = Flow()
      for element in elements {
        let flow = once(element)
        total.results += flow.results
        if flow.leaves {
          if !flow.isOfLoop { total.leaves = true }
          break
        }
      }
      return total
    case .format, .entries:
      return onlyLoop(once(list))
    default:
      let text = CodeCondition.other("for each of \(Self.text(sequence))", place)
      return onlyLoop(
        alternatives([([text], { once(.open("it is one of \(Self.text(sequence))")) }), ([], { .goesOn })]))
    }
  }
}
