import SwiftReading

// Assignments.
extension Interpreter {
  func assign(_ value: CodeValue, to target: SwiftExpression, in frame: Int, _ place: SwiftPlace) {
    switch target {
    case .name("_", _): return
    case .name(let name, _):
      if let holder = self.frame(with: name, from: frame) { return setLocal(name, in: holder, value) }
      if let owner = frames[frame].owner { return assign(value, name, of: owner, place) }
      if program.variables[name] != nil { setGlobal(name, value) }
    case .member(let base?, let name, let here): assign(value, name, of: self.value(of: base, in: frame), here)
    case .tuple(let parts, _):
      guard case .parts(let values) = value, values.count == parts.count else { return }
      for (part, one) in zip(parts, values) { assign(one.value, to: part.value, in: frame, place) }
    case .element(let base, let index, let here):
      // An entry of a dictionary that a member holds.
      guard let key = index.first.map({ self.value(of: $0.value, in: frame) }) else { return }
      var entries: [CodeEntry] = []
      if case .entries(let old) = self.value(of: base, in: frame) { entries = old }
      assign(
        .entries(entries.filter { $0.key.equals(key) != true } + [CodeEntry(key: key, value: value)]), to: base,
        in: frame, here)
    default: return
    }
  }

  private func assign(_ value: CodeValue, _ name: String, of owner: CodeValue, _ place: SwiftPlace) {
    switch owner {
    case .oneOf(let all):
      for one in all where !one.isNone {
        aside([.other("it is that one of several", place)]) { assign(value, name, of: one, place) }
      }
    case .type(let type): if program.variable(name, of: type) != nil { setGlobal("\(type).\(name)", value) }
    case .object(let number):
      guard let type = typeName(of: owner) else { return }
      guard let variable = program.variable(name, of: type) else { return setKnown(name, of: number, value, place) }
      if variable.getter == nil || variable.initial != nil { setField(name, of: number, value) }
      guard !variable.observers.isEmpty, !isInitializing(number), stack.count < Self.deepestCall,
        !stack.contains(variable.place)
      else { return }
      stack.append(variable.place)
      for observer in variable.observers {
        let frame = ownFrame(of: owner, type)
        frames[frame].values["newValue"] = value
        _ = run(observer, in: frame)
      }
      stack.removeLast()
    default: return
    }
  }

  /// Whether the initializer of an object runs, so that its variables are not watched.
  private func isInitializing(_ object: Int) -> Bool { initializing.contains(object) }
}
