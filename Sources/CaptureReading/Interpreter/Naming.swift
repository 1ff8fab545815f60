import SwiftReading

// Names, members and assignments.
extension Interpreter {
  /// The value of a name.
  func named(_ name: String, in frame: Int, _ place: SwiftPlace) -> CodeValue {
    if let holder = self.frame(with: name, from: frame) { return frames[holder].values[name] ?? .none }
    if name == "self" { return frames[frame].owner ?? .open("self is not known") }
    if name == "super" { return frames[frame].owner ?? .open("super is not known") }
    if name == "Self", let type = frames[frame].type { return .type(type) }
    if let function = localFunction(name, from: frame) {
      return .callable(.function(function.function, of: frames[frame].owner, frame: function.frame))
    }
    if let owner = frames[frame].owner, let value = own(name, of: owner, place) { return value }
    if let type = frames[frame].type, let variable = program.variable(name, of: type),
      variable.modifiers.contains("static")
    {
      return staticMember(name, of: program.name(of: type) ?? type)
    }
    if let known = globals[name] { return known }
    if let variable = program.variables[name] {
      globals[name] = .open("it is computed from itself")
      let value =
        variable.initial.map { self.value(of: $0, in: 0, expecting: variable.type?.name) }
        ?? .open("it is set elsewhere")
      setGlobal(name, value)
      return value
    }
    if let type = program.name(of: name, inside: frames[frame].type) { return .type(type) }
    if name.utf8.first.map({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) ?? false { return .type(name) }
    if name.hasPrefix("k") || symbols.isConstant(name) { return .name(name, type: nil) }
    return .open("\(name) is not known")
  }

  private func localFunction(_ name: String, from start: Int) -> (function: SwiftFunction, frame: Int)? {
    var next: Int? = start
    while let here = next {
      if let function = frames[here].functions[name] { return (function, here) }
      next = frames[here].parent
    }
    return nil
  }

  /// A variable or function of the object whose code runs.
  private func own(_ name: String, of owner: CodeValue, _ place: SwiftPlace) -> CodeValue? {
    guard let number = owner.object, let type = typeName(of: owner) else {
      if case .format(let query) = owner, Self.formatMembers.contains(name) || symbols.asks.contains(name) {
        return formatMember(name, query, place)
      }
      if case .type(let type) = owner, !program.functions(name, of: type).isEmpty {
        return program.functions(name, of: type).first.map { .callable(.function($0, of: owner, frame: nil)) }
      }
      if let type = typeName(of: owner), let getter = program.variable(name, of: type)?.getter {
        return computed(getter, of: owner, type)
      }
      return nil
    }
    if let value = field(name, of: number, type) { return value }
    if let function = program.functions(name, of: type).first {
      return .callable(.function(function, of: owner, frame: nil))
    }
    // A member of a class of a framework that the type inherits.
    if case .own = objects[number].kind { return nil }
    return known(name, of: number, place)
  }

  private static let formatMembers: Set<String> = [
    "formatDescription", "videoSupportedFrameRateRanges", "isVideoBinned", "isMultiCamSupported",
    "supportedDepthDataFormats",
  ]

  /// The name of the type of an object, or of the class of a framework that it is of.
  func typeName(of value: CodeValue) -> String? {
    switch value {
    case .object(let number):
      switch objects[number].kind {
      case .own(let type): return type
      case .session(let isMultiCam): return isMultiCam ? "AVCaptureMultiCamSession" : "AVCaptureSession"
      case .device: return "AVCaptureDevice"
      case .input: return "AVCaptureDeviceInput"
      case .output(let type): return symbols.className(ofOutput: type)
      case .connection: return "AVCaptureConnection"
      case .request: return "AVCapturePhotoSettings"
      case .ports: return "AVCaptureInput.Port"
      case .synchronizer: return "AVCaptureDataOutputSynchronizer"
      }
    case .format: return "AVCaptureDevice.Format"
    case .type(let name): return name
    case .name(_, let type?): return type
    default: return nil
    }
  }

  /// A variable of an object of the app, or one that an extension computes.
  func field(_ name: String, of object: Int, _ type: String) -> CodeValue? {
    if let value = objects[object].fields[name] { return value }
    guard let variable = program.variable(name, of: type) else { return nil }
    if let getter = variable.getter, variable.initial == nil {
      return computed(getter, of: .object(object), type, as: variable.type?.name)
    }
    if variable.modifiers.contains("static") { return staticMember(name, of: type) }
    // A lazy variable gets its value when it is read.
    objects[object].fields[name] = .open("it is computed from itself")
    let frame = ownFrame(of: .object(object), type)
    let value =
      variable.initial.map { self.value(of: $0, in: frame, expecting: variable.type?.name) } ?? .open("it is not set")
    setField(name, of: object, value)
    return value
  }

  func ownFrame(of owner: CodeValue, _ type: String) -> Int {
    frames.append(CodeFrame(parent: nil, owner: owner, type: type))
    return frames.count - 1
  }

  func computed(
    _ getter: [SwiftStatement], of owner: CodeValue, _ type: String, as result: String? = nil
  ) -> CodeValue {
    guard stack.count < Self.deepestCall else { return .open("the calls are too deep to follow") }
    stack.append(SwiftPlace(file: -1, line: frames.count))
    defer { stack.removeLast() }
    let frame = ownFrame(of: owner, type)
    frames[frame].result = result
    return body(getter, in: frame)
  }

  /// The name of the type that a variable is declared with.
  func declaredType(of target: SwiftExpression, in frame: Int) -> String? {
    switch target {
    case .name(let name, _):
      guard self.frame(with: name, from: frame) == nil, let type = frames[frame].type else { return nil }
      return program.variable(name, of: type)?.type?.name
    case .member(.name("self", _)?, let name, _):
      return frames[frame].type.flatMap { program.variable(name, of: $0) }?.type?.name
    default: return nil
    }
  }

  /// Runs the statements of a function; its value is what they return.
  func body(_ statements: [SwiftStatement], in frame: Int) -> CodeValue {
    let before = conditions
    defer { conditions = before }
    if statements.count == 1 {
      if case .expression(let expression) = statements[0] {
        return value(of: expression, in: frame, expecting: frames[frame].result)
      }
      if case .branch = statements[0] {
        return returned(run(statements, in: frame), SwiftPlace(file: 0, line: 0), before.count) ?? lastValue
      }
    }
    return returned(run(statements, in: frame), SwiftPlace(file: 0, line: 0), before.count) ?? .parts([])
  }

  /// What a call returns: the first device that there is, or one of several values.
  func returned(_ flow: Flow, _ place: SwiftPlace, _ depth: Int) -> CodeValue? {
    var result: CodeValue?
    // Where the device lacks a camera, the app gives up; it is asked what happens where it doesn't.
    let whole = flow.results.filter { one in
      guard case .flag = one.value else { return true }
      return !one.conditions.contains { if case .lacks = $0 { true } else { false } }
    }
    for (value, _) in whole.isEmpty ? flow.results : whole {
      guard let before = result else {
        result = value
        continue
      }
      result = chained(before, value, place)
    }
    return result
  }

  /// One device or else another one: a chain of types, or one of the two.
  func chained(_ first: CodeValue, _ second: CodeValue, _ place: SwiftPlace) -> CodeValue {
    guard case .object(let one) = first, case .device = objects[one].kind else { return first.joined(second) }
    if second.isNone { return first }
    guard case .object(let two) = second, case .device = objects[two].kind, one != two,
      case .list(let types)? = objects[one].fields["types"], case .list(let more)? = objects[two].fields["types"],
      let here = objects[one].fields["position"], let there = objects[two].fields["position"],
      here.equals(there) == true
    else { return second.reason != nil ? first : first.joined(second) }
    let key = "\(one) else \(two)"
    if let known = lookedUp[key] { return .object(known) }
    let made = make(.device, objects[one].place)
    objects[made].fields = objects[one].fields
    objects[made].fields["types"] = .list(types + more)
    lookedUp[key] = made
    return .object(made)
  }

  func staticMember(_ name: String, of type: String) -> CodeValue {
    let key = "\(type).\(name)"
    if let known = globals[key] { return known }
    guard let variable = program.variable(name, of: type) else {
      if let function = program.functions(name, of: type).first {
        return .callable(.function(function, of: .type(type), frame: nil))
      }
      if program.types[type]?.cases.contains(where: { $0.name == name }) ?? false { return .name(name, type: type) }
      if name == "allCases", let entry = program.types[type] {
        return .list(entry.cases.map { .name($0.name, type: type) })
      }
      return program.types[type] == nil ? .name(name, type: nil) : .open("\(key) is not known")
    }
    if let getter = variable.getter, variable.initial == nil {
      return computed(getter, of: .type(type), type, as: variable.type?.name)
    }
    globals[key] = .open("it is computed from itself")
    let value =
      variable.initial.map { self.value(of: $0, in: ownFrame(of: .type(type), type), expecting: variable.type?.name) }
      ?? .open("it is not set")
    setGlobal(key, value)
    return value
  }

  /// `base.name`.
  func member(_ name: String, of base: SwiftExpression, in frame: Int, _ place: SwiftPlace) -> CodeValue {
    let owner = value(of: base, in: frame)
    return member(name, of: owner, place)
  }

  func member(_ name: String, of owner: CodeValue, _ place: SwiftPlace) -> CodeValue {
    guard step() else { return .open("the code is too long to follow") }
    switch owner {
    case .oneOf(let all):
      let values = all.filter { !$0.isNone }.map { member(name, of: $0, place) }
      return values.dropFirst().reduce(values.first ?? .none) { $0.joined($1) }
    case .type(let type):
      if name == "self" { return owner }
      let inner = program.name(of: "\(type).\(name)") ?? program.name(of: name, inside: type)
      if let inner, inner == "\(type).\(name)" { return .type(inner) }
      if let whole = program.name(of: type),
        program.types[whole]?.kind != "extension" || program.variable(name, of: whole) != nil
      {
        return staticMember(name, of: whole)
      }
      return typeMember(name, of: type)
    case .object(let number):
      if let type = typeName(of: owner), let value = field(name, of: number, type) { return value }
      if let type = typeName(of: owner), let function = program.functions(name, of: type).first {
        return .callable(.function(function, of: owner, frame: nil))
      }
      return known(name, of: number, place)
    case .parts(let parts):
      let index = Int(name) ?? parts.firstIndex { $0.label == name } ?? -1
      if parts.indices.contains(index) { return parts[index].value }
    case .list(let all):
      if let value = listMember(name, all) { return value }
    case .format(let query): return formatMember(name, query, place)
    case .property(let property): return formatMember(name, of: property)
    case .name(let word, let type?):
      if let variable = program.variable(name, of: type), let getter = variable.getter {
        return computed(getter, of: owner, type, as: variable.type?.name)
      }
      if name == "rawValue" { return raw(word, of: type) }
    case .time(let seconds) where name == "seconds": return .number(seconds)
    case .none: return .none
    default: break
    }
    if symbols.asks.contains(name) { return .support(symbols.test(name)) }
    return .open(owner.reason ?? "\(name) is not known")
  }

  private func listMember(_ name: String, _ all: [CodeValue]) -> CodeValue? {
    switch name {
    case "first": all.first
    case "last": all.last
    case "isEmpty": .flag(all.isEmpty)
    case "count": .number(Double(all.count))
    default: nil
    }
  }

  private func raw(_ word: String, of type: String) -> CodeValue {
    guard let one = program.types[type]?.cases.first(where: { $0.name == word }) else {
      return .open("it is not known")
    }
    guard let raw = one.raw else {
      return program.types[type]?.parents.contains("String") ?? false ? .text(word) : .open("it is not known")
    }
    return value(of: raw, in: 0)
  }
}
