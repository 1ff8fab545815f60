import SwiftReading

// Calls.
extension Interpreter {
  /// Functions of the standard library, Dispatch and SwiftUI that run the closures given to them, at once or soon.
  private static let running: Set<String> = [
    "async", "sync", "asyncAfter", "perform", "performAndWait", "Task", "detached", "run", "forEach", "task",
    "onAppear",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation", "addOperation",
    "withUnsafeThrowingContinuation", "Result", "assumeIsolated", "addTask", "withTaskGroup", "withThrowingTaskGroup",
    "requestAccess", "withAnimation", "autoreleasepool", "asyncAndWait", "VStack", "HStack", "ZStack", "Group",
    "GeometryReader", "NavigationView", "NavigationStack", "WindowGroup", "overlay", "background", "MainActor",
  ]

  /// The value of a call.
  func call(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace, expecting: String?
  ) -> CodeValue {
    guard step() else { return .open("the code is too long to follow") }
    switch callee {
    case .name(let name, _):
      let target = named(name, in: frame, place)
      switch target {
      case .callable(let callable):
        return call(callable, overload(name, callable, arguments, in: frame), arguments, in: frame, place)
      case .type(let type): return construct(type, arguments, in: frame, place)
      default: break
      }
      if let function = best(program.functions[name] ?? [], arguments) {
        return call(.function(function, of: nil, frame: nil), nil, arguments, in: frame, place)
      }
      if let owner = frames[frame].owner?.object, let inherited = objects[owner].fields[Self.inherited]?.object {
        return callKnown(name, of: inherited, arguments, in: frame, place)
      }
      return outside(name, nil, arguments, in: frame, place)
    case .member(nil, let name, _):
      if let expecting, let type = program.name(of: expecting) {
        if let function = best(program.functions(name, of: type), arguments) {
          return call(.function(function, of: .type(type), frame: nil), nil, arguments, in: frame, place)
        }
        _ = evaluated(arguments, in: frame)
        return .name(name, type: type)
      }
      if let expecting, let value = callType(name, of: expecting, arguments, in: frame, place) { return value }
      if name == "init", let expecting { return construct(expecting, arguments, in: frame, place) }
      return outside(name, nil, arguments, in: frame, place)
    case .member(let base?, let name, _):
      let owner = value(of: base, in: frame)
      return call(name, of: owner, base, arguments, in: frame, place)
    case .closure(let closure):
      return call(.closure(closure, frame: frame), nil, arguments, in: frame, place)
    default:
      if case .callable(let callable) = value(of: callee, in: frame) {
        return call(callable, nil, arguments, in: frame, place)
      }
      return outside("", nil, arguments, in: frame, place)
    }
  }

  private func overload(
    _ name: String, _ callable: CodeCallable, _ arguments: [SwiftArgument], in frame: Int
  ) -> SwiftFunction? {
    guard case .function(_, let owner, nil) = callable, let owner, let type = typeName(of: owner) else { return nil }
    return best(program.functions(name, of: type), arguments)
  }

  /// The function whose parameters fit the arguments.
  func best(_ all: [SwiftFunction], _ arguments: [SwiftArgument]) -> SwiftFunction? {
    let labels = arguments.map(\.label)
    let withBody = all.filter { $0.body != nil }
    return withBody.first { function in
      var rest = function.parameters[...]
      for (index, label) in labels.enumerated() {
        // A closure behind the call has no label.
        let isTrailing = label == nil && { if case .closure = arguments[index].value { true } else { false } }()
        guard let place = rest.firstIndex(where: { $0.label == label || isTrailing && $0.otherwise == nil }) else {
          return false
        }
        guard rest[..<place].allSatisfy({ $0.otherwise != nil }) else { return false }
        rest = rest[(place + 1)...]
      }
      return rest.allSatisfy { $0.otherwise != nil }
    } ?? withBody.first { $0.parameters.count == arguments.count } ?? (withBody.count == 1 ? withBody[0] : nil)
  }

  func evaluated(_ arguments: [SwiftArgument], in frame: Int, expecting: String? = nil) -> [CodePart] {
    arguments.map { CodePart(label: $0.label, value: value(of: $0.value, in: frame, expecting: expecting)) }
  }

  /// Calls a method.
  private func call(
    _ name: String, of owner: CodeValue, _ base: SwiftExpression, _ arguments: [SwiftArgument], in frame: Int,
    _ place: SwiftPlace
  ) -> CodeValue {
    if case .name("super", _) = base {
      // What a class of the app inherits runs; what it inherits from a framework is not in the app.
      guard let type = frames[frame].type, let parent = program.types[type]?.parents.first,
        let whole = program.name(of: parent), let function = best(program.functions(name, of: whole), arguments)
      else { return .parts([]) }
      return invoke(function, of: owner, whole, arguments, in: frame, place)
    }
    switch owner {
    case .oneOf(let all):
      var results: [CodeValue] = []
      let rest = all.filter { !$0.isNone }
      for one in rest {
        if rest.count == 1 { return call(name, of: one, base, arguments, in: frame, place) }
        aside([.other("\(Self.text(base)) is that one of several", place)]) {
          results.append(call(name, of: one, base, arguments, in: frame, place))
        }
      }
      return results.dropFirst().reduce(results.first ?? .none) { $0.joined($1) }
    case .none: return .none
    case .type(let type):
      if name == "init" { return construct(type, arguments, in: frame, place) }
      if let whole = program.name(of: type) {
        if let function = best(program.functions(name, of: whole), arguments) {
          return invoke(function, of: owner, whole, arguments, in: frame, place)
        }
        if program.types[whole]?.cases.contains(where: { $0.name == name }) ?? false {
          _ = evaluated(arguments, in: frame)
          return .name(name, type: whole)
        }
      }
      if program.name(of: "\(type).\(name)") != nil || symbols.isType("\(type).\(name)") {
        return construct("\(type).\(name)", arguments, in: frame, place)
      }
      return callType(name, of: type, arguments, in: frame, place) ?? outside(name, owner, arguments, in: frame, place)
    default: break
    }
    if let type = typeName(of: owner), let function = best(program.functions(name, of: type), arguments) {
      return invoke(function, of: owner, type, arguments, in: frame, place)
    }
    if let number = owner.object {
      if case .own(let type) = objects[number].kind {
        if let value = field(name, of: number, type), case .callable(let callable) = value {
          return call(callable, nil, arguments, in: frame, place)
        }
        if let inherited = objects[number].fields[Self.inherited] {
          return call(name, of: inherited, base, arguments, in: frame, place)
        }
      } else {
        return callKnown(name, of: number, arguments, in: frame, place)
      }
    }
    if let value = callCollection(name, of: owner, base, arguments, in: frame, place) { return value }
    return outside(name, owner, arguments, in: frame, place)
  }

  /// The variable of an object that stands for what its class inherits from a class of AVFoundation.
  static let inherited = "super"

  /// Calls a function or closure.
  func call(
    _ callable: CodeCallable, _ overload: SwiftFunction?, _ arguments: [SwiftArgument], in frame: Int,
    _ place: SwiftPlace
  ) -> CodeValue {
    switch callable {
    case .closure(let closure, let outer):
      return run(closure, in: outer, evaluated(arguments, in: frame).map(\.value))
    case .function(let function, let owner, let outer):
      return invoke(
        overload ?? function, of: owner, owner.flatMap(typeName), arguments, in: frame, place, from: outer)
    case .path: return .open("a key path is no function")
    }
  }

  /// Runs a closure with values for its parameters.
  func run(_ closure: SwiftClosure, in outer: Int, _ values: [CodeValue]) -> CodeValue {
    guard stack.count < Self.deepestCall,
      !stack.contains(closure.place) || stack.filter({ $0 == closure.place }).count < 2
    else { return .open("the calls are too deep to follow") }
    stack.append(closure.place)
    defer { stack.removeLast() }
    let frame = inner(outer)
    if closure.parameters.isEmpty {
      for index in 0..<max(values.count, 2) {
        frames[frame].values["$\(index)"] =
          values.indices.contains(index) ? values[index] : .open("it comes from a caller")
      }
    }
    for (index, name) in closure.parameters.enumerated() {
      frames[frame].values[name] = values.indices.contains(index) ? values[index] : .open("\(name) comes from a caller")
    }
    return body(closure.body, in: frame)
  }

  /// Calls something that is a function with values.
  func apply(_ value: CodeValue, _ values: [CodeValue], _ place: SwiftPlace) -> CodeValue {
    guard case .callable(let callable) = value else { return .open("it is called with something that is not known") }
    switch callable {
    case .closure(let closure, let frame): return run(closure, in: frame, values)
    case .path(let names): return names.reduce(values.first ?? .none) { member($1, of: $0, place) }
    case .function(let function, let owner, let outer):
      return invoke(
        function, of: owner, owner.flatMap(typeName), values.map { CodePart(label: nil, value: $0) }, from: outer)
    }
  }

  func invoke(
    _ function: SwiftFunction, of owner: CodeValue?, _ type: String?, _ arguments: [SwiftArgument], in frame: Int,
    _ place: SwiftPlace, from outer: Int? = nil
  ) -> CodeValue {
    var parts: [CodePart] = []
    var rest = function.parameters[...]
    for argument in arguments {
      let parameter = rest.first { $0.label == argument.label } ?? rest.first
      if let parameter, let index = rest.firstIndex(where: { $0.name == parameter.name }) {
        rest = rest[(index + 1)...]
      }
      parts.append(
        CodePart(
          label: parameter?.name, value: value(of: argument.value, in: frame, expecting: parameter?.type?.name)))
    }
    return invoke(function, of: owner, type, parts, from: outer)
  }

  /// Runs a function; the labels of the arguments are the names of its parameters, or `nil`.
  func invoke(
    _ function: SwiftFunction, of owner: CodeValue?, _ type: String?, _ arguments: [CodePart], from outer: Int?
  ) -> CodeValue {
    guard let statements = function.body else { return .open("\(function.name) is not in the code") }
    guard stack.count < Self.deepestCall, stack.filter({ $0 == function.place }).count < 2 else {
      return .open("the calls are too deep to follow")
    }
    ran.insert(function.place)
    stack.append(function.place)
    defer { stack.removeLast() }
    frames.append(
      CodeFrame(
        parent: outer, owner: owner, type: type ?? outer.flatMap { frames[$0].type }, result: function.result?.name))
    let frame = frames.count - 1
    for (index, parameter) in function.parameters.enumerated() {
      let given =
        arguments.first { $0.label == parameter.name }?.value
        ?? (arguments.indices.contains(index) && arguments[index].label == nil ? arguments[index].value : nil)
      frames[frame].values[parameter.name] =
        given ?? parameter.otherwise.map { value(of: $0, in: frame, expecting: parameter.type?.name) }
        ?? onlyConformer(to: parameter.type?.name, function.place)
        ?? .open("\(parameter.name) comes from a caller")
    }
    return body(statements, in: frame)
  }

  /// An object of the only type that conforms to a protocol of the app.
  private func onlyConformer(to type: String?, _ place: SwiftPlace) -> CodeValue? {
    guard let name = type.flatMap({ program.name(of: $0) }), program.types[name]?.kind == "protocol",
      let heirs = program.heirs[name], heirs.count == 1, let entry = program.types[heirs[0]],
      ["class", "struct", "actor"].contains(entry.kind)
    else { return nil }
    return instance(of: heirs[0], nil, in: 0, place)
  }

  // MARK: Code that was not read

  /// A call of something that is not in the app's code.
  func outside(
    _ name: String, _ owner: CodeValue?, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace
  ) -> CodeValue {
    if let value = pattern(name, owner, arguments, in: frame, place) { return value }
    var result = CodeValue.open(name.isEmpty ? "it is not known" : "\(name) is not in the code")
    for argument in arguments {
      let value = value(of: argument.value, in: frame)
      switch value {
      case .callable(let callable):
        if Self.running.contains(name) {
          let given: CodeValue = name == "requestAccess" ? .flag(true) : .open("it comes from \(name)")
          result = apply(value, [given, .open("it comes from \(name)")], place)
        } else if case .closure = callable {
          deferred.append(callable)
        }
      case .object(let number): pass(number, to: name, owner, place)
      case .list(let all): for case .object(let number) in all { pass(number, to: name, owner, place) }
      default: break
      }
    }
    if name == "requestAccess" || name == "authorizationStatus" { return .open(Self.passes) }
    return result
  }

  /// Notes that a part of a session is given to code that was not read.
  private func pass(_ object: Int, to name: String, _ owner: CodeValue?, _ place: SwiftPlace) {
    switch objects[object].kind {
    case .session, .device, .output: break
    case .own, .input, .connection, .ports, .request, .synchronizer: return
    }
    guard !symbols.isHarmless(name) else { return }
    record(.pass(name), on: object, place)
  }
}
