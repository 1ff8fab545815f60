import SwiftReading

// Statements.
extension Interpreter {
  /// Runs a block in a frame of its own.
  func run(_ statements: [SwiftStatement], in parent: Int) -> Flow {
    let frame = inner(parent)
    return run(statements[...], inFrame: frame)
  }

  func inner(_ parent: Int) -> Int {
    frames.append(
      CodeFrame(
        parent: parent, owner: frames[parent].owner, type: frames[parent].type, result: frames[parent].result))
    return frames.count - 1
  }

  private func run(_ statements: ArraySlice<SwiftStatement>, inFrame frame: Int) -> Flow {
    var total = Flow()
    let before = conditions
    defer { conditions = before }
    var late: [[SwiftStatement]] = []
    loop: for index in statements.indices {
      guard step() else { break }
      let rest = statements[(index + 1)...]
      switch statements[index] {
      case .later(let body, _): late.append(body)
      case .require(let list, let otherwise, _):
        let outcome = decide(list, in: frame)
        if let unless = outcome.untaken {
          aside(unless.conditions) { _ = unless.side ? run(rest, inFrame: frame) : run(otherwise, in: frame) }
        }
        switch outcome.result {
        case .holds: continue loop
        case .fails:
          let flow = run(otherwise, in: frame)
          total.results += flow.results
          total.leaves = true
          total.isOfLoop = flow.isOfLoop
          break loop
        case .either(let then, let no):
          // What follows runs only if the conditions hold; nothing else of the function then does.
          let flow = no.map { no in aloneWith(no) { run(otherwise, in: frame) } }
          total.results += flow?.results ?? []
          // After an error there is no session, so the cameras that were asked for are there.
          conditions += otherwise.endsWithError ? then.filter { if case .exists = $0 { false } else { true } } : then
        }
      default:
        let flow = run(statements[index], in: frame)
        total.results += flow.results
        if flow.leaves {
          total.leaves = true
          total.isOfLoop = flow.isOfLoop
          break loop
        }
        // A branch that returned: what follows runs only without it.
        if case .branch(let list, let then, let otherwise, _) = statements[index],
          let more = remaining(list, then, otherwise, in: frame)
        {
          conditions += more
        }
      }
    }
    for body in late.reversed() { _ = run(body, in: frame) }
    return total
  }

  /// What must be so behind an `if` of which one side leaves the block.
  private func remaining(
    _ list: [SwiftCondition], _ then: [SwiftStatement], _ otherwise: [SwiftStatement], in frame: Int
  ) -> [CodeCondition]? {
    guard case .either(let yes, let no) = decided[list.first?.place ?? SwiftPlace(file: -1, line: 0)] else {
      return nil
    }
    if then.leaves { return no ?? [] }
    return otherwise.leaves ? yes : nil
  }

  private func aloneWith(_ more: [CodeCondition], _ run: () -> Flow) -> Flow {
    var flow = Flow()
    aside(more) { flow = run() }
    return flow
  }

  /// Runs one statement.
  func run(_ statement: SwiftStatement, in frame: Int) -> Flow {
    switch statement {
    case .expression(let expression):
      let value = value(of: expression, in: frame)
      lastValue = value
      return .goesOn
    case .assign(let target, let sign, let expression, let place):
      var value = value(of: expression, in: frame, expecting: declaredType(of: target, in: frame))
      if sign != "=" {
        let old = self.value(of: target, in: frame)
        value = combine(String(sign.dropLast()), old, value, place)
      }
      assign(value, to: target, in: frame, place)
      return .goesOn
    case .variable(let variable):
      declare(variable, in: frame)
      return .goesOn
    case .function(let function):
      frames[frame].functions[function.name] = function
      return .goesOn
    case .branch(let list, let then, let otherwise, _): return branch(list, then, otherwise, in: frame)
    case .choose(let subject, let cases, let place): return choose(subject, cases, in: frame, place)
    case .each(let pattern, let sequence, let condition, let body, let place):
      return each(pattern, sequence, condition, body, in: frame, place)
    case .loop(let list, let body, let place):
      let here = inner(frame)
      let outcome = decide(list, in: here)
      switch outcome.result {
      case .fails: return .goesOn
      case .holds: return onlyLoop(run(body, in: here))
      case .either(let then, _):
        let text = then.isEmpty ? [CodeCondition.other("a loop goes on", place)] : then
        return onlyLoop(alternatives([(text, { self.run(body, in: here) }), ([], { .goesOn })]))
      }
    case .attempt(let body, let rescue, _):
      // The declarations of `let a = 1, b = 2` belong to the block around.
      if rescue.isEmpty, body.allSatisfy({ if case .variable = $0 { true } else { false } }) {
        for one in body { _ = run(one, in: frame) }
        return .goesOn
      }
      let flow = run(body, in: frame)
      for one in rescue { aside([.other("something fails", SwiftPlace(file: 0, line: 0))]) { _ = run(one, in: frame) } }
      return flow
    case .giveBack(let expression, _):
      let value =
        expression.map { self.value(of: $0, in: frame, expecting: frames[frame].result) } ?? CodeValue.parts([])
      return Flow(leaves: true, results: [(value, conditions)])
    case .leave(let word, _):
      guard !word.isEmpty, word != "fallthrough" else { return .goesOn }
      return Flow(leaves: true, isOfLoop: word == "break" || word == "continue")
    case .type, .unread, .later, .require: return .goesOn
    }
  }

  func onlyLoop(_ flow: Flow) -> Flow {
    var flow = flow
    if flow.isOfLoop { (flow.leaves, flow.isOfLoop) = (false, false) }
    return flow
  }

  private func declare(_ variable: SwiftVariable, in frame: Int) {
    if variable.getter != nil, variable.initial == nil {
      for name in variable.pattern.names { frames[frame].values[name] = .open("it is computed") }
      return
    }
    let type = variable.type?.name
    let value =
      variable.initial.map { self.value(of: $0, in: frame, expecting: type) }
      ?? (variable.type?.isOptional == true ? CodeValue.none : .open("it has no value yet"))
    if case .name(let name) = variable.pattern {
      frames[frame].values[name] = CodeValue.none
      setLocal(name, in: frame, value, isNew: true)
    } else {
      bind(variable.pattern, value, in: frame)
    }
  }

  /// Gives the variables of a pattern their values.
  func bind(_ pattern: SwiftPattern, _ value: CodeValue, in frame: Int) {
    switch pattern {
    case .name(let name):
      frames[frame].values[name] = frames[frame].values[name] ?? CodeValue.none
      setLocal(name, in: frame, value)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        if case .parts(let values) = value, values.indices.contains(index) {
          bind(part, values[index].value, in: frame)
        } else {
          bind(part, .open(value.reason ?? "it is a part of something"), in: frame)
        }
      }
    case .enumCase(_, let parts): for part in parts { bind(part, .open("it belongs to a case"), in: frame) }
    case .any, .value: break
    }
  }

  func branch(
    _ list: [SwiftCondition], _ then: [SwiftStatement], _ otherwise: [SwiftStatement], in frame: Int
  ) -> Flow {
    let inside = inner(frame)
    let outcome = decide(list, in: inside)
    if let place = list.first?.place { decided[place] = outcome.result }
    if let untaken = outcome.untaken {
      aside(untaken.conditions) { _ = run(untaken.side ? then : otherwise, in: inside) }
    }
    switch outcome.result {
    case .holds: return run(then, in: inside)
    case .fails: return run(otherwise, in: frame)
    case .either(let yes, let no):
      guard let no else { return run(then, in: inside, when: yes) }
      return alternatives([(yes, { self.run(then, in: inside) }), (no, { self.run(otherwise, in: frame) })])
    }
  }

  private func run(_ statements: [SwiftStatement], in frame: Int, when more: [CodeCondition]) -> Flow {
    let before = conditions
    conditions += more
    defer { conditions = before }
    return run(statements, in: frame)
  }
}

extension [SwiftStatement] {
  /// Whether such a block ends with an error.
  fileprivate var endsWithError: Bool {
    switch last {
    case .leave("throw", _)?: true
    case .expression(.call(.name("fatalError", _), _, _))?, .expression(.call(.name("preconditionFailure", _), _, _))?:
      true
    default: false
    }
  }

  /// Whether nothing that follows such a block runs.
  var leaves: Bool {
    switch last {
    case .giveBack?: true
    case .leave(let word, _)?: !word.isEmpty && word != "fallthrough"
    case .branch(_, let then, let otherwise, _)?: then.leaves && otherwise.leaves
    default: false
    }
  }
}

extension SwiftCondition {
  var place: SwiftPlace {
    switch self {
    case .holds(let expression), .binds(_, let expression), .matches(_, let expression): expression.place
    case .available(_, _, let place): place
    }
  }
}
